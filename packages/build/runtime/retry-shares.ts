import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

type Id = string | number;

/** The bundler's runtime, as far as it loads chunks and the shared modules that they need. */
declare const __webpack_require__: {
  /** Loads a chunk, and all that its modules take from elsewhere. */
  e?: (chunk: Id) => Promise<unknown>;
  /** The shared modules that chunks need, by chunk. */
  readonly consumesLoadingData?: { readonly chunkMapping?: Readonly<Record<Id, readonly Id[]>> };
};

/**
 * Has a shared module that did not arrive fetched again when it is asked for again. By itself the federation runtime
 * keeps the promise of the first request, and gives its failure to everyone until the page is loaded anew; and it lets
 * modules begin that need what is missing, which the bundler then never starts again. Here a chunk that misses a shared
 * module counts as not loaded.
 */
export default function retryShares(): ModuleFederationRuntimePlugin {
  const missing = new Map<Id, unknown>();
  const load = __webpack_require__.e;
  if (load)
    __webpack_require__.e = async (chunk) => {
      const loaded = await load(chunk);
      const needed = __webpack_require__.consumesLoadingData?.chunkMapping?.[chunk] ?? [];
      const absent = needed.find((module) => missing.has(module));
      if (absent !== undefined) throw missing.get(absent);
      return loaded;
    };
  return {
    name: 'retry-shares',
    afterLoadShare({ loadContext }) {
      if (loadContext?.moduleId !== undefined) missing.delete(loadContext.moduleId);
    },
    errorLoadShare({ pkgName, shareScopeMap, error, recovered, loadContext }) {
      for (const scope of Object.values(shareScopeMap))
        for (const shared of Object.values(scope[pkgName] ?? {})) if (!shared.lib) shared.loading = null;
      if (!recovered && loadContext?.moduleId !== undefined) missing.set(loadContext.moduleId, error);
    },
  };
}
