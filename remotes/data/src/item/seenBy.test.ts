import type { ReaderDefinition } from '@console/api-client/reader-definitions';
import type { ZoneMap } from '@console/api-client/zone-maps';
import { jobsOf, readersOfZones, zonesOf } from './seenBy';

const at = (minute: number) => `2026-03-02T08:0${minute}:00.000Z`;

test('jobs are those of items and observations, the latest first, each once', () => {
  expect(
    jobsOf(
      [{ epc: 'A', jobId: 'old', lastModifiedTime: at(1) }],
      [
        { epc: 'A', jobId: 'new', observationTime: at(3) },
        { epc: 'A', jobId: 'old', observationTime: at(0) },
        { epc: 'A', jobId: 'timeless' },
        { epc: 'A' },
      ],
    ).map(({ jobId, last }) => [jobId, last && new Date(last).toISOString()]),
  ).toEqual([
    ['new', at(3)],
    ['old', at(1)],
    ['timeless', undefined],
  ]);
});

test('readers of the zones it was in: by their own zone, by that of an antenna, and by where they hang', () => {
  const visited = zonesOf(
    [{ epc: 'A', facility: 'Store', zone: 'Dock' }],
    [
      { epc: 'A', toFacility: 'Store', toZone: 'Hall' },
      { epc: 'A', toZone: 'ABSENT' },
      { epc: 'A', toFacility: 'Store', toZone: 'FACILITY' },
    ],
  );
  expect(visited.map(({ zone }) => zone)).toEqual(['Dock', 'Hall']);
  const reader = (name: string, given: Partial<ReaderDefinition>) =>
    ({ name, facility: 'Store', antennaZones: [], placement: {}, ...given }) as unknown as ReaderDefinition;
  const points = [
    { x: 0, y: 0 },
    { x: 4, y: 0 },
    { x: 4, y: 4 },
    { x: 0, y: 4 },
  ];
  const zoneMap: ZoneMap = {
    name: 'Ground',
    facility: 'Store',
    zones: [{ name: 'Hall', floor: '1', points }],
  };
  expect(
    readersOfZones(
      visited,
      [
        reader('own', { readerZone: 'Dock' }),
        reader('antenna', { antennaZones: [{ antennaId: 1, zoneName: 'Hall' }] }),
        reader('hangs', { placement: { x: 2, y: 2, floor: '1' } }),
        reader('above', { placement: { x: 2, y: 2, floor: '2' } }),
        reader('beside', { placement: { x: 9, y: 2, floor: '1' } }),
        reader('elsewhere', { facility: 'Clinic', readerZone: 'Dock' }),
      ],
      [zoneMap],
    ),
  ).toEqual([
    { name: 'own', zones: ['Dock'] },
    { name: 'antenna', zones: ['Hall'] },
    { name: 'hangs', zones: ['Hall'] },
  ]);
});
