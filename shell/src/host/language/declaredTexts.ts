import { languageOf, pseudoLocale } from '@console/design/language';
import { createStore } from '@console/design/store';
import type {
  BuildLanguages,
  BuildManifest,
  ResolvedRegistry,
  ResolvedRemote,
} from '@console/remote/registry';

/** Declared texts of builds in other languages, by the folder of the build; of those that did not arrive none. */
const arrived = new Map<string, BuildLanguages['texts']>();
const asked = new Map<string, Promise<void>>();

/** Changes whenever texts of a build arrive. */
export const declaredTextsStore = createStore(0);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isLanguages = (value: unknown): value is BuildLanguages => isRecord(value) && isRecord(value.texts);

async function load(build: BuildManifest, file: string): Promise<void> {
  const pin = build.integrity[file];
  const address = new URL(build.base + file, location.origin).href;
  const answer = pin === undefined ? undefined : await fetch(address, { integrity: pin });
  const found: unknown = answer?.ok ? await answer.json() : undefined;
  if (!isLanguages(found)) throw new Error(`${address} is not there.`);
  arrived.set(build.base, found.texts);
  declaredTextsStore.setState(declaredTextsStore.getState() + 1);
}

/** The builds that run, in whatever language. */
let running: readonly BuildManifest[] = [];

/**
 * Loads what builds declare in other languages. English needs nothing; a build that says nothing in other languages, or
 * whose file does not arrive, stays English.
 * @param builds those that run from now on. Default: those that were named the last time.
 */
export async function loadDeclaredTexts(
  locale: string,
  builds: readonly BuildManifest[] = running,
): Promise<void> {
  running = builds;
  if (locale === pseudoLocale || languageOf(locale) === 'en') return;
  await Promise.all(
    builds.map((build) => {
      if (build.languages === undefined) return undefined;
      const known = asked.get(build.base);
      if (known) return known;
      // The next look at the registry asks again for what did not arrive.
      const asking = load(build, build.languages).catch(() => void asked.delete(build.base));
      asked.set(build.base, asking);
      return asking;
    }),
  );
}

/** Reads a declared text in another language; undefined where there is none. */
type Read = (text: string) => string | readonly unknown[] | undefined;

/** Parts of a declaration with texts in them. */
const declaring = ['areas', 'actions', 'cards', 'search', 'tour', 'routes'] as const;

/**
 * A part of a declaration with its texts in another language in the place of the English ones. A text that counts stays
 * English; what it says in the language is its `message`.
 */
function inLanguage<Part>(part: Part, read: Read): Part {
  if (Array.isArray(part)) return part.map((each) => inLanguage(each, read)) as Part;
  if (!isRecord(part)) return part;
  if (typeof part.en !== 'string') {
    const entries = Object.entries(part).map(([key, value]) => [key, inLanguage(value, read)]);
    return Object.fromEntries(entries) as Part;
  }
  const text = read(part.en);
  if (text === undefined) return part;
  return (typeof text === 'string' ? { ...part, en: text } : { ...part, message: text }) as Part;
}

function translateRemote(remote: ResolvedRemote, read: Read): ResolvedRemote {
  const declared = declaring.map((key) => [key, inLanguage(remote[key], read)] as const);
  return { ...remote, ...Object.fromEntries(declared.filter(([, value]) => value !== undefined)) };
}

/**
 * The registry with what remotes declare in a language, as far as it has arrived.
 * @param pseudoText writes the pseudo language. Default: it is not shown.
 */
export function translateRegistry(
  registry: ResolvedRegistry,
  locale: string,
  pseudoText?: (text: string) => string,
): ResolvedRegistry {
  const language = languageOf(locale) ?? 'en';
  if (language === 'en' && !pseudoText) return registry;
  return {
    ...registry,
    remotes: registry.remotes.map((remote) => {
      if (pseudoText) return translateRemote(remote, pseudoText);
      const texts = arrived.get(remote.base)?.[language];
      return texts ? translateRemote(remote, (text) => texts[text]) : remote;
    }),
  };
}
