import { type WithoutBlank, withoutBlank } from '../wire';
import { type AntennaZone, antennaZoneMap, antennaZoneRows } from './antennaZones';
import { featureRows, type ReaderFeature } from './features';
import type { ReaderDefinitionAnswer, ReaderDefinitionRequest, ReaderType } from './schema';

/** Where a reader hangs: metres for x, y and z, degrees for yaw, pitch and roll. What is unknown is absent. */
export type Placement = WithoutBlank<NonNullable<ReaderDefinitionAnswer['placement']>>;

/** A reader as it is configured. What is `null` on the wire is absent; lists may be empty. */
export type ReaderDefinition = WithoutBlank<
  Omit<ReaderDefinitionAnswer, 'groups' | 'placement' | 'antennaZones' | 'features'>
> & {
  readonly groups: readonly string[];
  readonly placement: Placement;
  readonly antennaZones: readonly AntennaZone[];
  readonly features: readonly ReaderFeature[];
};

/** Values of a reader definition that can be saved. Blank texts count as absent. */
export type ReaderDefinitionDraft = Pick<ReaderDefinition, 'name' | 'address' | 'type'> &
  Partial<Omit<ReaderDefinition, 'features' | 'disabledMessage'>>;

/** The floor of a reader whose floor nobody chose (READER-23). */
export const defaultFloor = 'DEFAULT';

/** The floor of a zone or a reader; one without a floor is where everything is that nobody placed. */
export const floorOf = ({ floor }: { readonly floor?: string }): string => floor || defaultFloor;

const placementNumbers = ['x', 'y', 'z', 'yaw', 'pitch', 'roll'] as const;

/** A definition as the console shows it: rows in place of maps, nothing in place of `null`. */
export function readReaderDefinition({
  groups,
  placement,
  antennaZones,
  features,
  ...definition
}: ReaderDefinitionAnswer): ReaderDefinition {
  return {
    ...withoutBlank(definition),
    groups: groups ?? [],
    placement: withoutBlank(placement ?? {}),
    antennaZones: antennaZoneRows(antennaZones),
    features: featureRows(features),
  };
}

/** A definition as it is sent: the fields of READER-26 and never the features; blank ones are left out (WIRE-09). */
export function writeReaderDefinition(definition: ReaderDefinitionDraft): ReaderDefinitionRequest {
  const { name, address, facility, agentIdentifier, serialNumber, readerZone } = definition;
  return {
    name,
    address,
    // A type that only a newer service knows goes back as it came.
    type: definition.type as ReaderType,
    groups: [...(definition.groups ?? [])],
    antennaZones: antennaZoneMap(definition.antennaZones ?? []),
    ...withoutBlank({
      facility,
      agentIdentifier: agentIdentifier || name,
      serialNumber,
      readerZone,
      placement: writePlacement(definition.placement ?? {}),
    }),
  };
}

/** Exactly the seven fields the service takes; `undefined` when all have their defaults. */
function writePlacement({ x, y, z, yaw, pitch, roll, floor }: Placement): Placement | undefined {
  const placement: Placement = withoutBlank({ x, y, z, yaw, pitch, roll, floor });
  const placed = placementNumbers.some((key) => placement[key] !== undefined);
  return placed || (placement.floor ?? defaultFloor) !== defaultFloor ? placement : undefined;
}
