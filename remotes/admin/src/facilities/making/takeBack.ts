import {
  isEffective,
  madeChangeOf,
  type PlannedChange,
  planChanges,
  type SystemState,
  undoRun,
} from '@console/api-client/configuration-bundle';

/**
 * Plans how changes are taken back: what was created is deleted, backwards, and what was changed is as it was before.
 *
 * @param state - the service as it is now
 * @param made - in the order in which they were made, of several runs where one was continued
 */
export function takeBack(state: SystemState, made: readonly PlannedChange[]): readonly PlannedChange[] {
  const { configuration } = undoRun(made.map(madeChangeOf), state.configuration);
  return planChanges(configuration, state, { mode: 'overwrite' }).changes.filter(isEffective);
}
