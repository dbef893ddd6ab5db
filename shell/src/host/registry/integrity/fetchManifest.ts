import { type BuildManifest, buildKey, manifestFile, type PreviousBuild } from '@console/remote/registry';
import { type FailureCode, RemoteFailure } from '../RemoteFailure';
import { isBuild } from '../readConsoleDocument';
import { diagnose, probe } from './diagnose';
import { isPin } from './pins';

/**
 * Manifest of a build that ran before, as the registry would have it: from the record in the build's folder, whose
 * bytes have to match the pin in the registry.
 * @param origin where the store of remotes is served. Default: the page's own origin.
 * @throws RemoteFailure
 */
export async function fetchManifest(
  name: string,
  earlier: PreviousBuild,
  origin = location.origin,
): Promise<BuildManifest> {
  const refuse = (code: FailureCode, cause?: unknown): never => {
    throw new RemoteFailure(code, { name, version: earlier.version }, { cause });
  };
  const pin = isPin(earlier.record) ? earlier.record : refuse('unpinned');
  const address = new URL(earlier.base + manifestFile, origin).href;
  let record: unknown;
  try {
    const answer = await fetch(address, { integrity: pin })
      // What the browser has kept may be what was wrong.
      .catch(() => fetch(address, { integrity: pin, cache: 'reload' }));
    record = answer.ok
      ? await answer.json()
      : refuse(diagnose({ kind: 'answer', status: answer.status }) ?? 'missing');
  } catch (cause) {
    if (cause instanceof RemoteFailure) throw cause;
    return refuse(diagnose(await probe(address, pin)) ?? 'unreachable', cause);
  }
  if (!isBuild(record) || record.name !== name || record.base !== earlier.base) return refuse('altered');
  return buildKey(record) === buildKey(earlier) ? record : refuse('altered');
}
