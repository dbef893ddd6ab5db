import { type Language, languageNames, languages } from '@console/design/language';
import { type Finding, warning } from './finding';

/** Texts of a remote in all languages that are there. */
export interface Catalogue {
  /** From the folder of the remote, `src/messages`. */
  readonly place: string;
  /** The keys of each language. */
  readonly keys: ReadonlyMap<Language, readonly string[]>;
}

/** Names the first of some keys, and how many there are beyond. */
const named = ([first = '', ...others]: readonly string[]) =>
  others.length > 0 ? `"${first}" and ${others.length} more` : `"${first}"`;

/** Findings on texts that are not in every language: there a page is English in part, or as a whole. */
export function languageFindings(catalogues: readonly Catalogue[]): Finding[] {
  return catalogues.flatMap(({ place, keys }) => {
    const english = keys.get('en') ?? [];
    if (english.length === 0) return [];
    return languages.flatMap((language) => {
      const known = keys.get(language);
      const file = `${place}/${language}.json`;
      if (!known)
        return [
          warning(file, `is not there: the remote is English in ${languageNames[language]}`, `Write it.`),
        ];
      const missing = english.filter((key) => !known.includes(key));
      const unused = known.filter((key) => !english.includes(key));
      return [
        ...(missing.length > 0 ? [warning(file, `lacks ${named(missing)}`, 'Translate it.')] : []),
        ...(unused.length > 0
          ? [warning(file, `has ${named(unused)}, which en.json does not have`, 'Take it out.')]
          : []),
      ];
    });
  });
}
