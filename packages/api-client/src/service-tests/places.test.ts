/** @jest-environment ./packages/testing/src/environments/nodeService.ts */
import { orNone } from '../client';
import { createFacility, destroyFacility } from '../facilities';
import { clearCurrentZoneMap, isCurrent, selectZoneMap, showCurrentZoneMap } from '../zone-map-current';
import {
  createZoneMap,
  destroyZoneMap,
  listZoneMaps,
  replaceZoneMap,
  showZoneMap,
  zoneProblems,
} from '../zone-maps';
import { sessionOfTest } from './session';

const session = sessionOfTest({ fresh: true });
const { call, sent, bodyOf } = session;

const square = (name: string, x: number) => ({
  name,
  floor: 'DEFAULT',
  points: [
    { x, y: 0 },
    { x: x + 4, y: 0, z: 1.5 },
    { x: x + 4, y: 4 },
    { x, y: 4 },
  ],
});
const zoneMap = {
  name: 'Annex / ground #1',
  facility: 'DEFAULT',
  zones: [square('Dock', 0), square('Hall', 4)],
};
const encoded = encodeURIComponent(zoneMap.name);

it('[WIRE-03] creates, replaces, lists, shows and destroys zone maps', async () => {
  expect(await call(createZoneMap(zoneMap))).toEqual(zoneMap);
  await call(replaceZoneMap({ ...zoneMap, zones: [square('Dock', 1)] }));
  const stored = { ...zoneMap, zones: [square('Dock', 1)] };
  expect((await call(listZoneMaps())).rows).toContainEqual(stored);
  expect(await call(showZoneMap(zoneMap.name))).toEqual(stored);
  await call(destroyZoneMap(zoneMap.name));
  expect(await call(orNone(showZoneMap(zoneMap.name)))).toBeNull();
  expect(sent()).toEqual([
    'POST /itemsense/configuration/v1/zoneMaps/create',
    'PUT /itemsense/configuration/v1/zoneMaps/createOrReplace',
    'GET /itemsense/configuration/v1/zoneMaps/show',
    `GET /itemsense/configuration/v1/zoneMaps/show/${encoded}`,
    `DELETE /itemsense/configuration/v1/zoneMaps/destroy/${encoded}`,
    `GET /itemsense/configuration/v1/zoneMaps/show/${encoded}`,
  ]);
});

it('[ZONE-07] sends name, facility, floor, points and zones, and an edit sends back zones unchanged', async () => {
  const outlined = { ...zoneMap, floor: '1', points: [{ x: 0, y: 0 }] };
  const read = await call(createZoneMap(outlined));
  expect(read).toEqual(outlined);
  await call(replaceZoneMap({ ...zoneMap, ...read, facility: 'Riverside Hospital' }));
  expect(bodyOf(0)).toEqual(outlined);
  expect(bodyOf(1)).toEqual({ ...outlined, facility: 'Riverside Hospital' });
  expect((await call(showZoneMap(zoneMap.name))).zones).toEqual(zoneMap.zones);
});

it('is refused with the reason when two zones overlap, as the shared rules say', async () => {
  const zones = [square('Dock', 0), square('Hall', 3)];
  expect(zoneProblems(zones)).toEqual([{ problem: 'zonesOverlap', zone: 'Dock', other: 'Hall' }]);
  await expect(call(createZoneMap({ ...zoneMap, zones }))).rejects.toMatchObject({
    kind: 'refused',
    status: 400,
    detail: expect.stringContaining('"Dock" and "Hall" overlap'),
  });
});

it('[ZONE-05] reads the current zone map of a facility, and knows it by its name', async () => {
  const { rows } = await call(listZoneMaps());
  const current = await call(showCurrentZoneMap('Riverside Hospital'));
  expect(current.status).toBe('COMPLETE');
  expect(rows.filter((row) => isCurrent(row, current)).map(({ facility }) => facility)).toEqual([
    'Riverside Hospital',
  ]);
  const none = await call(showCurrentZoneMap('DEFAULT'));
  expect(rows.filter((row) => isCurrent(row, none))).toEqual([]);
  expect(rows.filter((row) => isCurrent(row, null))).toEqual([]);
  expect(sent().slice(1)).toEqual([
    'GET /itemsense/control/v1/currentZoneMap/show/Riverside%20Hospital',
    'GET /itemsense/control/v1/currentZoneMap/show/DEFAULT',
  ]);
});

it('[WIRE-06] selects, shows and clears the current zone map under control', async () => {
  await call(createZoneMap(zoneMap));
  expect(await call(selectZoneMap(zoneMap.name))).toEqual({ name: zoneMap.name, status: 'IN_PROGRESS' });
  await emulator.advance(3000);
  expect(await call(showCurrentZoneMap('DEFAULT'))).toEqual({ name: zoneMap.name, status: 'COMPLETE' });
  await call(clearCurrentZoneMap('DEFAULT'));
  expect((await call(showCurrentZoneMap('DEFAULT'))).name).toBeUndefined();
  expect(sent().slice(1)).toEqual([
    `POST /itemsense/control/v1/currentZoneMap/select/${encoded}`,
    'GET /itemsense/control/v1/currentZoneMap/show/DEFAULT',
    'DELETE /itemsense/control/v1/currentZoneMap/clear/DEFAULT',
    'GET /itemsense/control/v1/currentZoneMap/show/DEFAULT',
  ]);
  expect(session.wire.requests[2]?.body).toBe('');
});

it('[FACILITY-03] sends a facility as its name and nothing else', async () => {
  const facility = { name: 'Annex', zones: [] };
  await call(createFacility(facility));
  expect(bodyOf(0)).toEqual({ name: 'Annex' });
  await call(destroyFacility('Annex'));
});

it('is told why a facility that is in use stays', async () => {
  await expect(call(destroyFacility('Riverside Hospital'))).rejects.toMatchObject({
    status: 409,
    detail: expect.stringMatching(
      /"Riverside Hospital" is in use: 10 reader definitions, 1 zone map, 2 thresholds/,
    ),
  });
});
