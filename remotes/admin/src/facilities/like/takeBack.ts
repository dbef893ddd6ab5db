import {
  type Configuration,
  type ConfigurationRecord,
  isEffective,
  type PlannedChange,
  planChanges,
  type SectionName,
  type SystemState,
} from '@console/api-client/configuration-bundle';

/**
 * Plans how changes are taken back: what was created is deleted, backwards, and what was changed is as it was before. Of
 * what is no longer there nothing is done.
 *
 * @param state - the service as it is now
 */
export function takeBack(state: SystemState, made: readonly PlannedChange[]): readonly PlannedChange[] {
  // Of a record that was made in several runs, what was before the first.
  const keys = new Map([...made].reverse().map((change) => [change.key, change]));
  const sections = new Set<SectionName>(made.map(({ section }) => section));
  const before: Configuration = Object.fromEntries(
    [...sections].map((section) => [
      section,
      (state.configuration[section] ?? []).flatMap((record): readonly ConfigurationRecord[] => {
        const change = keys.get(`${section}/${record.name}`);
        if (!change) return [record];
        return change.before ? [change.before] : [];
      }),
    ]),
  );
  return planChanges(before, state, { mode: 'overwrite' }).changes.filter(isEffective);
}
