import { facilityRequestSchema } from '@console/api-client/facilities/schema';
import { jobSchema } from '@console/api-client/jobs/schema';
import {
  readerConfigurationRequestProblems,
  readRegionOptions,
} from '@console/api-client/reader-configurations/rules';
import { readerDefinitionRequestSchema } from '@console/api-client/reader-definitions/schema';
import { readRecipe, recipeProblems } from '@console/api-client/recipes/rules';
import { recipeSchema } from '@console/api-client/recipes/schema';
import {
  antennaConfigurationRequestSchema,
  antennaProblems,
} from '@console/api-client/threshold-antenna-configurations/schema';
import { contains, zoneMapRequestSchema, zoneProblems } from '@console/api-client/zone-maps/schema';
import { Ajv } from 'ajv';
import { regionOptions } from '../../resources/reader-configurations/regions';
import { isHealthy } from '../../resources/reader-health/report';
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
  obeys(zoneMapRequestSchema, fleet.zoneMaps);
  obeys(antennaConfigurationRequestSchema, fleet.antennaConfigurations);
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
    if (typeof x !== 'number' || typeof y !== 'number')
      throw new Error(`${definition.name} has no coordinates`);
    const rooms = fleet.zoneMaps.find(({ name }) => name === site?.zoneMap)?.zones ?? [];
    expect(
      rooms.filter((room) => room.floor === floor && contains(room.points ?? [], { x, y })),
    ).toHaveLength(1);
  }
});

test('has zone maps without a fault, one of each facility current', () => {
  for (const { zones } of fleet.zoneMaps) expect(zoneProblems(zones ?? [])).toEqual([]);
  const current = fleet.zoneMaps.filter(({ name }) => fleet.currentZoneMaps.includes(name));
  expect(current.map(({ facility }) => facility)).toEqual(demoSites.map(({ facility }) => facility));
  expect(fleet.zoneMaps.length).toBeGreaterThan(current.length);
});

test('has thresholds whose readers and antennas fit', () => {
  const readers = new Map(fleet.readers.map(({ definition }) => [definition.name, definition]));
  const configurations = new Map(fleet.antennaConfigurations.map((each) => [each.name, each]));
  for (const configuration of configurations.values()) expect(antennaProblems(configuration)).toEqual([]);
  for (const { facility, readerArrangement, readers: watching } of fleet.thresholds)
    for (const [reader, name] of Object.entries(watching)) {
      const { type: readerType, facility: place } = readers.get(reader) ?? {};
      expect(configurations.get(name)).toMatchObject({ readerType, readerArrangement });
      expect(place).toBe(facility);
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
  const other = demoFleet({ ...origin, seed: 2 });
  expect(other.readers).not.toEqual(fleet.readers);
  expect(other.jobs.map(({ id }) => id)).not.toEqual(fleet.jobs.map(({ id }) => id));
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

test('no reader works in two jobs at once, and every job runs a recipe that is there', () => {
  const recipes = fleet.recipes.map(({ name }) => name);
  const configurations = fleet.readerConfigurations.map(({ name }) => name);
  for (const recipe of fleet.recipes)
    for (const name of [recipe.readerConfigurationName, ...Object.values(recipe.readerConfigurations ?? {})])
      expect(configurations).toContain(name);
  for (const one of fleet.jobs) {
    expect(recipes).toContain(one.request.recipeName);
    for (const other of fleet.jobs) {
      const [from, to] = [other.started, other.stopped ?? origin.now];
      const together = from && one.started && one.started < to && from < (one.stopped ?? origin.now);
      if (one === other || !together) continue;
      const shared = one.readerNames.filter((name) => other.readerNames.includes(name));
      expect([one.request.name, other.request.name, shared]).toEqual([
        one.request.name,
        other.request.name,
        [],
      ]);
    }
  }
});

test('asks of readers only what the region allows', () => {
  const options = readRegionOptions(regionOptions('FCC'));
  const late = demoFleet(origin, undefined, true);
  expect(late.readerConfigurations.length).toBeGreaterThan(fleet.readerConfigurations.length);
  for (const configuration of late.readerConfigurations)
    expect(readerConfigurationRequestProblems(configuration, options)).toEqual([]);
  const operationOf = (name: string) =>
    fleet.readerConfigurations.find((each) => each.name === name)?.operation;
  for (const recipe of fleet.recipes) expect(recipeProblems(readRecipe(recipe), operationOf)).toEqual([]);
});
