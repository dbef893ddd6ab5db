import { existsSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { RemoteDeclaration } from '@console/remote';
import { filesBelow, languagesOf, loaders, writeGenerated } from './files';

/** Thrown when a page or a card is declared that no file is named after, or several are. */
export class PageFileError extends Error {
  override readonly name = 'PageFileError';
}

/** Pages that look the same in all remotes. */
const shared = ['AreaErrorPage'];

/** Finds the one file among others that holds a component, by its name. */
function fileOf(name: string, files: readonly string[]): string {
  const [file, ...others] = files.filter((path) => basename(path) === `${name}.tsx`);
  if (file === undefined)
    throw new PageFileError(`${name} is declared, but there is no file ${name}.tsx below src.`);
  if (others.length > 0)
    throw new PageFileError(`Several files are called ${name}.tsx: ${[file, ...others].join(', ')}.`);
  return `./${file.slice(0, -'.tsx'.length)}`;
}

const unique = (names: readonly string[]) => [...new Set(names)].sort();

/**
 * The module that a remote exposes, from its declaration and where its files lie: the pages and cards that are declared
 * by the names of their files, `messages/<language>.json` and `help/pages.<language>.json`.
 * @param folder folder of the remote.
 * @throws PageFileError
 */
export function remoteModule(folder: string, { routes, cards = [] }: RemoteDeclaration): string {
  const source = resolve(folder, 'src');
  const files = filesBelow(source);
  const named = (names: readonly string[]) =>
    loaders(unique(names).map((name) => [name, name, fileOf(name, files)] as const));
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
${borrowed.length > 0 ? `import { ${borrowed.join(', ')} } from '@console/remote/records';\n` : ''}import { declaration } from './declaration';
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
});
`;
}

/** Where the module lies that a remote exposes. */
export const remoteModuleFile = 'src/remote.generated.ts';

/**
 * Writes {@link remoteModule} into the sources of a remote.
 * @throws PageFileError
 */
export const writeRemoteModule = (folder: string, declaration: RemoteDeclaration): void =>
  writeGenerated(resolve(folder, remoteModuleFile), remoteModule(folder, declaration));
