import type { MutationAction } from '@console/api-client/meta';

/** Change of one field. */
export interface ChangedField {
  /** Its keys, from the outside in: `messageOptions.amqp.exchange`. */
  readonly field: string;
  /** As JSON; undefined where there was none, or will be none. */
  readonly before: string | undefined;
  readonly after: string | undefined;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Treats blank values as absent: services answer `null` for what was not sent. */
const isBlank = (value: unknown) => value === undefined || value === null || value === '';

const written = (value: unknown) => {
  if (isBlank(value)) return undefined;
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** True for two values that mean the same to the service. */
export function isSame(one: unknown, other: unknown): boolean {
  if (isBlank(one) && isBlank(other)) return true;
  if (isRecord(one) && isRecord(other))
    return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) =>
      isSame(one[key], other[key]),
    );
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, index) => isSame(value, other[index]));
  return one === other;
}

/** The fields in which two records differ; of one record alone all that it has. */
export function changedFields(before: unknown, after: unknown, within = ''): readonly ChangedField[] {
  if (isSame(before, after)) return [];
  const records = [before, after].filter((value) => !isBlank(value));
  if (!records.every(isRecord)) return [{ field: within, before: written(before), after: written(after) }];
  const keys = new Set(records.flatMap((record) => Object.keys(record)));
  return [...keys].flatMap((key) =>
    changedFields(
      isRecord(before) ? before[key] : undefined,
      isRecord(after) ? after[key] : undefined,
      within ? `${within}.${key}` : key,
    ),
  );
}

/** A change, with the record as it was known before. */
interface DescribedChange {
  readonly action: MutationAction;
  readonly method: string | undefined;
  readonly before: unknown;
  /** Body as it was sent. */
  readonly body: unknown;
}

/** The fields that a change concerns: of a record that is deleted all that it had. */
export function fieldsOfChange({ action, method, before, body }: DescribedChange): readonly ChangedField[] {
  if (action === 'delete') return changedFields(before, undefined);
  // What else is sent is no record: it is all new.
  return changedFields(method === 'PUT' ? before : undefined, body);
}

/** Of a record only what another one has too. */
export function restrictedTo(record: unknown, other: unknown): unknown {
  if (!isRecord(record) || !isRecord(other)) return record;
  return Object.fromEntries(Object.keys(other).map((key) => [key, record[key]]));
}
