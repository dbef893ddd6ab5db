import type { Alert } from './alert';

/** Most past alerts that are kept; older ones are forgotten. */
export const recordLimit = 200;

/** An alert of the past: what was said, when, where, and whether somebody has seen the list since. */
export interface RecordedAlert extends Pick<Alert, 'tone' | 'title' | 'lines' | 'links' | 'actions'> {
  readonly id: number;
  /** When it was said last, in milliseconds since 1970. */
  readonly time: number;
  /** Address of the page that was open then. */
  readonly at: string;
  /** Number of times it was raised. */
  readonly count: number;
  readonly read: boolean;
  /** The user has dealt with it. @defaultValue false */
  readonly done?: boolean;
}

type Said = Omit<RecordedAlert, 'id' | 'count' | 'read' | 'done'>;

const isSame = (one: Said, other: Said) =>
  one.tone === other.tone &&
  one.title === other.title &&
  one.at === other.at &&
  one.lines.join('\n') === other.lines.join('\n');

/**
 * Adds what was said, newest first; the same said on the same page again counts up and is news again.
 * @param read it is no news. @defaultValue false
 */
export function recordAlert(
  records: readonly RecordedAlert[],
  said: Said,
  id: number,
  read = false,
): RecordedAlert[] {
  const before = records.find((record) => isSame(record, said));
  const others = records.filter((record) => record !== before);
  return [{ ...said, id, count: (before?.count ?? 0) + 1, read }, ...others].slice(0, recordLimit);
}

/** All of them seen; the same list when they are already. */
export function markRead(records: readonly RecordedAlert[]): readonly RecordedAlert[] {
  return records.every(({ read }) => read) ? records : records.map((record) => ({ ...record, read: true }));
}
