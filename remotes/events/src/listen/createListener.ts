import { createStore, type ReadableStore } from '@console/design/store';
import { idle, type ListenEvent, type Listening, step, waitOf } from './listening';
import type { ListenTarget, OpenSession, SessionObserver } from './session';

/** Listens to a broker, and again when the connection breaks. */
export interface Listener extends ReadableStore<Listening> {
  /** Begins; what was listened to before ends. */
  readonly start: (target: ListenTarget) => void;
  readonly stop: () => void;
}

/**
 * Creates a listener that does not listen yet.
 * @param load gives what speaks with the broker; asked for when it is needed
 * @param onMessage is called with each message that arrives
 */
export function createListener(
  load: () => Promise<OpenSession>,
  onMessage: SessionObserver['onMessage'],
): Listener {
  const store = createStore<Listening>(idle);
  let close: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let run = 0;

  const happen = (event: ListenEvent) => store.setState(step(store.getState(), event));
  const halt = () => {
    run += 1;
    clearTimeout(timer);
    close?.();
    close = undefined;
  };
  const attempt = async (target: ListenTarget) => {
    const own = run;
    const open = await load().catch(() => undefined);
    if (own !== run) return;
    if (!open) {
      happen({ type: 'ended', end: 'unloaded' });
      return;
    }
    close = open(target, {
      onMessage,
      onListening: () => happen({ type: 'listening' }),
      onEnd: (end) => {
        close = undefined;
        happen({ type: 'ended', end });
        const state = store.getState();
        if (state.phase !== 'waiting') return;
        timer = setTimeout(() => {
          happen({ type: 'again' });
          void attempt(target);
        }, waitOf(state));
      },
    });
  };
  return {
    getState: store.getState,
    subscribe: store.subscribe,
    start: (target) => {
      halt();
      happen({ type: 'start' });
      void attempt(target);
    },
    stop: () => {
      halt();
      happen({ type: 'stop' });
    },
  };
}
