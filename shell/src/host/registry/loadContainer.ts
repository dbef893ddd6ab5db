import { type DefinedRemote, isRemoteModule } from '@console/remote';
import { type BuildManifest, classifyRemote } from '@console/remote/registry';
import { getInstance, type ModuleFederation } from '@module-federation/enhanced/runtime';
import { failureOf } from './failureOf';
import { hostCapabilities } from './hostCapabilities';
import { inTime } from './inTime';
import { inspectRemote } from './integrity/diagnose';
import { integrityPlugin } from './integrity/integrityPlugin';
import { pinFiles, unpinnedFile } from './integrity/pins';
import { type FailureCode, RemoteFailure } from './RemoteFailure';
import { offeredShares } from './shares/offerShares';

/** Place of the store, version of the service and time limit of a load. */
interface LoadTerms {
  /** Where the store of remotes is served. @defaultValue the page's own origin. */
  readonly origin?: string;
  /** Version of the service. @defaultValue not known, and nothing is held against it. */
  readonly service?: string | undefined;
  /** Longest time that the code may take to arrive, in milliseconds. @defaultValue 20 seconds. */
  readonly timeoutMs?: number;
}

/**
 * Number of times that a build was tried in vain, by its container. The runtime remembers by its name what failed; a build that
 * is tried again goes by another name.
 */
const failures = new Map<string, number>();

/** Loads in progress, by container: concurrent callers share the result. */
const underWay = new Map<string, Promise<DefinedRemote>>();

let prepared: ModuleFederation | undefined;

function federation(): ModuleFederation {
  if (prepared) return prepared;
  const instance = getInstance();
  if (!instance) throw new Error('The federation runtime of the shell is not there.');
  instance.registerPlugins([integrityPlugin()]);
  const shares = offeredShares();
  if (shares) instance.registerShared(shares);
  prepared = instance;
  return instance;
}

async function bring(remote: BuildManifest, origin: string, timeoutMs: number): Promise<DefinedRemote> {
  const { container, entry, base } = remote;
  const failed = failures.get(container) ?? 0;
  const refuse = (code: FailureCode, cause?: unknown): never => {
    failures.set(container, failed + 1);
    throw new RemoteFailure(code, remote, { cause });
  };
  if (failed > 0) {
    // A connection that is only slow gets its whole time below.
    const damage = await inspectRemote(remote, {}, origin);
    if (damage === 'altered' || damage === 'missing') return refuse(damage);
  }
  pinFiles(remote, origin);
  const name = failed > 0 ? `${container}_${failed}` : container;
  const instance = federation();
  instance.registerRemotes([
    { name, entry: new URL(base + entry, origin).href, entryGlobalName: container, type: 'global' },
  ]);
  let module: { default?: unknown } | null;
  try {
    module = await inTime(
      instance.loadRemote<{ default?: unknown }>(`${name}/remote`),
      timeoutMs,
      () => new RemoteFailure('slow', remote),
    );
  } catch (cause) {
    if (cause instanceof RemoteFailure) return refuse(cause.code, cause);
    const damage = await inspectRemote(remote, { cause }, origin);
    // What did not arrive may be a part of the shell: then no file of the remote is damaged.
    return refuse(damage ?? failureOf(cause), cause);
  }
  return isRemoteModule(module?.default) ? module.default : refuse('broken');
}

/**
 * Brings up one build of a remote: judges it from the registry alone, lets in the files that the registry pins, and
 * nothing else, then loads it. Who asks for a build that is on its way already shares what becomes of it.
 * @throws RemoteFailure always with a code; a later call tries again.
 */
export async function loadContainer(remote: BuildManifest, terms: LoadTerms = {}): Promise<DefinedRemote> {
  const { origin = location.origin, service, timeoutMs = 20_000 } = terms;
  const result = classifyRemote(remote, { ...hostCapabilities, service });
  if (!result.compatible) throw new RemoteFailure(result.code, remote, { incompatibility: result });
  const unpinned = unpinnedFile(remote);
  if (unpinned !== undefined)
    throw new RemoteFailure('unpinned', remote, {
      cause: new Error(`The registry does not pin ${unpinned}.`),
    });
  const present = underWay.get(remote.container);
  if (present) return present;
  const load = bring(remote, origin, timeoutMs).finally(() => underWay.delete(remote.container));
  underWay.set(remote.container, load);
  return load;
}
