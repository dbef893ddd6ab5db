import {
  defaultFloor,
  type Placement,
  type ReaderDefinition,
  type ReaderDefinitionDraft,
} from '@console/api-client/reader-definitions';
import type { NumberInput } from '@console/design/form';

/** The coordinates of a placement that the form edits: metres, yaw in degrees. */
export const coordinates = ['x', 'y', 'z', 'yaw'] as const;

export type Coordinate = (typeof coordinates)[number];

/** One antenna with its zone, as it stands in the form; a field that was emptied may be missing. */
export interface AntennaZoneRow {
  readonly antennaId?: NumberInput;
  readonly zoneName?: string;
}

/** What stands in the form. */
export interface DefinitionValues {
  readonly name: string;
  readonly type: string;
  readonly address: string;
  readonly facility: string;
  readonly serialNumber: string;
  readonly placement: Readonly<Partial<Record<Coordinate, NumberInput>>> & { readonly floor: string };
  readonly antennaZones: readonly AntennaZoneRow[];
}

/**
 * Whether readers of a type are placed by coordinates: all but SPEEDWAY, whose antennas hang apart from it
 * [READER-16]. As long as no type is chosen, none is ruled out.
 */
export const hasCoordinates = (type: string) => type !== 'SPEEDWAY';

/** What the form of a new definition starts with [READER-23]. */
export const newDefinitionValues: DefinitionValues = {
  name: '',
  type: '',
  address: '',
  facility: '',
  serialNumber: '',
  placement: { floor: defaultFloor },
  antennaZones: [],
};

/** What the form of a stored definition starts with. */
export function valuesOfDefinition(definition: ReaderDefinition): DefinitionValues {
  const { name, type, address, facility = '', serialNumber = '', placement, antennaZones } = definition;
  const { x, y, z, yaw, floor = defaultFloor } = placement;
  return { name, type, address, facility, serialNumber, placement: { x, y, z, yaw, floor }, antennaZones };
}

/** A valid number field holds a number or nothing. */
const asNumber = (input: NumberInput) => (typeof input === 'number' ? input : undefined);

/**
 * The placement that the form describes. Pitch and roll ride along as they were read, and so do coordinates that
 * the form does not show [READER-16, READER-24].
 */
function placementOf({ type, placement }: DefinitionValues, stored: Placement = {}): Placement {
  const shown = hasCoordinates(type)
    ? {
        x: asNumber(placement.x),
        y: asNumber(placement.y),
        z: asNumber(placement.z),
        yaw: asNumber(placement.yaw),
      }
    : {};
  return { ...stored, ...shown, floor: placement.floor.trim() || undefined };
}

/**
 * The definition that the form describes. The form has to be valid.
 * @param stored the definition being edited: what the form does not edit is kept from it. Default: a new one.
 */
export function draftOfValues(values: DefinitionValues, stored?: ReaderDefinition): ReaderDefinitionDraft {
  return {
    ...stored,
    name: values.name.trim(),
    type: values.type,
    address: values.address,
    facility: values.facility,
    serialNumber: values.serialNumber,
    placement: placementOf(values, stored?.placement),
    antennaZones: values.antennaZones.map(({ antennaId, zoneName }) => ({
      antennaId: Number(antennaId),
      zoneName: zoneName?.trim() ?? '',
    })),
  };
}
