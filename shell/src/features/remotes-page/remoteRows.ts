import type { AreaDeclaration } from '@console/remote';
import type { CountedReport } from '@console/remote/operation';
import type { Assignment, RegistryEntry, ResolvedRemote } from '@console/remote/registry';
import type { RemoteError, RemoteState, RemoteStatus } from '../../diagnosis/remoteState';
import { isOverride } from '../../host/registry/isOverride';

/** Why a build runs in this tab: by the registry, by the user's choice, or as an override. */
type AssignmentHere = Assignment | 'override' | 'previous';

/** State of a remote in this tab; of a declared one it is told apart that it is switched off. */
export type StateHere = 'switched-off' | RemoteStatus;

/** A remote as the page of remotes lists it. */
export interface RemoteRow {
  readonly name: string;
  readonly version: string;
  readonly build: string;
  readonly assignment: AssignmentHere;
  readonly state: StateHere;
  /** Why it failed; of a loaded one its last error. */
  readonly error: RemoteError | undefined;
  readonly owner: string;
  readonly areas: readonly AreaDeclaration[];
  /** Share of the users who get the build, in percent; undefined for a build that only some named users get. */
  readonly rollout: number | undefined;
  /** Bytes that the first visit of its heaviest page takes, compressed. */
  readonly weight: number | undefined;
  readonly failures: readonly CountedReport[];
  readonly violations: readonly CountedReport[];
  readonly remote: ResolvedRemote;
  readonly entry: RegistryEntry | undefined;
}

function standingOf(remote: ResolvedRemote): AssignmentHere {
  if (isOverride(remote)) return 'override';
  return remote.chosen ? 'previous' : remote.assignment;
}

function rolloutOf(assignment: AssignmentHere, entry: RegistryEntry | undefined): number | undefined {
  const share = entry?.candidate?.percent ?? 0;
  if (assignment === 'current') return 100 - share;
  return assignment === 'candidate' ? share : undefined;
}

/** Joins what is known of the remotes, from the registry, this tab and the reports of all. */
export function remoteRows(
  states: readonly RemoteState[],
  entries: readonly RegistryEntry[],
  reports: readonly CountedReport[],
): RemoteRow[] {
  return states.flatMap(({ name, remote, status, error }): RemoteRow[] => {
    // An entry without a build that could run says nothing but its name.
    if (!remote) return [];
    const { owner, areas, weight, chosen } = remote;
    const { version, build } = chosen ?? remote;
    const assignment = standingOf(remote);
    const entry = entries.find((one) => one.name === name);
    const told = (kind: CountedReport['kind']) =>
      reports.filter((report) => report.remote === name && report.kind === kind);
    return [
      {
        name,
        version,
        build,
        assignment,
        state: remote.switchedOff ? 'switched-off' : status,
        error,
        owner,
        areas,
        rollout: rolloutOf(assignment, entry),
        weight,
        failures: told('failure'),
        violations: told('violation'),
        remote,
        entry,
      },
    ];
  });
}

/** Sum of the counts of reports. */
export const total = (reports: readonly CountedReport[]): number =>
  reports.reduce((sum, { count }) => sum + count, 0);
