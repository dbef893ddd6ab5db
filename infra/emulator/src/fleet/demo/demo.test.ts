/** @jest-environment node */
import { facilityRequestSchema } from '@console/api-client/facilities/schema';
import { jobSchema } from '@console/api-client/jobs/schema';
import { readerDefinitionRequestSchema } from '@console/api-client/reader-definitions/schema';
import { recipeSchema } from '@console/api-client/recipes/schema';
import { zoneMapSchema } from '@console/api-client/zone-maps/schema';
import { Ajv } from 'ajv';
import { isHealthy } from '../../reader-health/report';
import { demoFleet, demoSites } from './demo';

const origin = { seed: 1, now: new Date('2026-03-02T08:00:00Z') };
const fleet = demoFleet(origin);
const ajv = new Ajv({ strict: false });

test('obeys the schemas of the wire', () => {
  const obeys = (schema: object, values: readonly unknown[]) => {
    const validate = ajv.compile(schema);
    for (const value of values) expect(validate(value) || validate.errors).toBe(true);
  };
  obeys(
    readerDefinitionRequestSchema,
    fleet.readers.map(({ definition }) => definition),
  );
  obeys(zoneMapSchema, fleet.zoneMaps);
  obeys(recipeSchema, fleet.recipes);
  obeys(
    facilityRequestSchema,
    fleet.facilities.map((name) => ({ name })),
  );
  obeys(
    jobSchema.properties.job,
    fleet.jobs.map(({ request }) => request),
  );
});

test('gives every reader a name, an address and a serial number of its own', () => {
  for (const key of ['name', 'address', 'serialNumber'] as const)
    expect(new Set(fleet.readers.map(({ definition }) => definition[key])).size).toBe(40);
  for (const { definition } of fleet.readers)
    expect(definition.serialNumber).toMatch(/^\d{3}-\d\d-\d\d-\d{4}$/);
});

test('hangs readers inside a zone of their facility, and names only zones that are there', () => {
  for (const { definition } of fleet.readers) {
    const site = demoSites.find(({ facility }) => facility === definition.facility);
    const zones = new Set(site?.zones.map(({ name }) => name));
    for (const zone of Object.values(definition.antennaZones)) expect(zones).toContain(zone);
    const { x, y, floor } = definition.placement ?? {};
    if (typeof x !== 'number' || typeof y !== 'number') {
      expect(definition.type).toBe('SPEEDWAY');
      continue;
    }
    expect(
      site?.zones.some(
        (zone) =>
          zone.floor === floor &&
          x >= zone.x &&
          x <= zone.x + zone.width &&
          y >= zone.y &&
          y <= zone.y + zone.depth,
      ),
    ).toBe(true);
  }
});

test('no two zones of a floor overlap', () => {
  for (const { zones } of demoSites)
    for (const one of zones)
      for (const other of zones) {
        if (one === other || one.floor !== other.floor) continue;
        const apart =
          one.x + one.width <= other.x ||
          other.x + other.width <= one.x ||
          one.y + one.depth <= other.y ||
          other.y + other.depth <= one.y;
        expect([one.name, other.name, apart]).toEqual([one.name, other.name, true]);
      }
});

test('is mostly well, with a few of each trouble', () => {
  const states = fleet.readers.map(({ health }) => health.state);
  const count = (state: string) => states.filter((each) => each === state).length;
  expect(count('NOT_RESPONDING')).toBe(2);
  expect(count('AWAITING_AGENT')).toBe(3);
  expect(count('RUNNING_JOB')).toBeGreaterThan(20);
  const ailing = fleet.readers.filter(({ health }) => health.phase === 'ONLINE' && !isHealthy(health.report));
  expect(ailing.map(({ definition }) => definition.name)).toHaveLength(5);
});

test('is the same for the same seed and moment, another for another seed', () => {
  expect(demoFleet(origin)).toEqual(fleet);
  expect(demoFleet({ ...origin, seed: 2 }).readers).not.toEqual(fleet.readers);
});

test.each([
  [0, 0],
  [12, 12],
  [40, 40],
  [41, 41],
  [400, 400],
])('can have %i readers', (wanted, count) => {
  const { readers, facilities, zoneMaps } = demoFleet(origin, wanted);
  expect(readers).toHaveLength(count);
  expect(new Set(readers.map(({ definition }) => definition.name)).size).toBe(count);
  expect(new Set(facilities).size).toBe(facilities.length);
  expect(new Set(zoneMaps.map(({ name }) => name)).size).toBe(zoneMaps.length);
  for (const { definition } of readers) expect(facilities).toContain(definition.facility);
});

test('ten thousand readers have ten thousand addresses', () => {
  const { readers } = demoFleet(origin, 10_000);
  expect(new Set(readers.map(({ definition }) => definition.address)).size).toBe(10_000);
});
