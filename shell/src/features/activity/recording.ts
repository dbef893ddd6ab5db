import type { CallChange, ChangeUndo, ChangingCall, ChangingCallEnd } from '@console/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { remoteAt } from '../changes/remoteAt';
import { hiddenText, hideIn, withoutSecrets } from '../changes/secrets';
import { type ActivityEntry, entryVersion, type KeptRequest, type KeptUndo } from './entry';
import { keepEntry } from './store';

/** A change that begins, as it was noted at once. */
interface BegunChange {
  readonly changing: ChangingCall;
  readonly at: number;
  readonly user: string;
  readonly page: string;
  /** The record as the console knew it. */
  readonly before: unknown;
  readonly service: string;
  readonly queryClient: QueryClient;
}

/** Handle of a change that begins, to record its end. */
interface BegunEntry {
  /** @param at when, in milliseconds since 1970. */
  readonly end: (end: ChangingCallEnd, at: number) => Promise<void>;
}

/** Most characters of what is kept of one part of a change. */
const longest = 32_000;

const changed = new Set<() => void>();

/** Is told when an entry was written. @returns ends that. */
export function onEntry(listener: () => void): () => void {
  changed.add(listener);
  return () => changed.delete(listener);
}

let last = 0;

/** Identifiers sort by the time of the change; no two of a tab are the same, and of two tabs hardly ever. */
function newId(at: number): string {
  last = Math.max(at, last + 1);
  return `${last.toString(36).padStart(9, '0')}-${Math.random().toString(36).slice(2, 8)}`;
}

/** Known parts of a change to keep. */
type Kept = Pick<ActivityEntry, 'request' | 'hidden' | 'cut' | 'before'>;

const isLong = (value: unknown) => (JSON.stringify(value)?.length ?? 0) > longest;

/** Parts of a call to keep, and the secrets in it. */
function keptOf(
  { call, path }: ChangingCall,
  before: unknown,
): Kept & { readonly secrets: readonly string[] } {
  const { change, body, content, method } = call;
  if (change.secrets === 'all') return { hidden: true, cut: false, secrets: [] };
  const sent = withoutSecrets(body, change.secrets);
  const known = withoutSecrets(before, change.secrets);
  const cut = content !== undefined || isLong(sent.value);
  const request: KeptRequest = {
    method: method as KeptRequest['method'],
    path: hideIn(path, sent.secrets),
    ...(!cut && sent.value !== undefined && { body: sent.value }),
  };
  return {
    request,
    hidden: sent.secrets.length > 0,
    cut,
    ...(known.value !== undefined && !isLong(known.value) && { before: known.value }),
    secrets: sent.secrets,
  };
}

/** Undo of a change as it is kept; undefined where it would not be exact, or would hold a secret. */
function undoOf(change: CallChange, before: unknown, answer: unknown): KeptUndo | undefined {
  let undo: ChangeUndo | undefined;
  try {
    undo = change.undo?.({ before, answer });
  } catch {
    // What is known of the record is not all that it is saved with.
    return undefined;
  }
  if (!undo) return undefined;
  const { call, path, except } = undo;
  const { secrets } = call.change ?? {};
  const sent = withoutSecrets(call.body, secrets === 'all' ? [] : secrets);
  if (secrets === 'all' || sent.secrets.length > 0 || isLong(sent.value)) return undefined;
  const query = new URLSearchParams(
    Object.entries(call.query ?? {}).flatMap(([key, value]) =>
      value === undefined || value === null || value === '' ? [] : [[key, String(value)]],
    ),
  ).toString();
  return {
    request: {
      method: call.method as KeptRequest['method'],
      path: call.path + (query && `?${query}`),
      ...(sent.value !== undefined && { body: sent.value }),
    },
    path,
    except,
  };
}

/** Of what the service answered that which was sent, so that it can be seen whether it is still so. */
function leftOf(body: unknown, text: string | undefined): unknown {
  if (typeof body !== 'object' || body === null || !text) return undefined;
  try {
    const answered: unknown = JSON.parse(text);
    if (typeof answered !== 'object' || answered === null) return undefined;
    const values = new Map<string, unknown>(Object.entries(answered));
    return Object.fromEntries(Object.keys(body).map((key) => [key, values.get(key)]));
  } catch {
    return undefined;
  }
}

const nameOf = (value: unknown) => {
  const name = typeof value === 'object' && value !== null && 'name' in value ? value.name : undefined;
  return typeof name === 'string' && name !== '' && name !== hiddenText ? name : undefined;
};

async function write(entry: ActivityEntry): Promise<void> {
  // What is undefined is left out, so that what is kept is what is read.
  await keepEntry(JSON.parse(JSON.stringify(entry)));
  for (const listener of changed) listener();
}

/** Writes down that a change begins: should the page go away before the answer, it is known that it was tried. */
export async function begin(begun: BegunChange): Promise<BegunEntry> {
  const { changing, at, user, service, page, before, queryClient } = begun;
  const { change, body } = changing.call;
  const { secrets, ...kept } = keptOf(changing, before);
  const entry: ActivityEntry = {
    version: entryVersion,
    id: newId(at),
    at,
    user,
    service,
    model: change.model,
    action: change.action,
    name: change.name ?? nameOf(body) ?? nameOf(before) ?? change.id,
    ...kept,
    state: 'pending',
    ...remoteAt(page, queryClient),
    page,
    of: madeBy.get(changing.call),
    run: change.run && (isLong(change.run.made) ? { ...change.run, made: undefined } : change.run),
  };
  await write(entry);
  return {
    end: ({ answer, text, error, status, requestId }, ended) => {
      const failed = error !== undefined;
      const possible = failed || change.secrets === 'all' ? undefined : undoOf(change, before, answer);
      const left = withoutSecrets(leftOf(kept.request?.body, text)).value;
      return write({
        ...entry,
        state: failed ? 'failed' : 'done',
        status: status ?? error?.status,
        requestId,
        duration: Math.max(0, ended - at),
        detail: error && change.secrets !== 'all' ? hideIn(error.detail, secrets) : undefined,
        // What is saved again is written as it is sent: so it can be compared.
        before: possible?.request.body ?? entry.before,
        // A secret that was changed is not known any more.
        undo: kept.hidden || kept.cut ? undefined : possible,
        left: isLong(left) ? undefined : left,
      });
    },
  };
}

/** Calls that take back or repeat another change, with the entry they are of. */
const madeBy = new WeakMap<object, NonNullable<ActivityEntry['of']>>();

/** Marks a call as made to take back or repeat another change. */
export function markCall(call: object, of: NonNullable<ActivityEntry['of']>): void {
  madeBy.set(call, of);
}
