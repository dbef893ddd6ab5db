import { longestName, readerAddress, readerSerialNumber } from '@console/api-client/patterns';
import {
  defaultFloor,
  type Placement,
  type ReaderDefinition,
  type ReaderDefinitionDraft,
} from '@console/api-client/reader-definitions';
import {
  type Failure,
  type FormErrors,
  type NumberInput,
  type Rule,
  rules,
  typedText,
} from '@console/design/form';
import { unknownZones, type ZonesOfFacility } from './definition.zones';

/** The coordinates of a placement that the form edits: metres, yaw in degrees. */
export const coordinates = ['x', 'y', 'z', 'yaw'] as const;

/** Coordinate of a placement. */
type Coordinate = (typeof coordinates)[number];

/** One antenna with its zone, as it stands in the form; a field that was emptied may be missing. */
export interface AntennaZoneRow {
  readonly antennaId?: NumberInput;
  readonly zoneName?: string;
}

/** Values of the form. */
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
 * True for types that are placed by coordinates: all but SPEEDWAY, whose antennas hang apart from the reader
 * [READER-16]. As long as no type is chosen, none is ruled out.
 */
export const hasCoordinates = (type: string) => type !== 'SPEEDWAY';

/** Initial values of the form of a new definition [READER-23]. */
export const newDefinitionValues: DefinitionValues = {
  name: '',
  type: '',
  address: '',
  facility: '',
  serialNumber: '',
  placement: { floor: defaultFloor },
  antennaZones: [],
};

/** Initial values of the form of a stored definition. */
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
export function placementOf(
  { type, placement }: Pick<DefinitionValues, 'type' | 'placement'>,
  stored: Placement = {},
): Placement {
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
      zoneName: typedText(zoneName),
    })),
  };
}

/** Lowest height of a reader in metres [READER-24]. */
const lowestZ = 1;

const isGiven = (value: unknown) => rules.required(value) === undefined;

/**
 * Failures of a placement, for one list under the fields, which are invalid together. Coordinates are looked at only
 * where the form shows them; as soon as one is given, the floor has to be [READER-23, READER-24].
 * @returns one failure for each thing to put right, in the order of the fields; empty when all is right.
 */
export function placementFailures({ type, placement }: DefinitionValues): Failure[] {
  const given = hasCoordinates(type) ? coordinates.filter((field) => isGiven(placement[field])) : [];
  const failures: Failure[] = [];
  if (given.length > 0 && given.length < coordinates.length)
    failures.push({ key: 'definitions.placement.incomplete' });
  for (const field of given.filter((coordinate) => rules.number(placement[coordinate])))
    failures.push({ key: 'definitions.placement.notANumber', values: { field } });
  if (rules.atLeast(lowestZ)(given.includes('z') ? placement.z : undefined))
    failures.push({ key: 'definitions.placement.tooLow', values: { lowest: lowestZ } });
  if (given.length > 0 && !isGiven(placement.floor))
    failures.push({ key: 'definitions.placement.floorRequired' });
  return failures;
}

/** Ids of the antennas of a reader: whole numbers from 1 to 52 [READER-21]. */
export const antennaIds = { lowest: 1, highest: 52 } as const;

/** An antenna id has to be a number; what could not be read as one is text. */
const antennaIdRule = rules.all(rules.integer, rules.between(antennaIds.lowest, antennaIds.highest));

/** Values that stand in a list more than once, once each. */
const repeated = <Value>(values: readonly Value[]) => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];

/**
 * Failures of the antenna zones, for one list [READER-20, READER-21, READER-22].
 * @returns one failure for each thing to put right, however many rows have it; empty when all is right.
 */
export function antennaZoneFailures(rows: readonly AntennaZoneRow[], known: ZonesOfFacility): Failure[] {
  const failures: Failure[] = [];
  if (rows.some((row) => !isGiven(row.antennaId) || !isGiven(row.zoneName)))
    failures.push({ key: 'definitions.antennaZones.incomplete' });
  if (rows.some((row) => antennaIdRule(row.antennaId)))
    failures.push({ key: 'definitions.antennaZones.idOutOfRange', values: antennaIds });
  const ids = rows.map((row) => row.antennaId).filter((id) => isGiven(id) && !antennaIdRule(id));
  for (const id of repeated(ids))
    failures.push({ key: 'definitions.antennaZones.repeated', values: { id: String(id) } });
  for (const zone of unknownZones(rows, known))
    failures.push({
      key: 'definitions.antennaZones.unknownZone',
      values: { zone, facility: known.facility },
    });
  return failures;
}

const addressPattern = new RegExp(readerAddress);
const serialNumberPattern = new RegExp(readerSerialNumber);

type PlainField = 'name' | 'address' | 'facility' | 'type' | 'serialNumber';

/** The rules of the plain fields, in the order of the form [READER-17, READER-18]. */
const fieldRules: Readonly<Record<PlainField, Rule>> = {
  name: rules.all(rules.required, rules.maxLength(longestName)),
  address: rules.all(
    rules.required,
    rules.maxLength(longestName),
    rules.pattern(addressPattern, 'definitions.form.address.characters'),
  ),
  facility: rules.required,
  type: rules.required,
  serialNumber: rules.all(
    rules.required,
    rules.maxLength(longestName),
    rules.pattern(serialNumberPattern, 'definitions.form.serialNumber.format'),
  ),
};

/** Names of the zones on the zone maps of a facility; undefined while they are not known. */
export type ZonesIn = (facility: string) => readonly string[] | undefined;

/** Failures of a reader definition. Whether its name is free only the service can tell [READER-19]. */
export function definitionErrors(values: DefinitionValues, zonesIn: ZonesIn): FormErrors {
  const { facility } = values;
  const fields = Object.entries(fieldRules).map(([field, rule]) => [
    field,
    rule(values[field as PlainField]),
  ]);
  return {
    ...Object.fromEntries(fields),
    placement: placementFailures(values),
    antennaZones: antennaZoneFailures(values.antennaZones, { facility, zones: zonesIn(facility) }),
  };
}
