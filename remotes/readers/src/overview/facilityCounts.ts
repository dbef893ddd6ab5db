import type { DefinitionRow } from '../definitions/definitionRows';

/** The readers of one facility in three numbers. */
export interface FacilityCounts {
  /** Name of the facility; blank for the readers without one. */
  readonly facility: string;
  readonly readers: number;
  /** Out of reach, or unhealthy in a way that stops work. */
  readonly failing: number;
  /** Unhealthy in another way, or not known. */
  readonly waiting: number;
}

/** Counts the readers by facility; those with most that fail first. */
export function facilityCounts(rows: readonly DefinitionRow[]): readonly FacilityCounts[] {
  const counts = new Map<string, FacilityCounts>();
  for (const { definition, health } of rows) {
    const { facility = '' } = definition;
    const before = counts.get(facility) ?? { facility, readers: 0, failing: 0, waiting: 0 };
    const fails = health.tone === 'danger';
    const waits = !fails && health.tone !== 'success' && health.tone !== 'info';
    counts.set(facility, {
      facility,
      readers: before.readers + 1,
      failing: before.failing + (fails ? 1 : 0),
      waiting: before.waiting + (waits ? 1 : 0),
    });
  }
  return [...counts.values()].sort(
    (one, other) => other.failing - one.failing || other.waiting - one.waiting || other.readers - one.readers,
  );
}
