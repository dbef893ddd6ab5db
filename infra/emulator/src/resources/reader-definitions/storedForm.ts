import type { ReaderDefinitionRequest, ReaderType } from '@console/api-client/reader-definitions/schema';
import { invalid } from '../../server/failure';

/** Where a reader hangs, every value known to be there or not. */
export interface Placement {
  readonly x: number | null;
  readonly y: number | null;
  readonly z: number | null;
  readonly yaw: number | null;
  readonly pitch: number | null;
  readonly roll: number | null;
  readonly floor: string;
}

/** A reader definition as it is stored: every key there, absent values `null`, features kept apart. */
export interface StoredReaderDefinition {
  readonly name: string;
  readonly address: string;
  readonly type: ReaderType;
  readonly facility: string;
  readonly agentIdentifier: string;
  readonly serialNumber: string | null;
  readonly readerZone: string | null;
  readonly placement: Placement | null;
  readonly antennaZones: Readonly<Record<string, string>>;
  readonly groups: readonly string[] | null;
}

/** An antenna has at most this number (READER-21). */
const lastAntenna = 52;

/** The name of a reader: its address when none is given. */
export const nameOfReader = ({ name, address }: ReaderDefinitionRequest): string => name || address;

/**
 * A request with its gaps filled. Further keys that old clients send are dropped.
 * @throws 400 naming the field
 */
export function storedForm(request: ReaderDefinitionRequest, facility: string): StoredReaderDefinition {
  const name = nameOfReader(request);
  return {
    name,
    address: request.address,
    type: request.type,
    facility,
    agentIdentifier: request.agentIdentifier || name,
    serialNumber: request.serialNumber || null,
    readerZone: request.readerZone || null,
    placement: placementOf(request),
    antennaZones: antennaZonesOf(request),
    groups: request.groups ?? null,
  };
}

function placementOf({ placement }: ReaderDefinitionRequest): Placement | null {
  if (!placement) return null;
  const { x = null, y = null, z = null, yaw = null, pitch = null, roll = null, floor } = placement;
  return { x, y, z, yaw, pitch, roll, floor: floor || 'DEFAULT' };
}

function antennaZonesOf({ antennaZones }: ReaderDefinitionRequest): Record<string, string> {
  const zones: Record<string, string> = {};
  for (const [antenna, zone] of Object.entries(antennaZones ?? {})) {
    const id = Number(antenna);
    if (id < 1 || id > lastAntenna)
      throw invalid('antennaZones', `has antenna ${antenna}: ids are between 1 and ${lastAntenna}`);
    if (zone.trim() === '') throw invalid('antennaZones', `has no zone for antenna ${antenna}`);
    zones[String(id)] = zone;
  }
  return zones;
}
