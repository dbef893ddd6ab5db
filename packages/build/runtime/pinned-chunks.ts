import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** Callback of the bundler's runtime when a script has arrived or will not arrive. */
type Ended = (event: { readonly type: string; readonly target: { readonly src: string } }) => void;

/** The bundler's runtime, as far as it loads scripts on demand. */
declare const __webpack_require__: {
  /** Loads a script; its pin is that of the chunk. */
  l: (address: string, ended: Ended, key?: string, chunk?: string) => void;
  /** Pins of the chunks; a build without is one of a developer. */
  readonly sriHashes?: Readonly<Record<string, string>>;
};

/**
 * Checks the scripts that a build loads on demand by the pins in its entry, which the registry pins itself. The bundler
 * does so, too, but loads a chunk without a pin as if nothing were the matter. Here such a chunk is refused before it is
 * asked for.
 */
export default function pinnedChunks(): ModuleFederationRuntimePlugin {
  const load = __webpack_require__.l;
  if (load)
    __webpack_require__.l = (address, ended, key, chunk) => {
      const { sriHashes: pins } = __webpack_require__;
      if (pins && (chunk === undefined || !pins[chunk]))
        ended({ type: 'unpinned', target: { src: address } });
      else load(address, ended, key, chunk);
    };
  return { name: 'pinned-chunks' };
}
