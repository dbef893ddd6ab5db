import { existsSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { RemoteDeclaration } from '@console/remote';
import { filesBelow, languagesOf, loaders, writeGenerated } from './files';
import { writeMessageTypes } from './messageTypes';

/** Thrown when a page or a card is declared that no file is named after, or several are. */
export class PageFileError extends Error {
  override readonly name = 'PageFileError';
}

/** Pages that look the same in all remotes. */
const shared = ['AreaErrorPage'];

/** The one file among others that has this name, undefined where there is none. */
function onlyOne(name: string, files: readonly string[]): string | undefined {
  const [file, ...others] = files.filter((path) => basename(path) === name);
  if (others.length > 0)
    throw new PageFileError(`Several files are called ${name}: ${[file, ...others].join(', ')}.`);
  return file;
}

/** The form page of a kind of record that has no file of its own: it follows from the form and the kind. */
interface FormPage {
  readonly page: string;
  /** Name of the kind and its form: `recipe`. */
  readonly kind: string;
  readonly folder: string;
}

/** Name of the record whose form a page is, undefined where the page is none. */
const recordOfForm = (page: string): string | undefined => {
  const [, first, rest] = /^(.)(.*)FormPage$/.exec(page) ?? [];
  return first && `${first.toLowerCase()}${rest}`;
};

function formPageOf(page: string, files: readonly string[]): FormPage | undefined {
  const kind = recordOfForm(page);
  const form = kind && onlyOne(`${kind}.form.tsx`, files);
  return form ? { page, kind, folder: dirname(form) } : undefined;
}

/** Finds the module that holds a component, by its name. */
function moduleOf(name: string, files: readonly string[]): string {
  const file = onlyOne(`${name}.tsx`, files);
  if (file !== undefined) return `./${file.slice(0, -'.tsx'.length)}`;
  const form = formPageOf(name, files);
  if (form) return `./${form.folder}/${name}.generated`;
  const kind = recordOfForm(name);
  const missing = kind ? `${name}.tsx or ${kind}.form.tsx` : `${name}.tsx`;
  throw new PageFileError(`${name} is declared, but there is no file ${missing} below src.`);
}

const unique = (names: readonly string[]) => [...new Set(names)].sort();

/**
 * The module that a remote exposes, from its declaration and where its files lie: the pages, cards and sources of news that
 * are declared by the names of their files, `messages/<language>.json` and `help/pages.<language>.json`.
 * @param folder folder of the remote.
 * @throws PageFileError
 */
export function remoteModule(folder: string, { routes, cards = [], news = [] }: RemoteDeclaration): string {
  const source = resolve(folder, 'src');
  const files = filesBelow(source);
  const named = (names: readonly string[]) =>
    loaders(unique(names).map((name) => [name, name, moduleOf(name, files)] as const));
  const pages = routes.map(({ page }) => page);
  const own = pages.filter((page) => !shared.includes(page));
  const borrowed = unique(pages.filter((page) => shared.includes(page)));
  const messages = languagesOf((language) => resolve(source, `messages/${language}.json`));
  const help = languagesOf((language) => resolve(source, `help/pages.${language}.json`));
  const english = existsSync(resolve(source, 'messages/en.json'));
  const textsIn = (path: (language: string) => string, of: readonly string[]) =>
    loaders(
      of.map((language) => [
        language,
        // The help of another language travels with its messages: the registry pins every file of a build.
        language === 'en' ? 'help-en' : `messages-${language}`,
        path(language),
      ]),
    );
  return `import { defineRemote } from '@console/remote';
${borrowed.length > 0 ? `import { ${borrowed.join(', ')} } from '@console/remote/records';\n` : ''}import { declaration } from './declaration.generated';
${english ? "import en from './messages/en.json';" : 'const en = {};'}

export default defineRemote({
declaration,
messages: {
  en,
${textsIn(
  (language) => `./messages/${language}.json`,
  messages.filter((language) => language !== 'en'),
)}},
${help.length > 0 ? `help: {\n${textsIn((language) => `./help/pages.${language}.json`, help)}},\n` : ''}pages: {
${borrowed.map((page) => `  ${page}: async () => ({ ${page} }),\n`).join('')}${named(own)}},
cards: {
${named(cards.map(({ name }) => name))}},
${news.length > 0 ? `news: {\n${named(news.map(({ name }) => name))}},\n` : ''}});
`;
}

/** Where the module lies that a remote exposes. */
export const remoteModuleFile = 'src/remote.generated.ts';

const formPage = ({ page, kind }: FormPage): string => {
  const form = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Form`;
  return `import { RecordFormPage } from '@console/remote/records';
import { ${form} } from './${kind}.form';
import { ${kind}Kind } from './${kind}.kind';

export const ${page} = () => <RecordFormPage kind={${kind}Kind} form={${form}} />;
`;
};

/**
 * Writes what follows from a declaration and where files lie into the sources of a remote: the declaration as data,
 * without the calls that it is made from; pages of forms; the keys of its messages; and {@link remoteModule}.
 * @throws PageFileError
 */
export function writeRemoteModule(folder: string, declaration: RemoteDeclaration): void {
  const source = resolve(folder, 'src');
  writeGenerated(
    resolve(source, 'declaration.generated.ts'),
    `import type { RemoteDeclaration } from '@console/remote';

export const declaration: RemoteDeclaration = ${JSON.stringify(declaration)};
`,
  );
  const files = filesBelow(source);
  for (const page of unique(declaration.routes.map((route) => route.page))) {
    const form = onlyOne(`${page}.tsx`, files) === undefined ? formPageOf(page, files) : undefined;
    if (form) writeGenerated(resolve(source, form.folder, `${page}.generated.tsx`), formPage(form));
  }
  writeMessageTypes(source);
  writeGenerated(resolve(folder, remoteModuleFile), remoteModule(folder, declaration));
}
