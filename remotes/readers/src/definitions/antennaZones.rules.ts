import { type Failure, rules } from '@console/design/form';
import type { AntennaZoneRow } from './definitionValues';
import { unknownZones, type ZonesOfFacility } from './zonesOfFacility';

/** Ids of the antennas of a reader: whole numbers from 1 to 52 [READER-21]. */
export const antennaIds = { lowest: 1, highest: 52 } as const;

const isGiven = (value: unknown) => rules.required(value) === undefined;

/** An antenna id has to be a number; what could not be read as one is text. */
const judgeId = rules.all(rules.integer, rules.between(antennaIds.lowest, antennaIds.highest));

/** Values that stand in a list more than once, once each. */
const repeated = <Value>(values: readonly Value[]) => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];

/**
 * What is wrong with the antenna zones, for one list [READER-20, READER-21, READER-22].
 * @returns one failure for each thing to put right, however many rows have it; empty when all is right.
 */
export function antennaZoneFailures(rows: readonly AntennaZoneRow[], known: ZonesOfFacility): Failure[] {
  const failures: Failure[] = [];
  if (rows.some((row) => !isGiven(row.antennaId) || !isGiven(row.zoneName)))
    failures.push({ key: 'definitions.antennaZones.incomplete' });
  if (rows.some((row) => judgeId(row.antennaId)))
    failures.push({ key: 'definitions.antennaZones.idOutOfRange', values: antennaIds });
  const ids = rows.map((row) => row.antennaId).filter((id) => isGiven(id) && !judgeId(id));
  for (const id of repeated(ids))
    failures.push({ key: 'definitions.antennaZones.repeated', values: { id: String(id) } });
  for (const zone of unknownZones(rows, known))
    failures.push({
      key: 'definitions.antennaZones.unknownZone',
      values: { zone, facility: known.facility },
    });
  return failures;
}
