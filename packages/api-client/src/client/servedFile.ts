/** A file as the service answers it. */
export interface ServedFile {
  /** Its bytes and their media type. */
  readonly content: Blob;
  /** Name under which the service wants it saved. @defaultValue the service sends none. */
  readonly name?: string;
}

/** The file of an answer that is a success; `undefined` when the service has none (204). */
export async function servedFile(response: Response): Promise<ServedFile | undefined> {
  if (response.status === 204) return undefined;
  const name = fileNameIn(response.headers.get('content-disposition') ?? '');
  return { content: await response.blob(), ...(name && { name }) };
}

/** Whether this is a file as {@link servedFile} gives it. */
export function isServedFile(value: unknown): value is ServedFile {
  return typeof value === 'object' && value !== null && 'content' in value;
}

/**
 * File name of a `Content-Disposition` header, without any folder: `attachment; filename="logs.tar.gz"`. The encoded
 * spelling, `filename*=UTF-8''…`, goes first. Blank when there is none.
 */
export function fileNameIn(disposition: string): string {
  const encoded = /filename\*\s*=\s*UTF-8'[^']*'([^;\s]+)/i.exec(disposition)?.[1];
  const [, quoted, bare] = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition) ?? [];
  const name = decoded(encoded) ?? quoted?.replace(/\\(.)/g, '$1') ?? bare ?? '';
  return name.split(/[/\\]/).at(-1) ?? '';
}

function decoded(text: string | undefined): string | undefined {
  try {
    return text && decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
