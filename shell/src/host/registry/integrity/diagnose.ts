import { matchRoute } from '@console/remote/contract';
import type { BuildManifest, ManifestRoute } from '@console/remote/registry';
import { missingChunk } from '../failureOf';
import type { FailureCode } from '../RemoteFailure';
import { fetchRegistry } from '../registryQuery';

/** Outcome of a request for the bytes of a file. */
type Probe =
  | { readonly kind: 'answer'; readonly status: number }
  | { readonly kind: 'altered' }
  | { readonly kind: 'late' }
  | { readonly kind: 'silence' };

/** Names the damage of a file from a second request for it; nothing when it arrived whole. */
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

/** Failures by weight: of several damaged files the first of these counts. */
const gravity: readonly FailureCode[] = ['altered', 'missing', 'unreachable', 'slow'];

/** Where and how a build failed. */
interface FailedPlace {
  /** Address of the page. @defaultValue no page of it has been drawn */
  readonly address?: string;
  /** Thrown value. */
  readonly cause?: unknown;
}

/**
 * Files of a build that a failure may come from: what the page at an address needs at once, or, without a page, what
 * every page needs; and the chunk that did not arrive. Not the whole build: on a slow line that would hold up the retry.
 */
export function suspectFiles(
  { base, integrity, routes }: BuildManifest,
  { address, cause }: FailedPlace = {},
): readonly string[] {
  const page = address === undefined ? undefined : matchRoute(routes, address)?.route;
  const needed = page?.files ?? filesOfEveryPage(routes) ?? Object.keys(integrity);
  const chunk = missingChunk(cause)?.request?.split(base)[1] ?? '';
  return [...new Set([...needed, chunk])].filter((file) => integrity[file] !== undefined);
}

const filesOfEveryPage = ([first, ...others]: readonly ManifestRoute[]) =>
  first?.files.filter((file) => others.every(({ files }) => files.includes(file)));

/** A build with all pins: the document has those of pages. Where they cannot be asked for, with those that are known. */
async function withAllPins(build: BuildManifest, origin: string): Promise<BuildManifest> {
  const registry = await fetchRegistry(AbortSignal.timeout(5_000), origin).catch(() => undefined);
  const builds = registry?.remotes.flatMap((remote) => remote.builds) ?? [];
  return builds.find(({ base }) => base === build.base) ?? build;
}

/**
 * Looks at the files of a build that a failure may come from, see {@link suspectFiles}.
 * @returns what is wrong with them; undefined when all arrived whole.
 */
export async function inspectRemote(
  build: BuildManifest,
  failed: FailedPlace = {},
  origin = location.origin,
): Promise<FailureCode | undefined> {
  const remote = missingChunk(failed.cause) ? await withAllPins(build, origin) : build;
  const found = await Promise.all(
    suspectFiles(remote, failed).map(async (file) =>
      diagnose(await probe(new URL(remote.base + file, origin).href, remote.integrity[file] ?? '')),
    ),
  );
  return gravity.find((code) => found.includes(code));
}
