import { type ReaderHealth, readerComponents } from './adapter';

const healthyStates: readonly string[] = ['IDLE', 'RUNNING_JOB', 'UPDATING_FIRMWARE'];

/** Whether a reader in this state may be well; its components decide whether it is [READER-05]. */
export const isHealthyState = (state: string): boolean => healthyStates.includes(state);

/** Whether a reader works: its state is a healthy one and all five of its components are HEALTHY (READER-05). */
export function isHealthy(health: ReaderHealth): boolean {
  return (
    isHealthyState(health.state) &&
    readerComponents.every((component) => health[component].status === 'HEALTHY')
  );
}

/** Whether a reader has stopped checking in (READER-05). */
export function connectionFailed({ state }: Pick<ReaderHealth, 'state'>): boolean {
  return state === 'NOT_RESPONDING';
}

/** Whether a reader has not yet registered with an agent (READER-05). */
export function readerIsAwaitingAgent({ state }: Pick<ReaderHealth, 'state'>): boolean {
  return state === 'AWAITING_AGENT';
}
