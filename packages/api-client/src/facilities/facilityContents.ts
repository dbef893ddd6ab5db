import type { ReaderDefinition } from '../reader-definitions';
import type { ZoneMap } from '../zone-maps';

/**
 * Zones and readers of a facility (FACILITY-05). Names of zones are there once each, in alphabetical order.
 */
export interface FacilityContents {
  readonly readerDefinitions: readonly ReaderDefinition[];
  /** Zones of its zone maps. */
  readonly zoneMapZones: readonly string[];
  /** Zones its readers stand for as a whole. */
  readonly readerZones: readonly string[];
  /** Zones single antennas of its readers stand for. */
  readonly antennaZones: readonly string[];
}

/**
 * Collects the zones and readers of a facility.
 * @param zoneMaps those of all facilities.
 * @param definitions those of all facilities.
 */
export function contentsOf(
  facility: string,
  zoneMaps: readonly ZoneMap[],
  definitions: readonly ReaderDefinition[],
): FacilityContents {
  const isHere = (record: { readonly facility?: string }) => record.facility === facility;
  const readerDefinitions = definitions.filter(isHere);
  return {
    readerDefinitions,
    zoneMapZones: onceEach(zoneMaps.filter(isHere).flatMap(({ zones }) => zones.map(({ name }) => name))),
    readerZones: onceEach(readerDefinitions.flatMap(({ readerZone }) => readerZone ?? [])),
    antennaZones: onceEach(
      readerDefinitions.flatMap(({ antennaZones }) => antennaZones.map(({ zoneName }) => zoneName)),
    ),
  };
}

const onceEach = (names: readonly string[]) =>
  [...new Set(names)].sort((one, other) => one.localeCompare(other, undefined, { numeric: true }));
