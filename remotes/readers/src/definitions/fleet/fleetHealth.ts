import { paths } from '../../paths';
import type { DefinitionRow } from '../definitionRows';
import { componentStatus, componentTone, type HealthComponent, toneRank } from '../readerHealth';
import { rowsByFacility } from '../rowsByFacility';

/** Number of readers by status of a component. */
type StatusCounts = ReadonlyMap<string, number>;

/** The health of the readers of one facility, component by component. */
export interface FacilityHealth {
  /** Name of the facility; blank for the readers without one. */
  readonly facility: string;
  /** Number of its readers. */
  readonly readers: number;
  readonly components: Readonly<Record<HealthComponent, StatusCounts>>;
}

const rankOf = (status: string) => toneRank(componentTone(status));

function countStatuses(rows: readonly DefinitionRow[], component: HealthComponent): StatusCounts {
  const counts = new Map<string, number>();
  for (const { reported } of rows) {
    const status = componentStatus(reported, component);
    counts.set(status, (counts.get(status) ?? 0) + 1);
  }
  return new Map([...counts].sort(([one], [other]) => rankOf(one) - rankOf(other)));
}

/** The fleet by facility. Statuses stand in their order from worst to best. */
export function fleetHealth(rows: readonly DefinitionRow[]): readonly FacilityHealth[] {
  return [...rowsByFacility(rows)].map(([facility, readers]) => {
    const count = (component: HealthComponent) => countStatuses(readers, component);
    return {
      facility,
      readers: readers.length,
      components: {
        connection: count('connection'),
        throughput: count('throughput'),
        hardware: count('hardware'),
        software: count('software'),
        clockSync: count('clockSync'),
      },
    };
  });
}

/** The part of the counts that tells what is wrong; all of them when nothing is. */
export function worthTelling(counts: StatusCounts): StatusCounts {
  const unwell = [...counts].filter(([status]) => componentTone(status) !== 'success');
  return unwell.length > 0 ? new Map(unwell) : counts;
}

/** Number of readers that are not healthy in a component. */
export const unwellIn = (counts: StatusCounts): number =>
  [...counts].reduce((sum, [status, count]) => sum + (componentTone(status) === 'success' ? 0 : count), 0);

/**
 * Address of the list of readers with filters in force.
 * @param filters values by key of a column; of several values a reader needs one, a blank one stands for none.
 */
export function listAddress(filters: Readonly<Record<string, readonly string[]>>): string {
  const params = Object.entries(filters).flatMap(([key, values]) =>
    values.map((value) => [`filter.${key}`, value]),
  );
  return `${paths.readers.definitions.list()}?${new URLSearchParams(params)}`;
}
