/** Start of the names of the caches of code: what pages of others at this origin keep is theirs. */
export const cachePrefix = 'console-code-';

/** Names of the caches of code, of this release and of others. */
export function codeCaches(): Promise<readonly string[]> {
  // There are none where the connection is not secure.
  const all = typeof caches === 'undefined' ? Promise.resolve([]) : caches.keys();
  return all.then((names) => names.filter((name) => name.startsWith(cachePrefix)));
}

/** Drops all code that is kept, so that the next visit loads it from the network. */
export const dropKeptCode = (): Promise<unknown> =>
  codeCaches().then((names) => Promise.all(names.map((name) => caches.delete(name))));

/**
 * Drops what is kept whenever a script fails: it may be what is kept that is broken, and the next try takes it from the
 * network.
 */
export function dropAfterFailures(): void {
  // Failures of resources do not bubble.
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && void dropKeptCode(), true);
}
