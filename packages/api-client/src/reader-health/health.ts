import { type ReaderHealth, readerComponents } from './adapter';

const healthyStates: readonly string[] = ['IDLE', 'RUNNING_JOB', 'UPDATING_FIRMWARE'];

/** True for a state in which a reader may be well; its components decide [READER-05]. */
export const isHealthyState = (state: string): boolean => healthyStates.includes(state);

/**
 * True for a reader that works: its state is a healthy one and all five of its components are HEALTHY
 * (READER-05).
 */
export function isHealthy(health: ReaderHealth): boolean {
  return (
    isHealthyState(health.state) &&
    readerComponents.every((component) => health[component].status === 'HEALTHY')
  );
}

/** True for a reader that has stopped checking in (READER-05). */
export function connectionFailed({ state }: Pick<ReaderHealth, 'state'>): boolean {
  return state === 'NOT_RESPONDING';
}

/** True for a reader that has not yet registered with an agent (READER-05). */
export function readerIsAwaitingAgent({ state }: Pick<ReaderHealth, 'state'>): boolean {
  return state === 'AWAITING_AGENT';
}
