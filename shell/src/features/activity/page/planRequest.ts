import { type ChangedField, changedFields, isSame, restrictedTo } from '../../changes/changedFields';
import type { ActivityEntry, KeptRequest } from '../entry';

/** Ways to act on a change that was made. */
export type Redoing = 'undo' | 'repeat';

/** Why something cannot be done with a change; each has a text `activity.blocked.<reason>`. */
export type Blocked =
  | 'not-done'
  | 'secret'
  | 'too-large'
  | 'no-inverse'
  | 'undone'
  | 'gone'
  | 'exists'
  | 'changed-since'
  | 'over';

/** The request that is to be sent, before the service is asked how things stand. */
export interface OfferedRequest {
  readonly request?: KeptRequest;
  /** @defaultValue it can be done */
  readonly blocked?: Blocked;
}

/** Offer to take back or repeat a change, by what is kept of it; with a reason where it cannot be done. */
export function offerRequest(
  entry: ActivityEntry,
  how: Redoing,
  entries: readonly ActivityEntry[],
): OfferedRequest {
  const { request, undo, hidden, cut, state } = entry;
  if (hidden || !request) return { blocked: 'secret' };
  if (cut) return { blocked: 'too-large' };
  if (how === 'repeat') return { request };
  if (state !== 'done') return { blocked: 'not-done' };
  if (!undo) return { blocked: 'no-inverse' };
  const isUndone = entries.some(
    ({ of, state: its }) => of?.id === entry.id && of.how === 'undo' && its === 'done',
  );
  return isUndone ? { blocked: 'undone' } : { request: undo.request };
}

/** Request as it is shown before it is sent. */
interface PlannedRequest {
  readonly request: KeptRequest;
  /** Changes to the fields of the record. */
  readonly fields: readonly ChangedField[];
  /** @defaultValue it can be sent */
  readonly blocked?: Blocked;
  /** It is not known whether somebody else has changed the record since. */
  readonly unsure: boolean;
}

function exceptFits(except: Readonly<Record<string, string>>, now: unknown): boolean {
  const values = new Map<string, unknown>(Object.entries(now ?? {}));
  return Object.entries(except).every(([key, value]) => values.get(key) === value);
}

/**
 * Plan of a request: the changes it would make, and what prevents it.
 * @param now the record as it is stored, `null` when there is none, undefined when that is not looked at.
 */
export function planRequest(
  entry: ActivityEntry,
  how: Redoing,
  request: KeptRequest,
  now: unknown,
): PlannedRequest {
  const { method, body } = request;
  const known = now === undefined || now === null ? undefined : now;
  const shown = method === 'DELETE' ? restrictedTo(known, entry.request?.body) : restrictedTo(known, body);
  const fields =
    method === 'DELETE'
      ? changedFields(shown, undefined)
      : changedFields(method === 'PUT' ? shown : undefined, body);
  const planned = { request, fields, unsure: false };
  if (how === 'repeat') return planned;
  const creates = method === 'POST' && entry.action === 'delete';
  if (creates) return known === undefined ? planned : { ...planned, blocked: 'exists' };
  if (now === undefined) return { ...planned, unsure: true };
  if (now === null) return { ...planned, blocked: 'gone' };
  const { except } = entry.undo ?? {};
  if (except) return exceptFits(except, now) ? { ...planned, blocked: 'over' } : planned;
  if (entry.left === undefined) return { ...planned, unsure: true };
  const left = restrictedTo(entry.left, entry.request?.body);
  return isSame(left, restrictedTo(now, left)) ? planned : { ...planned, blocked: 'changed-since' };
}
