/** @jest-environment node */
import fc from 'fast-check';
import { coordinates, type DefinitionValues, newDefinitionValues } from './definitionValues';
import { placementFailures } from './placement.rules';

type Placement = DefinitionValues['placement'];

const placed = { x: 1, y: 2.5, z: 3, yaw: -45, floor: 'Ground' };
const failures = (type: string, placement: Placement) =>
  placementFailures({ ...newDefinitionValues, type, placement });
const keys = (type: string, placement: Placement) => failures(type, placement).map(({ key }) => key);
const some = fc.subarray([...coordinates]);
const only = (fields: readonly (keyof typeof placed)[], floor: string): Placement => ({
  ...Object.fromEntries(fields.map((field) => [field, placed[field]])),
  floor,
});

test.each(['XARRAY', 'XSPAN', 'XPORTAL'])(
  '[READER-24] %s: x, y, z and yaw are all set or all blank, each other case fails',
  (type) => {
    fc.assert(
      fc.property(some, (given) => {
        const complete = given.length === 0 || given.length === coordinates.length;
        expect(keys(type, only(given, 'DEFAULT'))).toEqual(
          complete ? [] : ['definitions.placement.incomplete'],
        );
      }),
    );
  },
);

test('[READER-24] every number of any step is a coordinate', () => {
  const any = fc.double({ noNaN: true, noDefaultInfinity: true });
  fc.assert(
    fc.property(any, any, any, fc.double({ min: 1, max: 1e6, noNaN: true }), (x, y, yaw, z) => {
      expect(keys('XARRAY', { x, y, z, yaw, floor: 'Ground' })).toEqual([]);
    }),
  );
});

test.each([
  ['x', 'left'],
  ['y', '1 5'],
  ['z', 'Infinity'],
  ['yaw', '90°'],
] as const)('[READER-24] %s cannot be "%s"', (field, text) => {
  expect(failures('XPORTAL', { ...placed, [field]: text })).toEqual([
    { key: 'definitions.placement.notANumber', values: { field } },
  ]);
});

test.each([
  [1, []],
  [1.001, []],
  [0.999, ['definitions.placement.tooLow']],
  [0, ['definitions.placement.tooLow']],
  [-3, ['definitions.placement.tooLow']],
])('[READER-24] a height of %s m: %j', (z, expected) => {
  expect(keys('XSPAN', { ...placed, z })).toEqual(expected);
});

test('[READER-23] the floor is required as soon as any value of the placement is given, and only then', () => {
  fc.assert(
    fc.property(some, fc.constantFrom('', '  '), (given, floor) => {
      const required = keys('XARRAY', only(given, floor)).includes('definitions.placement.floorRequired');
      expect(required).toBe(given.length > 0);
    }),
  );
});

test('[READER-23] the floor of a new definition is DEFAULT', () => {
  expect(newDefinitionValues.placement).toEqual({ floor: 'DEFAULT' });
});

test('[READER-16] coordinates that the form of a SPEEDWAY does not show are not looked at', () => {
  expect(keys('SPEEDWAY', { x: 'left', z: -1, floor: '' })).toEqual([]);
});
