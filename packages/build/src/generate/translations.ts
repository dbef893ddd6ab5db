import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import type { Language } from '@console/design/language';
import { filesBelow, importPath, languagesOf, loaders, translated, writeGenerated } from './files';

/** The room in which what a part says in another language is put together. */
const room = 'translations';

/** Folders below sources that gather the catalogues around them: those with a room `translations`. */
const gatherers = (source: string): string[] =>
  [
    source,
    ...readdirSync(source, { recursive: true, encoding: 'utf8' }).map((path) => resolve(source, path)),
  ].filter((folder) => existsSync(resolve(folder, room, 'index.ts')));

/** The catalogues of a gatherer in a language: those below it, but for those below another one. */
function cataloguesOf(gatherer: string, others: readonly string[], language: Language): string[] {
  const inner = others.filter((other) => other.startsWith(`${gatherer}/`));
  return filesBelow(gatherer)
    .filter((path) => path === `${language}.json` || path.endsWith(`/${language}.json`))
    .map((path) => resolve(gatherer, path))
    .filter((path) => !inner.some((other) => path.startsWith(`${other}/`)));
}

/**
 * Writes what a package or the shell says in each language as one module, and a loader for each: `language-de` is one
 * chunk with what the other packages say in it.
 * @param source folder of the sources.
 */
export function writeTranslations(source: string): void {
  const all = gatherers(source);
  for (const gatherer of all) {
    const place = resolve(gatherer, room);
    for (const language of translated) {
      const paths = cataloguesOf(gatherer, all, language);
      const imports = paths.map((path, at) => `import part${at} from '${importPath(place, path)}';\n`);
      writeGenerated(
        resolve(place, `${language}.generated.ts`),
        `${imports.join('')}\nexport const translation = { ${paths.map((_, at) => `...part${at}`).join(', ')} };\n`,
      );
    }
    writeGenerated(
      resolve(place, 'loaders.generated.ts'),
      `export const loaders = {\n${loaders(
        translated.map((language) => [language, `language-${language}`, `./${language}.generated`]),
      )}};\n`,
    );
  }
}

/** Writes the loaders of the help of the pages that the shell draws. */
export function writeShellHelp(place: string): void {
  const there = languagesOf((language) => resolve(place, `pages.${language}.json`));
  writeGenerated(
    resolve(place, 'pages.generated.ts'),
    `export const pages = {\n${loaders(
      there.map((language) => [
        language,
        language === 'en' ? 'help-en' : `language-${language}`,
        `./pages.${language}.json`,
      ]),
    )}};\n`,
  );
}

/** The words of antd's pickers in a language: those of the country that is called like it, else of the first one. */
function pickerLocale(design: string, language: Language): string {
  const require = createRequire(resolve(design, 'package.json'));
  const place = dirname(require.resolve('antd/es/date-picker/locale/en_US'));
  const [first = ''] = readdirSync(place).filter(
    (file) => file.startsWith(`${language}_`) && file.endsWith('.js'),
  );
  const home = `${language}_${language.toUpperCase()}`;
  return existsSync(resolve(place, `${home}.js`)) ? home : first.replace('.js', '');
}

/** Writes the loaders of what libraries say about times. @param design folder of the design package */
export function writeTimeLanguages(design: string): void {
  const chunk = (language: string) => `time-${language}`;
  // It has the names and words of `ar`, and writes digits from 0 to 9 as everything else in Arabic.
  const momentLocaleOf = (language: Language) => (language === 'ar' ? 'ar-ly' : language);
  writeGenerated(
    resolve(design, 'src/time/momentLocales.generated.ts'),
    `export const loaders = {\n${loaders(
      translated.map((language) => [language, chunk(language), `moment/locale/${momentLocaleOf(language)}`]),
    )}};

export const locales = {
  en: 'en',
${translated.map((language) => `  ${language}: '${momentLocaleOf(language)}',\n`).join('')}};\n`,
  );
  writeGenerated(
    resolve(design, 'src/fields/pickerLocales.generated.ts'),
    `export const loaders = {\n${loaders(
      translated.map((language) => [
        language,
        chunk(language),
        `antd/es/date-picker/locale/${pickerLocale(design, language)}`,
      ]),
    )}};\n`,
  );
}
