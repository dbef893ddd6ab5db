import { contractVersion, type DefinedRemote, isRemoteModule } from '@console/remote';
import { classifyRemote, type Offer, type RegisteredRemote } from '@console/remote/registry';
import { getInstance, type ModuleFederation } from '@module-federation/enhanced/runtime';
import { inspectRemote } from './diagnose';
import { pinnedScripts, pinScript } from './pinnedScripts';
import { type FailureCode, RemoteFailure } from './RemoteFailure';

/** How long the code of a remote may take to arrive, in milliseconds. */
const patience = 20_000;

export const offer: Offer = {
  contract: contractVersion,
  federation: FEDERATION_VERSION,
  shared: SHARED_VERSIONS,
};

/**
 * How often a build was tried in vain. The runtime remembers by its name what failed; a build that is tried again goes
 * by another name.
 */
const failures = new Map<string, number>();

let prepared: ModuleFederation | undefined;

function federation(): ModuleFederation {
  if (prepared) return prepared;
  const instance = getInstance();
  if (!instance) throw new Error('The federation runtime of the shell is not there.');
  instance.registerPlugins([pinnedScripts()]);
  prepared = instance;
  return instance;
}

function tooSlow(remote: RegisteredRemote): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new RemoteFailure('slow', remote)), patience);
  });
}

/**
 * Brings up one build of a remote.
 * @param origin where the store of remotes is served. Default: the page's own origin.
 * @throws RemoteFailure always with a code; a later call tries anew.
 */
export async function loadRemote(remote: RegisteredRemote, origin = location.origin): Promise<DefinedRemote> {
  const verdict = classifyRemote(remote, offer);
  if (!verdict.fits) throw new RemoteFailure(verdict.code, remote);

  const { container, entry, base, integrity } = remote;
  const pin = integrity[entry];
  if (!pin) throw new RemoteFailure('unpinned', remote);
  const failed = failures.get(container) ?? 0;
  const refuse = (code: FailureCode, cause?: unknown): never => {
    failures.set(container, failed + 1);
    throw new RemoteFailure(code, remote, cause);
  };
  if (failed > 0) {
    // A connection that is only slow gets its whole time below.
    const damage = await inspectRemote(remote, origin);
    if (damage === 'altered' || damage === 'missing') return refuse(damage);
  }
  const address = new URL(base + entry, origin).href;
  pinScript(address, pin);
  const name = failed > 0 ? `${container}_${failed}` : container;
  const instance = federation();
  instance.registerRemotes([{ name, entry: address, entryGlobalName: container, type: 'global' }]);
  let module: unknown;
  try {
    module = await Promise.race([
      instance.loadRemote<{ default?: unknown }>(`${name}/remote`),
      tooSlow(remote),
    ]);
  } catch (cause) {
    if (cause instanceof RemoteFailure) return refuse(cause.code, cause);
    return refuse((await inspectRemote(remote, origin)) ?? 'broken', cause);
  }
  const exposed = (module as { default?: unknown } | null)?.default;
  if (!isRemoteModule(exposed)) return refuse('broken');
  return exposed;
}
