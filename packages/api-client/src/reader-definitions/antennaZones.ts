import type { ReaderDefinitionAnswer } from './schema';

/** One antenna of a reader and the zone it covers. */
export interface AntennaZone {
  /** Whole number, 1 to 52. */
  readonly antennaId: number;
  readonly zoneName: string;
}

/** The wire's map from antenna id to zone name. */
type AntennaZoneMap = NonNullable<ReaderDefinitionAnswer['antennaZones']>;

/** Rows of a map, by antenna id. */
export function antennaZoneRows(map: AntennaZoneMap | null | undefined): AntennaZone[] {
  return Object.entries(map ?? {})
    .map(([antennaId, zoneName]) => ({ antennaId: Number(antennaId), zoneName }))
    .sort((one, other) => one.antennaId - other.antennaId);
}

/** Map of rows. Of two rows with the same antenna the later counts; the form lets neither through. */
export function antennaZoneMap(rows: readonly AntennaZone[]): AntennaZoneMap {
  return Object.fromEntries(rows.map(({ antennaId, zoneName }) => [String(antennaId), zoneName]));
}
