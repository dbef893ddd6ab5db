import { isDeepStrictEqual } from 'node:util';
import { type BuildManifest, buildKey, type Registry, type RegistryEntry } from '@console/remote/registry';
import { digestOf, recordOf } from '../pins';
import type { SignedRegistry } from '../signedRegistry';
import type { Delegation } from './delegation';
import { findOverlap } from './overlap';

/** The folder of a build, as it follows from its remote, version and hash. */
const baseOf = (name: string, build: { readonly version: string; readonly build: string }) =>
  `/remotes/${name}/${buildKey(build)}/`;

/** Excess of a build that is new to the registry over a grant. */
function buildProblem(
  name: string,
  build: BuildManifest,
  { areas }: Delegation,
  others: readonly BuildManifest[],
): string | undefined {
  if (build.name !== name || build.base !== baseOf(name, build))
    return `register a build of ${name} as ${build.base}`;
  const area = build.areas.find((one) => !areas.includes(one.name));
  if (area) return `serve the area ${area.name}`;
  const route = build.routes.find(({ path }) => !areas.includes(path.split('/')[1] ?? ''));
  if (route) return `serve the address ${route.path}`;
  const overlap = findOverlap(build, others);
  if (overlap) return `take the ${overlap.kind} ${overlap.name} from ${overlap.holder}`;
  const loaded = others.find(({ container }) => container === build.container);
  return loaded && `load ${name} as ${build.container}, as ${loaded.name} is`;
}

/** Identity of an earlier build, taken back or not. */
const earlierOf = ({ base, record }: { readonly base: string; readonly record: string }) =>
  `${base} ${record}`;

/** Excess of an entry over a grant, by what is new in it: what was there before has been allowed before. */
function entryProblem(
  after: RegistryEntry,
  before: RegistryEntry | undefined,
  grant: Delegation,
  others: readonly BuildManifest[],
): string | undefined {
  const { name } = after;
  const known = before?.builds ?? [];
  for (const build of after.builds) {
    if (known.some((one) => isDeepStrictEqual(one, build))) continue;
    const problem = buildProblem(name, build, grant, others);
    if (problem) return problem;
  }
  const ran = new Set([
    ...(before?.earlier ?? []).map(earlierOf),
    ...known.map((build) => earlierOf({ base: build.base, record: digestOf(recordOf(build)) })),
  ]);
  const invented = after.earlier.find(
    (build) => !ran.has(earlierOf(build)) || build.base !== baseOf(name, build),
  );
  return invented && `say that ${name} ${buildKey(invented)} ran before`;
}

function registryProblem(after: Registry, before: Registry, grant: Delegation): string | undefined {
  const { revision, remotes, ...rest } = after;
  const { revision: revisionBefore, remotes: remotesBefore, ...restBefore } = before;
  if (revision !== revisionBefore + 1) return `follow revision ${revisionBefore} with ${revision}`;
  if (!isDeepStrictEqual(rest, restBefore)) return 'change more of the registry than remotes';
  const isForeign = ({ name }: RegistryEntry) => !grant.remotes.includes(name);
  const [foreign, foreignBefore] = [remotes.filter(isForeign), remotesBefore.filter(isForeign)];
  if (!isDeepStrictEqual(foreign, foreignBefore)) {
    const changed =
      foreign.find((entry, index) => !isDeepStrictEqual(entry, foreignBefore[index])) ??
      foreignBefore[foreign.length];
    return `change the remote ${changed?.name}`;
  }
  const own = remotes.filter((entry) => !isForeign(entry));
  for (const entry of own) {
    const others = remotes.filter((one) => one !== entry);
    if (others.some(({ name }) => name === entry.name)) return `register ${entry.name} twice`;
    const problem = entryProblem(
      entry,
      remotesBefore.find(({ name }) => name === entry.name),
      grant,
      others.flatMap(({ builds }) => builds),
    );
    if (problem) return problem;
  }
  return undefined;
}

/**
 * Finds what a change of the registry takes beyond what its key may do.
 * @returns what the key may not do, as it goes on after "may not"; undefined when the change stays within the grant
 */
export function grantProblem(
  after: SignedRegistry,
  before: SignedRegistry,
  grant: Delegation,
): string | undefined {
  if (!isDeepStrictEqual(after.delegations, before.delegations)) return 'change who may release';
  const { command, remote } = after.change.what;
  if (remote === undefined || !grant.remotes.includes(remote))
    return `enter "${[command, remote].filter(Boolean).join(' ')}" in the history`;
  return registryProblem(after.registry, before.registry, grant);
}
