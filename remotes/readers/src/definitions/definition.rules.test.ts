/** @jest-environment node */
import type { Failure } from '@console/design/form';
import fc from 'fast-check';
import { definitionErrors } from './definition.rules';
import { type DefinitionValues, newDefinitionValues } from './definitionValues';

const valid: DefinitionValues = {
  ...newDefinitionValues,
  name: 'Dock-01',
  type: 'XARRAY',
  address: '10.1.0.21',
  facility: 'North',
  serialNumber: '370-17-01-1068',
};

const unknown = () => undefined;
const keyOf = (values: DefinitionValues, field: string) =>
  (definitionErrors(values, unknown)[field] as Failure | undefined)?.key;

test('[READER-17] a definition with all required fields is valid', () => {
  const present = Object.values(definitionErrors(valid, unknown)).flat().filter(Boolean);
  expect(present).toEqual([]);
});

test.each(['name', 'address', 'type', 'facility', 'serialNumber'])(
  '[READER-17] %s is required, with a message for a blank one',
  (field) => {
    for (const blank of ['', '  '])
      expect(keyOf({ ...valid, [field]: blank }, field)).toBe('validation.blank');
  },
);

test.each(['name', 'address', 'serialNumber'])('[READER-17] %s has at most 200 characters', (field) => {
  const tooLong = (length: number) =>
    keyOf({ ...valid, [field]: '1'.repeat(length) }, field) === 'validation.tooLong';
  expect([200, 201].map(tooLong)).toEqual([false, true]);
});

test('[READER-18] an address accepts letters, digits, periods, colons and hyphens, and nothing else', () => {
  const accepted = [...'ABCXYZabcxyz0189.:-'];
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...accepted), minLength: 1, maxLength: 200 }),
      (address) => {
        expect(keyOf({ ...valid, address }, 'address')).toBeUndefined();
      },
    ),
  );
  fc.assert(
    fc.property(
      fc
        .string({ unit: 'grapheme', minLength: 1, maxLength: 1 })
        .filter((char) => !/[A-Za-z0-9.:-]/.test(char)),
      (char) => {
        expect(keyOf({ ...valid, address: `reader${char}1` }, 'address')).toBe(
          'definitions.form.address.characters',
        );
      },
    ),
  );
});

test('[READER-18] a serial number is ###-##-##-####', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{3}-\d{2}-\d{2}-\d{4}$/), (serialNumber) => {
      expect(keyOf({ ...valid, serialNumber }, 'serialNumber')).toBeUndefined();
    }),
  );
});

test.each([
  '370-17-01-106',
  '3701701-1068',
  '370-17-01-10688',
  'a70-17-01-1068',
  '370-17-01-1068 ',
  '٣٧٠-17-01-1068',
])('[READER-18] "%s" is no serial number', (serialNumber) => {
  expect(keyOf({ ...valid, serialNumber }, 'serialNumber')).toBe('definitions.form.serialNumber.format');
});

test('[READER-22] the zones are those of the facility chosen now', () => {
  const zonesIn = (facility: string) => ({ North: ['Dock'], South: ['Attic'] })[facility];
  const values = { ...valid, antennaZones: [{ antennaId: 1, zoneName: 'Dock' }] };
  expect(definitionErrors(values, zonesIn).antennaZones).toEqual([]);
  expect(definitionErrors({ ...values, facility: 'South' }, zonesIn).antennaZones).toEqual([
    { key: 'definitions.antennaZones.unknownZone', values: { zone: 'Dock', facility: 'South' } },
  ]);
});
