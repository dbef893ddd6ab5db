import { type ModelName, type MutationAction, modelNames, mutationActions } from '@console/api-client/meta';

/** The form of entries; those of another form are set aside. */
export const entryVersion = 1;

/** A request that changes something, as it is kept: without its headers. */
export interface KeptRequest {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  /** Path with its query. */
  readonly path: string;
  /** Body, sent as JSON. @defaultValue none */
  readonly body?: unknown;
}

/** Request that takes a change back, see `ChangeUndo`. */
export interface KeptUndo {
  readonly request: KeptRequest;
  readonly path?: string;
  readonly except?: Readonly<Record<string, string>>;
}

/** States of a change: `pending` as long as its end is not known, for good when the page went away meanwhile. */
const changeStates = ['pending', 'done', 'failed'] as const;

/** State of a change. */
export type ChangeState = (typeof changeStates)[number];

/** Run that a change is part of, see `ChangeRun`. */
export interface EntryRun {
  readonly id: string;
  readonly total: number;
  readonly undoes?: string;
  readonly undoAt?: string;
  /** The change as the run is taken back by it. Absent where it is too large to be kept. */
  readonly made?: unknown;
}

/** One change that was made in this browser. */
export interface ActivityEntry {
  readonly version: typeof entryVersion;
  /** Sorts by time. */
  readonly id: string;
  /** When it began, in milliseconds since 1970. */
  readonly at: number;
  /** Who made it, and on which service. */
  readonly user: string;
  readonly service: string;
  readonly model: ModelName;
  readonly action: MutationAction;
  /** Name of the record for users. */
  readonly name?: string;
  /** Absent where what was sent may not be kept. */
  readonly request?: KeptRequest;
  /** Secrets were taken out of the request, so it cannot be sent again. */
  readonly hidden: boolean;
  /** True if the body is too large to be kept. */
  readonly cut: boolean;
  /** The record before, in the form in which it is sent. */
  readonly before?: unknown;
  /** Answer of the service to what was sent. */
  readonly left?: unknown;
  readonly undo?: KeptUndo;
  readonly state: ChangeState;
  readonly status?: number;
  /** Why it failed. */
  readonly detail?: string;
  /** Milliseconds until the answer. */
  readonly duration?: number;
  readonly requestId?: string;
  /** The remote whose page was open, with its build; `shell` for a page of the shell. */
  readonly remote: string;
  readonly build: string;
  /** Address of the page. */
  readonly page: string;
  /** It took back or repeated another change. */
  readonly of?: { readonly id: string; readonly how: 'undo' | 'repeat' };
  /** @defaultValue it was made by itself */
  readonly run?: EntryRun;
}

const isRequest = (value: unknown): value is KeptRequest => {
  const { method, path } = (value ?? {}) as Partial<KeptRequest>;
  return (
    ['POST', 'PUT', 'DELETE'].includes(method ?? '') &&
    // Only the service is ever asked.
    typeof path === 'string' &&
    /^\/(?!\/)/.test(path)
  );
};

const isOptional = (value: unknown, type: 'string' | 'number') =>
  value === undefined || typeof value === type;

const isUndo = (value: unknown): boolean => {
  const { request, path } = (value ?? {}) as Partial<KeptUndo>;
  return isRequest(request) && isOptional(path, 'string');
};

const isRun = (value: unknown): boolean => {
  const { id, total, undoes, undoAt } = (value ?? {}) as Partial<Record<keyof EntryRun, unknown>>;
  return (
    typeof id === 'string' &&
    typeof total === 'number' &&
    [undoes, undoAt].every((each) => isOptional(each, 'string'))
  );
};

/** An entry that was kept; undefined for one of a newer or broken version. */
export function readEntry(kept: unknown): ActivityEntry | undefined {
  const entry = (kept ?? {}) as Partial<Record<keyof ActivityEntry, unknown>>;
  const isWhole =
    entry.version === entryVersion &&
    (['id', 'user', 'service', 'remote', 'build', 'page'] as const).every(
      (key) => typeof entry[key] === 'string',
    ) &&
    (['name', 'detail', 'requestId'] as const).every((key) => isOptional(entry[key], 'string')) &&
    (['status', 'duration'] as const).every((key) => isOptional(entry[key], 'number')) &&
    Number.isFinite(entry.at) &&
    modelNames.some((model) => model === entry.model) &&
    mutationActions.some((action) => action === entry.action) &&
    changeStates.some((state) => state === entry.state) &&
    (entry.request === undefined || isRequest(entry.request)) &&
    (entry.undo === undefined || isUndo(entry.undo)) &&
    (entry.run === undefined || isRun(entry.run));
  return isWhole ? (kept as ActivityEntry) : undefined;
}
