import type { Queryable } from '../database';
import { insert, insertNumbered } from '../database/insert';
import { rowOf } from '../resources/threshold-antenna-configurations/store';
import type { Fleet } from './model/fleet';

/** Stores which zone maps are current, and the thresholds. Zone maps and readers have to be there. */
export async function insertPlaces(transaction: Queryable, fleet: Fleet, now: Date): Promise<void> {
  await insert(
    transaction,
    'current_zone_map',
    fleet.zoneMaps
      .filter(({ name }) => fleet.currentZoneMaps.includes(name))
      .map(({ name, facility }) => ({ facility, zone_map: name, status: 'COMPLETE', selected: now })),
  );
  await insertNumbered(
    transaction,
    'threshold_antenna_configuration',
    fleet.antennaConfigurations.map(rowOf),
  );
  await insertNumbered(
    transaction,
    'threshold',
    fleet.thresholds.map(({ name, facility, readerArrangement }) => ({
      name,
      facility,
      reader_arrangement: readerArrangement,
    })),
  );
  await insert(transaction, 'threshold_reader', readersOfThresholds(fleet));
}

function readersOfThresholds({ thresholds, antennaConfigurations, readers }: Fleet) {
  const present = new Set(readers.map(({ definition }) => definition.name));
  const idOf = new Map(antennaConfigurations.map(({ name }, index) => [name, index + 1]));
  return thresholds.flatMap((threshold, index) =>
    Object.entries(threshold.readers)
      .filter(([reader]) => present.has(reader))
      .map(([reader_name, configuration], place) => ({
        threshold_id: index + 1,
        reader_name,
        antenna_configuration_id: idOf.get(configuration),
        place,
      })),
  );
}
