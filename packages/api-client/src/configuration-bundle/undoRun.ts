import { isSame } from './canonical';
import {
  type Configuration,
  type ConfigurationRecord,
  isObject,
  isSectionName,
  recordKey,
  type SectionName,
  sectionNames,
} from './document';
import type { PlannedChange } from './plan';

/** Change of a run, as it is kept so that the run can be taken back. It holds no secret. */
export interface MadeChange {
  readonly section: SectionName;
  readonly name: string;
  /** Absent where there was none. */
  readonly before?: ConfigurationRecord;
  /** Absent where it was deleted. */
  readonly after?: ConfigurationRecord;
  /** References of passwords and keys that took the place of others. @defaultValue none */
  readonly secrets?: readonly string[];
}

/** A run that is to be taken back, as one page hands it to another. */
export interface RunToUndo {
  readonly id: string;
  /** When it began, in milliseconds since 1970. */
  readonly at: number;
  /** In the order in which they were made. */
  readonly made: readonly MadeChange[];
  /** Number of its changes that are not kept. */
  readonly lost: number;
}

/** A planned change as it is kept. */
export function madeChangeOf({ section, name, action, before, after, secrets }: PlannedChange): MadeChange {
  const replaced = secrets.filter(({ state }) => state === 'changed' || state === 'set');
  return {
    section,
    name,
    ...(before && { before }),
    ...(action !== 'delete' && after && { after }),
    ...(before && replaced.length > 0 && { secrets: replaced.map(({ reference }) => reference) }),
  };
}

const isRecord = (value: unknown): boolean => isObject(value) && typeof value.name === 'string';

/** Type guard for a change that was kept: what is kept in a browser may be of another version. */
export function isMadeChange(kept: unknown): kept is MadeChange {
  if (!isObject(kept)) return false;
  const { section, name, before, after, secrets = [] } = kept;
  return (
    typeof section === 'string' &&
    isSectionName(section) &&
    typeof name === 'string' &&
    [before, after].every((record) => record === undefined || isRecord(record)) &&
    Array.isArray(secrets) &&
    secrets.every((reference) => typeof reference === 'string')
  );
}

/** Reads a run that is to be taken back; undefined for anything else. */
export function readRunToUndo(given: unknown): RunToUndo | undefined {
  const { id, at, made, lost } = (given ?? {}) as Partial<Record<keyof RunToUndo, unknown>>;
  if (typeof id !== 'string' || typeof at !== 'number' || !Array.isArray(made)) return undefined;
  const whole = made.filter(isMadeChange);
  return { id, at, made: whole, lost: (Number(lost) || 0) + made.length - whole.length };
}

/** The changes of a run, each record once: as it was before the first change, and after the last. */
function madeByRecord(made: readonly MadeChange[]): ReadonlyMap<string, MadeChange> {
  const changes = new Map<string, MadeChange>();
  for (const { before: between, ...change } of made) {
    const key = recordKey(change.section, change.name);
    const earlier = changes.get(key);
    const before = earlier ? earlier.before : between;
    const secrets = [...(earlier?.secrets ?? []), ...(change.secrets ?? [])];
    changes.set(key, { ...change, secrets, ...(before && { before }) });
  }
  return changes;
}

/** Configuration before a run, and what stands in the way of going back to it. */
export interface UndoneRun {
  /** The present one but for the records of the run; of kinds that the run did not touch it says nothing. */
  readonly configuration: Configuration;
  /** Keys of records that somebody changed since the run: going back loses that. */
  readonly changedSince: readonly string[];
  /** References of passwords and keys that the run replaced: those before are not known, so these stay. */
  readonly lostSecrets: readonly string[];
  /** True for a record that is created again: with what a bundle holds of it, and with another id. */
  readonly recreates: boolean;
}

/**
 * The configuration to which a service is brought so that a run is taken back. What was not done needs no undoing: the
 * present configuration says so.
 * @param made changes of the run, in the order in which they were made
 */
export function undoRun(made: readonly MadeChange[], present: Configuration): UndoneRun {
  const changes = madeByRecord(made);
  const now = new Map(
    sectionNames.flatMap((section) =>
      (present[section] ?? []).map((record) => [recordKey(section, record.name), record] as const),
    ),
  );
  const touched = new Set([...changes.values()].map(({ section }) => section));
  const configuration = Object.fromEntries(
    sectionNames
      .filter((section) => touched.has(section))
      .map((section) => {
        const others = (present[section] ?? []).filter(({ name }) => !changes.has(recordKey(section, name)));
        const back = [...changes.values()].flatMap((change) =>
          change.section === section && change.before ? [change.before] : [],
        );
        return [section, [...others, ...back]];
      }),
  );
  const entries = [...changes];
  return {
    configuration,
    changedSince: entries.flatMap(([key, { before, after }]) => {
      const record = now.get(key);
      return isSame(record, before) || isSame(record, after) ? [] : [key];
    }),
    lostSecrets: entries.flatMap(([key, { secrets = [] }]) => (now.has(key) ? secrets : [])),
    recreates: entries.some(([key, { before }]) => before !== undefined && !now.has(key)),
  };
}
