import type { ListedFile } from './Store';

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
};

/** Text of the first element of a name in an answer of a bucket. */
export const element = (xml: string, name: string) =>
  new RegExp(`<${name}>([^<]*)</${name}>`)
    .exec(xml)?.[1]
    ?.replace(/&(amp|lt|gt|quot|apos);/g, (entity) => entities[entity] ?? entity);

/** The files of one page of a listing, and how to ask for the next one. */
export function readListing(xml: string): {
  readonly files: ListedFile[];
  readonly next: string | undefined;
} {
  const encoded = element(xml, 'EncodingType') === 'url';
  const files = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, entry = '']) => {
    const key = element(entry, 'Key') ?? '';
    return {
      path: encoded ? decodeURIComponent(key.replaceAll('+', '%20')) : key,
      size: Number(element(entry, 'Size')),
      modified: Date.parse(element(entry, 'LastModified') ?? ''),
    };
  });
  return { files, next: element(xml, 'NextContinuationToken') };
}
