import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@console/design/language';
import { isOwnRepository } from '@console/workspace';
import { sourcesIn } from '../sourcesIn';
import type { Finding } from './finding';
import { type Catalogue, languageFindings } from './languages';
import { textFindings } from './sources';

/** Reads a file of JSON. */
export const readJson = <T>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as T;

/** Keys of the catalogues in a folder. */
function keysIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(^|[\\/])en\.json$/.test(path))
    .flatMap((path) => Object.keys(readJson<object>(join(folder, path))));
}

/** The catalogues of a remote: what its pages say and what it declares, each in all languages that are there. */
function cataloguesIn(folder: string): Catalogue[] {
  return ['src/messages', 'src/declared'].map((place) => ({
    place,
    keys: new Map(
      languages
        .filter((language) => existsSync(join(folder, place, `${language}.json`)))
        .map((language) => [
          language,
          Object.keys(readJson<object>(join(folder, place, `${language}.json`))),
        ]),
    ),
  }));
}

/** Looks for texts of a remote that nobody reads, or that are not translated. */
export function examineTexts(root: string, folder: string): Finding[] {
  const packages = ['design', 'remote'].flatMap((part) =>
    keysIn(
      isOwnRepository(root)
        ? join(root, 'node_modules/@console', part, 'dist')
        : join(root, 'packages', part, 'src'),
    ),
  );
  // What is declared is read by the shell, and compared with the declaration by the build.
  return [
    ...textFindings(keysIn(join(folder, 'src/messages')), packages, sourcesIn(folder)),
    ...languageFindings(cataloguesIn(folder)),
  ];
}
