/** @jest-environment node */
import {
  type ReaderDefinition,
  readerTypes,
  writeReaderDefinition,
} from '@console/api-client/reader-definitions';
import fc from 'fast-check';
import { draftOfValues, hasCoordinates, newDefinitionValues, valuesOfDefinition } from './definitionValues';

const stored: ReaderDefinition = {
  name: 'Dock-01',
  type: 'XARRAY',
  address: '10.1.0.21',
  facility: 'North',
  agentIdentifier: 'agent-7',
  serialNumber: '370-17-01-1068',
  readerZone: 'Dock',
  groups: ['docks'],
  placement: { x: 1, y: 2, z: 3, yaw: 4, pitch: 5, roll: 6, floor: 'Ground' },
  antennaZones: [{ antennaId: 2, zoneName: 'Dock' }],
  features: [],
};

const sent = (values: Parameters<typeof draftOfValues>[0], record?: ReaderDefinition) =>
  writeReaderDefinition(draftOfValues(values, record));

test('[READER-26] a definition that was opened and saved is sent as it was read, without its features', () => {
  expect(sent(valuesOfDefinition(stored), stored)).toEqual({
    name: 'Dock-01',
    type: 'XARRAY',
    address: '10.1.0.21',
    facility: 'North',
    agentIdentifier: 'agent-7',
    serialNumber: '370-17-01-1068',
    readerZone: 'Dock',
    groups: ['docks'],
    placement: { x: 1, y: 2, z: 3, yaw: 4, pitch: 5, roll: 6, floor: 'Ground' },
    antennaZones: { 2: 'Dock' },
  });
});

test('[READER-26] a new definition takes its name as agent identifier and says nothing of a placement it has not', () => {
  expect(
    sent({
      ...newDefinitionValues,
      name: ' Dock-02 ',
      type: 'XSPAN',
      address: 'dock-02',
      facility: 'North',
      serialNumber: '370-17-01-1069',
      antennaZones: [{ antennaId: 13, zoneName: ' Dock ' }],
    }),
  ).toEqual({
    name: 'Dock-02',
    type: 'XSPAN',
    address: 'dock-02',
    facility: 'North',
    agentIdentifier: 'Dock-02',
    serialNumber: '370-17-01-1069',
    groups: [],
    antennaZones: { 13: 'Dock' },
  });
});

test('[READER-23] a placement is sent with coordinates, or with a floor other than the default one', () => {
  const at = { x: 0, y: 0, z: 1, yaw: 0 };
  expect(sent({ ...newDefinitionValues, placement: { ...at, floor: 'DEFAULT' } }).placement).toEqual({
    ...at,
    floor: 'DEFAULT',
  });
  expect(sent({ ...newDefinitionValues, placement: { floor: 'Attic' } }).placement).toEqual({
    floor: 'Attic',
  });
  expect(sent({ ...newDefinitionValues, placement: { floor: '' } }).placement).toBeUndefined();
});

test('[READER-24] pitch and roll are sent back as they were read, also when the coordinates change', () => {
  const values = { ...valuesOfDefinition(stored), placement: { x: 9, y: 9, z: 9, yaw: 9, floor: 'Attic' } };
  expect(sent(values, stored).placement).toEqual({
    x: 9,
    y: 9,
    z: 9,
    yaw: 9,
    pitch: 5,
    roll: 6,
    floor: 'Attic',
  });
});

test('[READER-16] only a SPEEDWAY has no coordinates; those typed before it was chosen are not sent', () => {
  expect(readerTypes.filter((type) => !hasCoordinates(type))).toEqual(['SPEEDWAY']);
  const values = {
    ...newDefinitionValues,
    type: 'SPEEDWAY',
    placement: { x: 1, y: 1, z: 1, yaw: 1, floor: 'Attic' },
  };
  expect(sent(values).placement).toEqual({ floor: 'Attic' });
});

test('[READER-26] whatever is stored, opening and saving changes nothing', () => {
  const text = fc.string({ minLength: 1 }).filter((value) => value === value.trim());
  const number = fc.double({ noNaN: true, noDefaultInfinity: true });
  const definitions: fc.Arbitrary<ReaderDefinition> = fc.record({
    name: text,
    type: fc.constantFrom(...readerTypes),
    address: text,
    facility: text,
    serialNumber: text,
    agentIdentifier: text,
    groups: fc.array(text),
    placement: fc.record(
      { x: number, y: number, z: number, yaw: number, pitch: number, roll: number, floor: text },
      { requiredKeys: ['floor'] },
    ),
    antennaZones: fc.uniqueArray(fc.record({ antennaId: fc.integer({ min: 1, max: 52 }), zoneName: text }), {
      selector: (row) => row.antennaId,
    }),
    features: fc.constant([]),
  });
  fc.assert(
    fc.property(definitions, (definition) => {
      expect(sent(valuesOfDefinition(definition), definition)).toEqual(writeReaderDefinition(definition));
    }),
  );
});
