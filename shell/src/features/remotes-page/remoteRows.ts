import type { AreaDeclaration } from '@console/remote';
import type { CountedReport } from '@console/remote/operation';
import type { Assignment, RegistryEntry, ResolvedRemote } from '@console/remote/registry';
import { isOverride } from '../../host/registry/isOverride';
import type { RemoteState } from '../about/remoteStates';

/** Why a build runs in this tab: by the registry, by the user's choice, or as an override. */
export type AssignmentHere = Assignment | 'override' | 'previous';

/** Whether a remote works in this tab. */
export type StateHere = 'switched-off' | RemoteState['state'];

/** A remote as the page of remotes lists it. */
export interface RemoteRow {
  readonly name: string;
  readonly version: string;
  readonly build: string;
  readonly assignment: AssignmentHere;
  readonly state: StateHere;
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
  return states.map(({ remote, state }) => {
    const { name, owner, areas, weight, chosen } = remote;
    const { version, build } = chosen ?? remote;
    const assignment = standingOf(remote);
    const entry = entries.find((one) => one.name === name);
    const told = (kind: CountedReport['kind']) =>
      reports.filter((report) => report.remote === name && report.kind === kind);
    return {
      name,
      version,
      build,
      assignment,
      state: remote.switchedOff ? 'switched-off' : state,
      owner,
      areas,
      rollout: rolloutOf(assignment, entry),
      weight,
      failures: told('failure'),
      violations: told('violation'),
      remote,
      entry,
    };
  });
}

/** How often something was reported. */
export const total = (reports: readonly CountedReport[]): number =>
  reports.reduce((sum, { count }) => sum + count, 0);
