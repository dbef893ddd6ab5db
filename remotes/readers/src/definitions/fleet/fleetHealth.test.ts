import type { ReaderDefinition } from '@console/api-client/reader-definitions';
import type { ReaderHealth } from '@console/api-client/reader-health';
import fc from 'fast-check';
import { createDefinitionRows } from '../definitionRows';
import { healthComponents } from '../readerHealth';
import { fleetHealth, listAddress, unwellIn, worthTelling } from './fleetHealth';

const statuses = fc.constantFrom('HEALTHY', 'WARNING', 'FAILED', 'NEW', undefined);
const reader = fc.record({
  facility: fc.constantFrom('North', 'South', undefined),
  known: fc.boolean(),
  connection: fc.record({ status: statuses }),
  throughput: fc.record({ status: statuses }),
  hardware: fc.record({ status: statuses }),
  software: fc.record({ status: statuses }),
  clockSync: fc.record({ status: statuses }),
});

const rowsOf = fc.array(reader).map((readers) => {
  const definitions = readers.map(
    ({ facility }, index): ReaderDefinition => ({
      name: `Dock-${index}`,
      address: 'a',
      type: 'XARRAY',
      groups: [],
      placement: {},
      antennaZones: [],
      features: [],
      ...(facility && { facility }),
    }),
  );
  const health = readers.flatMap(({ known, facility: _, ...components }, index): ReaderHealth[] =>
    known ? [{ readerName: `Dock-${index}`, state: 'IDLE', version: {}, ...components }] : [],
  );
  return createDefinitionRows()(definitions, health);
});

const sum = (counts: Iterable<number>) => [...counts].reduce((total, count) => total + count, 0);

test('every reader is counted once in each component of its facility', () => {
  fc.assert(
    fc.property(rowsOf, (rows) => {
      const fleet = fleetHealth(rows);
      expect(sum(fleet.map(({ readers }) => readers))).toBe(rows.length);
      for (const { facility, readers, components } of fleet)
        for (const component of healthComponents) {
          const counts = components[component];
          expect(sum(counts.values())).toBe(readers);
          const unwell = rows.filter(
            ({ definition, reported }) =>
              (definition.facility ?? '') === facility && reported?.[component].status !== 'HEALTHY',
          );
          expect(unwellIn(counts)).toBe(unwell.length);
        }
    }),
  );
});

test('what is wrong is told, the worst first; that all is well only when it is', () => {
  const counts = new Map([
    ['FAILED', 1],
    ['WARNING', 2],
    ['UNKNOWN', 3],
    ['HEALTHY', 4],
  ]);
  expect([...worthTelling(counts)]).toEqual([
    ['FAILED', 1],
    ['WARNING', 2],
    ['UNKNOWN', 3],
  ]);
  const well = new Map([['HEALTHY', 4]]);
  expect([...worthTelling(well)]).toEqual([['HEALTHY', 4]]);
});

test('the address of a list carries its filters', () => {
  expect(listAddress({ facility: ['Ground & First'], hardware: ['FAILED', 'WARNING'] })).toBe(
    '/readers/definitions?filter.facility=Ground+%26+First&filter.hardware=FAILED&filter.hardware=WARNING',
  );
});
