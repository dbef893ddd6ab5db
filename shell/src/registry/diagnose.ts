import type { BuildManifest } from '@console/remote/registry';
import type { FailureCode } from './RemoteFailure';

/** What became of a question for the bytes of a file. */
export type Probe =
  | { readonly kind: 'answer'; readonly status: number }
  | { readonly kind: 'altered' }
  | { readonly kind: 'late' }
  | { readonly kind: 'silence' };

/** What is wrong with a file, from what a second look at its address found; nothing when it arrived whole. */
export function diagnose(probe: Probe): FailureCode | undefined {
  switch (probe.kind) {
    case 'silence':
      return 'unreachable';
    case 'late':
      return 'slow';
    case 'altered':
      return 'altered';
    case 'answer':
      if (probe.status === 404 || probe.status === 410) return 'missing';
      return probe.status < 400 ? undefined : 'unreachable';
  }
}

/**
 * Asks for a file again, to tell an absent one from an altered one; browsers do not say which it was. Files of remotes
 * are kept for good, so the first question goes past what the browser has kept, and puts what is there now in its
 * place: after it the file can be loaded again.
 */
export async function probe(address: string, pin: string): Promise<Probe> {
  const signal = AbortSignal.timeout(5_000);
  try {
    const answer = await fetch(address, { cache: 'reload', signal });
    await answer.arrayBuffer();
    if (!answer.ok) return { kind: 'answer', status: answer.status };
  } catch {
    return { kind: signal.aborted ? 'late' : 'silence' };
  }
  try {
    return { kind: 'answer', status: (await fetch(address, { integrity: pin, signal })).status };
  } catch {
    return { kind: signal.aborted ? 'late' : 'altered' };
  }
}

/** What counts most when several files are damaged. */
const gravity: readonly FailureCode[] = ['altered', 'missing', 'unreachable', 'slow'];

/**
 * Looks at every file of a build that the registry pins.
 * @returns what is wrong with them; undefined when all arrived whole.
 */
export async function inspectRemote(
  remote: BuildManifest,
  origin = location.origin,
): Promise<FailureCode | undefined> {
  const found = await Promise.all(
    Object.entries(remote.integrity).map(async ([file, pin]) =>
      diagnose(await probe(new URL(remote.base + file, origin).href, pin)),
    ),
  );
  return gravity.find((code) => found.includes(code));
}
