import { cachePrefix, codeCaches, dropKeptCode } from './keptCode';

/** Address of the worker, which the gateway lets answer for all addresses of the console. */
const workerPath = '/console/worker.js';

/** Scripts that never change under their address: named by their content, or in the folder of a build that is. */
const lasting = /^\/(assets\/[\w.-]+\.[0-9a-f]{8,}|remotes\/.+)\.js$/;

interface WorkerPolicy {
  createScriptURL(address: string): string;
}

const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy(name: string, rules: WorkerPolicy): WorkerPolicy };
};

/**
 * Browsers whose workers answer by routes alone, and say so. Without routes a worker would have to run for each request,
 * which costs more than it saves.
 */
function hasRoutes(): boolean {
  const timing = PerformanceResourceTiming.prototype;
  // The first name is that of the standard, the second the one before it.
  return (
    'serviceWorker' in navigator && ('workerFinalRouterSource' in timing || 'workerFinalSourceType' in timing)
  );
}

/** Path of an address at the origin of the console. */
function ownPath(address: string): string | undefined {
  const { origin, pathname } = new URL(address);
  return origin === location.origin ? pathname : undefined;
}

/**
 * Puts the scripts that this page has loaded, and those that it loads from now on, into a cache from which a worker
 * answers: what is in there is compiled when the worker is installed. Files of other releases are dropped.
 * @param release stands for what is released now
 * @throws DOMException where the browser keeps nothing
 */
export async function keepCode(release: string): Promise<void> {
  if (!hasRoutes()) return;
  const name = cachePrefix + release;
  const cache = await caches.open(name);
  const seen = new Set<string>();
  const keep = async (address: string) => {
    const path = ownPath(address);
    if (!path || !lasting.test(path) || seen.has(path)) return;
    seen.add(path);
    // The browser has it from this visit: nothing goes over the network.
    if (!(await cache.match(path))) await cache.add(path);
  };
  const loaded = performance.getEntriesByType('resource');
  await Promise.all(loaded.map((entry) => keep(entry.name)));
  const address = `${workerPath}?${new URLSearchParams({ cache: name })}`;
  const policy = trustedTypes?.createPolicy('console-loader', { createScriptURL: () => address });
  await navigator.serviceWorker.register(policy?.createScriptURL('') ?? address, { scope: '/' });
  for (const other of await codeCaches()) if (other !== name) await caches.delete(other);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) keep(entry.name).catch(() => undefined);
  }).observe({ type: 'resource' });
}

/** Removes the worker and what is kept. */
export async function stopKeeping(): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  const own = registrations.filter(({ active }) => active && ownPath(active.scriptURL) === workerPath);
  await Promise.all(own.map((registration) => registration.unregister()));
  await dropKeptCode();
}
