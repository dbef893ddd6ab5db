import type { HelpLoader, PageHelp } from '@console/remote/contract';

/** Help by language, see `RemoteModule.help`. */
export type HelpLoaders = Readonly<Record<string, HelpLoader | undefined>>;

/** The help of a page, and the language it is written in. */
export interface FoundHelp {
  readonly help: PageHelp;
  readonly language: string;
}

const isTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((text) => typeof text === 'string');

/** Type guard for the help of a page: a remote of another version may have something else there. */
export function isPageHelp(value: unknown): value is PageHelp {
  const { about, words = {}, keys = {} } = (value ?? {}) as Record<string, unknown>;
  return (
    Array.isArray(about) &&
    about.length > 0 &&
    about.every((text) => typeof text === 'string') &&
    isTexts(words) &&
    isTexts(keys)
  );
}

/** The help of all pages of a source in a language; of those that have none in it, in English. */
export async function readAllHelp(
  loaders: HelpLoaders,
  language: string,
): Promise<Readonly<Record<string, PageHelp>>> {
  const texts = await Promise.all(
    [...new Set(['en', language])].map((each) => loaders[each]?.().catch(() => undefined)),
  );
  const pages = texts.flatMap((loaded) => Object.entries(loaded?.default ?? {}));
  return Object.fromEntries(pages.filter(([, help]) => isPageHelp(help)));
}

/**
 * The help of a page in a language, in English where it has none in that language.
 * @param sources whose help is looked into, one after the other.
 * @returns undefined where none of them says anything about the page, or what it says is no help.
 */
export async function readHelp(
  sources: readonly (HelpLoaders | undefined)[],
  page: string,
  language: string,
): Promise<FoundHelp | undefined> {
  for (const loaders of sources)
    for (const each of new Set([language, 'en'])) {
      // What cannot be loaded is as good as not written: the keys are worth showing all the same.
      const texts = await loaders?.[each]?.().catch(() => undefined);
      const help: unknown = texts?.default[page];
      if (isPageHelp(help)) return { help, language: each };
    }
  return undefined;
}
