import type { Store } from '@console/store';
import { headBefore, trailsFolder } from './files';
import { type Intent, type Outcome, readRecord } from './records';
import { trailsOf } from './verify';

/** A change: what was meant, and how it ended. */
export interface Change extends Omit<Intent, 'kind'> {
  /** Name of the gateway. */
  readonly trail: string;
  /** Number of the intent in its trail. */
  readonly seq: number;
  /** Time of the intent in UTC. */
  readonly time: string;
  /** Missing where the call was under way when the gateway ended, or its outcome could not be recorded. */
  readonly status?: number;
  /** Time in ms that it took. */
  readonly duration?: number;
}

/** What changes are wanted; what is not said is not looked at. */
export interface Wanted {
  readonly trail?: string;
  readonly person?: string;
  readonly model?: string;
  readonly record?: string;
  readonly action?: string;
  /** Times in UTC, `2026-11-24` or longer: from, and before. */
  readonly since?: string;
  readonly until?: string;
}

function isWanted(change: Change, { person, model, record, action, since, until }: Wanted): boolean {
  return (
    (person === undefined || change.person?.name === person) &&
    (model === undefined || change.model === model) &&
    (record === undefined || change.record === record) &&
    (action === undefined || change.action === action) &&
    (since === undefined || change.time >= since) &&
    (until === undefined || change.time < until)
  );
}

/** The changes of one trail. What cannot be read is left out: verifying tells of it. */
async function changesOf(store: Store, trail: string): Promise<Change[]> {
  const folder = `${trailsFolder}${trail}/`;
  const files = await store.list(folder);
  const changes = new Map<string, Change>();
  for (const { path } of files.filter((file) => headBefore(file.path.slice(folder.length)))) {
    const lines = (await store.read(path))?.content.toString('utf8').split('\n') ?? [];
    for (const line of lines) {
      try {
        const record = readRecord(line);
        if (record.kind === 'intent') {
          const { kind: _kind, digest: _digest, ...said } = record;
          changes.set(record.id, { ...said, trail });
        } else if (record.kind === 'outcome') end(record);
      } catch {
        // The rest of the trail is still of use.
      }
    }
  }
  return [...changes.values()];

  function end({ id, status, duration, person }: Outcome): void {
    const begun = changes.get(id);
    if (begun) changes.set(id, { ...begun, status, duration, ...(person && { person }) });
  }
}

/** The changes of all trails of a store, the first first. */
export async function readChanges(store: Store, wanted: Wanted = {}): Promise<Change[]> {
  const names = wanted.trail === undefined ? await trailsOf(store) : [wanted.trail];
  const all = await Promise.all(names.map((trail) => changesOf(store, trail)));
  return all
    .flat()
    .filter((change) => isWanted(change, wanted))
    .sort((a, b) => (a.time < b.time ? -1 : a.time > b.time ? 1 : a.seq - b.seq));
}
