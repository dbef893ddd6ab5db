import { isTest, lateSymbols, type SinceOf, type Source } from '../contract/neededContract';
import { error, type Finding, warning } from './finding';

/** Forms read the words of problems themselves: `validation.{problem}`. */
const readByForms = 'validation.';

/**
 * The record layer reads texts of a kind itself, by the `texts` of its descriptor: labels of its fields and short texts
 * such as `jobs.new`, and the warning before it is deleted.
 */
const readByRecords = (kind: string) =>
  new RegExp(`^${kind.replaceAll('.', '\\.')}\\.(?:\\w+|delete\\.warning)$`);

const withoutComments = (text: string) => text.replace(/^ *(\/?\*|\/\/).*$/gm, '');

/**
 * Texts of the catalogue that no source reads; the compiler finds those that are read and not there.
 * @param others keys of the catalogues of the packages.
 */
export function textFindings(
  catalogue: readonly string[],
  others: readonly string[],
  sources: readonly Source[],
): Finding[] {
  const text = sources
    .filter((source) => !isTest(source))
    .map((source) => withoutComments(source.text))
    .join('\n');
  const starts = [
    ...[...text.matchAll(/`([a-z][\w.-]*\.)\$\{/g)].map(([, start = '']) => start),
    ...[...text.matchAll(/\bcodeLabels\(\s*'([\w.]+)'/g)].map(([, start = '']) => `${start}.`),
  ];
  const ofKinds = [...text.matchAll(/\btexts: '([\w.]+)'/g)].map(([, kind = '']) => readByRecords(kind));
  const used = (key: string) =>
    text.includes(`'${key}'`) ||
    text.includes(`"${key}"`) ||
    starts.some((start) => key.startsWith(start)) ||
    ofKinds.some((read) => read.test(key));
  // A text of the same key as one of a package stands in its place.
  return catalogue
    .filter((key) => !used(key) && !others.includes(key) && !key.startsWith(readByForms))
    .map((key) => warning('src/messages/en.json', `no source uses the text ${key}`, 'Take it out.'));
}

/** Findings on symbols that are newer than the contract a remote says it needs. */
export function contractFindings(
  { contract }: { readonly contract: string },
  sources: readonly Source[],
  sinceOf: SinceOf,
): Finding[] {
  const late = lateSymbols(contract, sources, sinceOf);
  return late ? [error('src/declaration.ts', late.what, late.fix)] : [];
}
