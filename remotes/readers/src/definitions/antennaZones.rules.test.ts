/** @jest-environment node */
import fc from 'fast-check';
import { antennaZoneFailures } from './antennaZones.rules';
import type { AntennaZoneRow } from './definitionValues';

const anyZone = { facility: '', zones: undefined };
const row = (antennaId: AntennaZoneRow['antennaId'], zoneName?: string): AntennaZoneRow => ({
  antennaId,
  zoneName,
});
const keys = (...rows: AntennaZoneRow[]) => antennaZoneFailures(rows, anyZone).map((failure) => failure.key);

test.each([
  [1, true],
  [52, true],
  [0, false],
  [53, false],
  [-1, false],
  [1.5, false],
  ['two', false],
])('[READER-21] antenna id %s passes: %s', (antennaId, passes) => {
  expect(keys(row(antennaId, 'Dock'))).toEqual(passes ? [] : ['definitions.antennaZones.idOutOfRange']);
});

test('[READER-21] whole numbers from 1 to 52 pass, all others fail', () => {
  fc.assert(
    fc.property(fc.integer({ min: -200, max: 200 }), (id) => {
      expect(keys(row(id, 'Dock')).length).toBe(id >= 1 && id <= 52 ? 0 : 1);
    }),
  );
});

test('[READER-21] each antenna maps to one zone only: every id that stands twice is named once', () => {
  const rows = [row(1, 'A'), row(1, 'B'), row(2, 'C'), row(3, 'D'), row(3, 'D'), row(3, 'E')];
  expect(antennaZoneFailures(rows, anyZone)).toEqual([
    { key: 'definitions.antennaZones.repeated', values: { id: '1' } },
    { key: 'definitions.antennaZones.repeated', values: { id: '3' } },
  ]);
});

test('[READER-21] as many rows as antennas, each id once, pass', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 52 })), (ids) => {
      expect(keys(...ids.map((id) => row(id, 'Dock')))).toEqual([]);
    }),
  );
});

test.each([
  [1, ''],
  [1, undefined],
  [1, '  '],
  [undefined, 'Dock'],
  [undefined, ''],
])('[READER-20] a row with antenna id %s and zone name "%s" is incomplete', (id, zone) => {
  expect(keys(row(id, zone))).toEqual(['definitions.antennaZones.incomplete']);
});

test('[READER-20] incomplete rows are named once for all of them', () => {
  expect(keys(row(1), row(2), row(undefined, 'Dock'))).toEqual(['definitions.antennaZones.incomplete']);
});

describe('[READER-22] zones of the chosen facility', () => {
  const rows = [row(1, 'Dock'), row(2, 'Attic'), row(3, 'Attic'), row(4, 'FACILITY'), row(5, 'ABSENT')];

  test('an unknown zone is an error that names zone and facility; FACILITY and ABSENT exist everywhere', () => {
    expect(antennaZoneFailures(rows, { facility: 'North', zones: ['Dock'] })).toEqual([
      { key: 'definitions.antennaZones.unknownZone', values: { zone: 'Attic', facility: 'North' } },
    ]);
  });

  test.each([
    ['without a facility', { facility: '', zones: ['Dock'] }],
    ['while the zones are not known', { facility: 'North', zones: undefined }],
    ['when the facility has them all', { facility: 'North', zones: ['Attic', 'Dock'] }],
  ])('%s nothing is an error', (_, known) => {
    expect(antennaZoneFailures(rows, known)).toEqual([]);
  });

  test('a facility without any zone knows none', () => {
    expect(antennaZoneFailures([row(1, 'Dock')], { facility: 'North', zones: [] })).toHaveLength(1);
  });

  test('names are compared as they are sent, without the blanks around them', () => {
    expect(antennaZoneFailures([row(1, ' Dock ')], { facility: 'North', zones: ['Dock'] })).toEqual([]);
    expect(antennaZoneFailures([row(1, 'dock')], { facility: 'North', zones: ['Dock'] })).toHaveLength(1);
  });
});
