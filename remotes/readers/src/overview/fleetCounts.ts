import type { DefinitionRow } from '../definitions/definitionRows';
import { countKinds, type HealthKind, healthRank } from '../definitions/readerHealth';
import { rowsByFacility } from '../definitions/rowsByFacility';

/** The readers of one facility, counted as the list of readers counts them. */
export interface FacilityCounts {
  /** Name of the facility; blank for the readers without one. */
  readonly facility: string;
  /** Number of readers by kind of health, from worst to best. */
  readonly counts: ReadonlyMap<HealthKind, number>;
}

const rankOf = ({ health }: DefinitionRow) => healthRank(health);

/** Counts the readers by facility; the facility with the worst reader first, of equals that with more of these. */
export function facilityCounts(rows: readonly DefinitionRow[]): readonly FacilityCounts[] {
  return [...rowsByFacility(rows)]
    .map(([facility, readers]) => {
      const ranks = readers.map(rankOf);
      const worst = Math.min(...ranks);
      return {
        facility,
        counts: countKinds(readers.map(({ health }) => health)),
        worst,
        asBad: ranks.filter((rank) => rank === worst).length,
      };
    })
    .sort((one, other) => one.worst - other.worst || other.asBad - one.asBad)
    .map(({ facility, counts }) => ({ facility, counts }));
}

/** Kinds of health that need nobody: it is well, it comes back by itself, or it is not known yet. */
const fine: readonly HealthKind[] = ['healthy', 'restarting', 'loading'];

/** The readers that need somebody most, the worst first. */
export const worstReaders = (rows: readonly DefinitionRow[], most: number): readonly DefinitionRow[] =>
  rows
    .filter(({ health }) => !fine.includes(health.kind))
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .slice(0, most);
