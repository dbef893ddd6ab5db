import type { ActivityEntry, ChangeState } from '../entry';
import type { Blocked } from './planRequest';

/** A change that was made by itself, or a run of many as one. */
export interface ActivityRow extends ActivityEntry {
  /** Changes of the run, the first one first. @defaultValue it is no run */
  readonly changes?: readonly ActivityEntry[];
}

/** The last state of each record of a run: what was refused may have been made when the run was continued. */
const statesOf = (changes: readonly ActivityEntry[]): readonly ChangeState[] => [
  ...new Map(changes.map(({ model, name, state }) => [`${model}/${name}`, state])).values(),
];

/** Number of the records of a run by what has become of them. */
export interface RunCounts extends Readonly<Record<ChangeState, number>> {
  /** Nothing is known of these: they were not begun, or are no longer kept. */
  readonly left: number;
}

/** Counts the records of a run by what has become of them. */
export function countRun({ changes = [], run }: ActivityRow): RunCounts {
  const states = statesOf(changes);
  const count = (wanted: ChangeState) => states.filter((state) => state === wanted).length;
  return {
    done: count('done'),
    failed: count('failed'),
    pending: count('pending'),
    left: Math.max(0, (run?.total ?? 0) - states.length),
  };
}

/** The changes of a run as one row: done when all of them are. @param changes at least one */
function rowOfRun(id: string, changes: readonly ActivityEntry[]): ActivityRow | undefined {
  const [first] = changes;
  if (!first) return undefined;
  const { version, at, user, service, remote, build, page, run } = first;
  const ends = changes.map((change) => change.at + (change.duration ?? 0));
  const row: ActivityRow = {
    ...{ version, id, at, user, service, remote, build, page, run, changes },
    ...{ model: 'configuration', action: 'import', state: 'pending', hidden: false, cut: false },
    duration: Math.max(...ends) - at,
  };
  const { failed, pending, left } = countRun(row);
  return { ...row, state: pending > 0 ? 'pending' : failed + left > 0 ? 'failed' : 'done' };
}

/** Entries with the changes of each run as one. @param entries the latest first */
export function foldRuns(entries: readonly ActivityEntry[]): readonly ActivityRow[] {
  const runs = new Map<string, ActivityEntry[]>();
  for (const entry of entries)
    if (entry.run) runs.set(entry.run.id, [entry, ...(runs.get(entry.run.id) ?? [])]);
  const rows = [...runs].flatMap(([id, changes]) => rowOfRun(id, changes) ?? []);
  return [...entries.filter(({ run }) => !run), ...rows];
}

/** The way to take a run back, or the reason why it cannot be taken back as one. */
interface RunUndo {
  readonly to?: string;
  /** State of the location: a `RunToUndo`. */
  readonly state?: { readonly undo: object };
  readonly blocked?: Blocked;
}

/** Finds out how a run is taken back. */
export function undoOfRun(
  { id, at, changes = [], run }: ActivityRow,
  entries: readonly ActivityEntry[],
): RunUndo {
  if (entries.some((entry) => entry.run?.undoes === id && entry.state === 'done'))
    return { blocked: 'undone' };
  if (run?.undoAt === undefined) return { blocked: 'no-inverse' };
  const made = changes.flatMap((change) => change.run?.made ?? []);
  if (made.length === 0) return { blocked: 'too-large' };
  return { to: run.undoAt, state: { undo: { id, at, made, lost: changes.length - made.length } } };
}
