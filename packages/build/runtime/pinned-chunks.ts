import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** Callback of the bundler's runtime when a script has arrived or will not arrive. */
type Ended = (event: { readonly type: string; readonly target: { readonly src: string } }) => void;

/** The bundler's runtime, as far as it loads scripts on demand. */
declare const __webpack_require__: {
  /** Loads a script; its pin is that of the chunk. */
  l: (address: string, ended: Ended, key?: string, chunk?: string) => void;
  /** Address of the folder of the build. */
  readonly p: string;
  /** Pins of the chunks, as this build knows them; a build without is one of a developer. */
  readonly sriHashes?: Record<string, string>;
};

/** Where the shell keeps the pins of all builds that it let in, by absolute address. */
const place = Symbol.for('console.pins');

/**
 * Scripts of one language. The registry, which everybody fetches before the first paint, has no pins of them: theirs are
 * those in the entry, which is pinned itself.
 */
const ofLanguage = /\/(?:messages|help|language|time)-[a-z]{2}\.[^/]+$/;

/** File of a container below the folder of its build. */
const entry = 'remoteEntry.js';

/**
 * Checks the scripts that a build loads on demand against the registry. The bundler knows pins of its own, which are
 * checked with the entry they stand in; but it loads a chunk without a pin as if nothing were the matter. Here a chunk
 * that has none is refused before it is asked for, and where the entry itself was pinned by the registry, the pins of
 * the registry are those that count.
 */
export default function pinnedChunks(): ModuleFederationRuntimePlugin {
  const load = __webpack_require__.l;
  if (load)
    __webpack_require__.l = (address, ended, key, chunk) => {
      const { [place]: registered } = globalThis as Record<symbol, ReadonlyMap<string, string> | undefined>;
      const { sriHashes: own, p: folder } = __webpack_require__;
      const held = registered?.has(folder + entry);
      const byRegistry = held && !ofLanguage.test(address);
      const pin = chunk === undefined ? undefined : byRegistry ? registered?.get(address) : own?.[chunk];
      if (own && chunk !== undefined && pin) own[chunk] = pin;
      else if (own || held) return ended({ type: 'unpinned', target: { src: address } });
      load(address, ended, key, chunk);
    };
  return { name: 'pinned-chunks' };
}
