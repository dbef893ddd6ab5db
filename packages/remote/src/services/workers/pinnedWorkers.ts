/** Where the shell keeps the pins of all builds that it let in, by absolute address. */
const place = Symbol.for('console.pins');

/** Starts workers whose script is the one that the registry pins. */
export interface PinnedWorkers {
  /**
   * Starts a worker. Browsers check no pin of a worker's script: it is fetched and checked here first.
   * @param address of the built script: that of `src/….worker.ts` is `….worker.js` in the folder of the build
   * @returns undefined where the script has no pin or is another one, where it is of another origin than the page, and
   * where the policy of the page allows no worker: the same work has then to be done in the page
   * @example
   * const worker = await pinnedWorkers.start(new URL('logs.worker.js', __webpack_public_path__));
   */
  readonly start: (address: URL) => Promise<Worker | undefined>;
}

/** True if the script at an address is the one that is pinned. */
async function isPinned(address: string): Promise<boolean> {
  const { [place]: pins } = globalThis as Record<symbol, ReadonlyMap<string, string> | undefined>;
  const integrity = pins?.get(address);
  if (!integrity) return false;
  try {
    const { ok, body } = await fetch(address, { integrity, credentials: 'same-origin' });
    await body?.cancel();
    return ok;
  } catch {
    return false;
  }
}

interface ScriptUrlPolicy {
  createScriptURL(address: string): unknown;
}

/** The address of a script that was checked, in the form that pages with Trusted Types ask for. */
function trusted(address: string): unknown {
  const { trustedTypes } = globalThis as {
    trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL(address: string): string }): ScriptUrlPolicy;
    };
  };
  // The policy by which bundles load their chunks; that of the page allows it, and more than once.
  const policy = trustedTypes?.createPolicy('console-bundle', { createScriptURL: (checked) => checked });
  return policy?.createScriptURL(address) ?? address;
}

/** True once a worker runs, and was not stopped by the policy of the page. */
const runs = (worker: Worker) =>
  new Promise<boolean>((resolve) => {
    worker.addEventListener('message', () => resolve(true), { once: true });
    worker.addEventListener(
      'error',
      (failure) => {
        // Its work is done in the page then; nobody has to be told.
        failure.preventDefault();
        resolve(false);
      },
      { once: true },
    );
  });

/** Starts workers of remotes: their scripts say with a first message that they run. */
export const pinnedWorkers: PinnedWorkers = {
  async start(address) {
    const { href, origin } = address;
    if (typeof Worker === 'undefined' || origin !== location.origin || !(await isPinned(href)))
      return undefined;
    try {
      const worker = new Worker(trusted(href) as string);
      if (await runs(worker)) return worker;
      worker.terminate();
    } catch {
      // The policy of the page allows no worker.
    }
    return undefined;
  },
};
