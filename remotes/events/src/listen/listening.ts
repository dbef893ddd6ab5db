import type { SessionEnd } from './session';

/** State of listening: not begun, the first attempt, messages arrive, waiting for the next attempt, ended by a problem. */
export type ListenPhase = 'idle' | 'connecting' | 'listening' | 'waiting' | 'failed';

/** State of a listener. */
export interface Listening {
  readonly phase: ListenPhase;
  /** Why it failed, or waits. @defaultValue it does neither */
  readonly end?: SessionEnd;
  /** Number of times that a connection was lost. */
  readonly losses: number;
  /** Number of attempts since the connection was lost. */
  readonly attempts: number;
}

/** Event in the life of a listener. */
export type ListenEvent =
  | { readonly type: 'start' }
  | { readonly type: 'listening' }
  | { readonly type: 'ended'; readonly end: SessionEnd }
  | { readonly type: 'again' }
  | { readonly type: 'stop' };

/** Nothing is listened to. */
export const idle: Listening = { phase: 'idle', losses: 0, attempts: 0 };

/** Ends after which a connection that was there is tried again: another password or right would not come by waiting. */
const passing: readonly SessionEnd[] = ['lost', 'unreachable', 'late', 'refused'];

/** The next state. A first attempt that does not succeed has failed; a connection that was there is tried again. */
export function step(state: Listening, event: ListenEvent): Listening {
  switch (event.type) {
    case 'start':
      return { ...idle, phase: 'connecting' };
    case 'listening':
      return { phase: 'listening', losses: state.losses, attempts: 0 };
    case 'ended': {
      const { phase, losses, attempts } = state;
      const { end } = event;
      if (phase === 'listening' && end === 'lost')
        return { phase: 'waiting', end, losses: losses + 1, attempts: 0 };
      if (phase === 'connecting' && losses > 0 && passing.includes(end))
        return { phase: 'waiting', end, losses, attempts: attempts + 1 };
      return { phase: 'failed', end, losses, attempts };
    }
    case 'again':
      return state.phase === 'waiting' ? { ...state, phase: 'connecting' } : state;
    case 'stop':
      return { phase: 'idle', losses: state.losses, attempts: 0 };
  }
}

/** Longest time in ms between two attempts. */
const longestWait = 30_000;

/** Time in ms until the next attempt: one second, then twice as long each time. */
export const waitOf = ({ attempts }: Listening): number => Math.min(1000 * 2 ** attempts, longestWait);
