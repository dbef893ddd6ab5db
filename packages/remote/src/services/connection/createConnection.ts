import { ServiceError } from '@console/api-client';
import { createStore, type ReadableStore } from '@console/design/store';

/** State of the service: it answers or not. */
export type ConnectionState =
  | { readonly status: 'connected' }
  /** Nothing has come back since then, in milliseconds since 1970. */
  | { readonly status: 'lost'; readonly since: number };

/** Connection to the service, kept up to date. */
export interface Connection extends ReadableStore<ConnectionState> {
  /** Asks the service whether it is there. Several who ask at the same time are one question. Never rejects. */
  readonly check: () => Promise<ConnectionState>;
  /** Ends asking. */
  readonly close: () => void;
}

interface ConnectionOptions {
  /** Asks something cheap. */
  readonly probe: () => Promise<unknown>;
  /** Milliseconds between two questions while the connection is lost. */
  readonly interval: number;
  /** Told when the service answers again. */
  readonly onRestored: () => void;
}

/**
 * True for an error that says that nobody was there: no answer, or a gateway that says so for a service behind it. Any
 * other refusal is an answer.
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
  const { getState, setState, subscribe } = createStore<ConnectionState>({ status: 'connected' });
  let asking: Promise<ConnectionState> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  const conclude = (answers: boolean): ConnectionState => {
    asking = undefined;
    clearTimeout(timer);
    const { status } = getState();
    if (closed) return getState();
    if (!answers) {
      if (status === 'connected') setState({ status: 'lost', since: Date.now() });
      timer = setTimeout(check, interval);
    } else if (status === 'lost') {
      setState({ status: 'connected' });
      onRestored();
    }
    return getState();
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
    getState,
    subscribe,
    check,
    close: () => {
      closed = true;
      clearTimeout(timer);
      removeEventListener('online', check);
    },
  };
}
