import { ServiceError } from '@console/api-client';

/** Whether the service answers at all. */
export type ConnectionState =
  | { readonly status: 'connected' }
  /** Nothing has come back since then, in milliseconds since 1970. */
  | { readonly status: 'lost'; readonly since: number };

/** What is known of the connection to the service, kept up to date. */
export interface Connection {
  /** The state of now; the same object until something changes. */
  readonly current: () => ConnectionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Asks the service whether it is there. Several who ask at the same time are one question. Never rejects. */
  readonly check: () => Promise<ConnectionState>;
  /** Ends asking. */
  readonly close: () => void;
}

/** Options of {@link createConnection}. */
export interface ConnectionOptions {
  /** Asks something cheap. */
  readonly probe: () => Promise<unknown>;
  /** Milliseconds between two questions while the connection is lost. */
  readonly interval: number;
  /** Told when the service answers again. */
  readonly onRestored: () => void;
}

/**
 * Whether an error says that nobody was there: no answer, or a gateway that says so for a service behind it. Any other
 * refusal is an answer.
 */
export function isOutOfReach(error: unknown): boolean {
  if (!(error instanceof ServiceError)) return false;
  return error.kind === 'unreachable' || [502, 503, 504].includes(error.status ?? 0);
}

/**
 * Follows the connection: begins as connected; whoever meets an error that says otherwise asks for a check. While it is
 * lost the service is asked again until it answers, and at once when the device comes back online.
 */
export function createConnection({ probe, interval, onRestored }: ConnectionOptions): Connection {
  const listeners = new Set<() => void>();
  let state: ConnectionState = { status: 'connected' };
  let asking: Promise<ConnectionState> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  const become = (next: ConnectionState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const conclude = (answers: boolean): ConnectionState => {
    asking = undefined;
    clearTimeout(timer);
    if (closed) return state;
    if (!answers) {
      if (state.status === 'connected') become({ status: 'lost', since: Date.now() });
      timer = setTimeout(check, interval);
    } else if (state.status === 'lost') {
      become({ status: 'connected' });
      onRestored();
    }
    return state;
  };
  const check = () => {
    asking ??= probe().then(
      () => conclude(true),
      (error: unknown) => conclude(!isOutOfReach(error)),
    );
    return asking;
  };
  addEventListener('online', check);
  return {
    current: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    check,
    close: () => {
      closed = true;
      clearTimeout(timer);
      removeEventListener('online', check);
    },
  };
}
