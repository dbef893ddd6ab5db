/** @jest-environment ./packages/testing/src/environments/dom.ts */
import type { ItemFilter } from '@console/api-client/publishers';
import { readMessages } from '@console/testing/messages';
import en from '../messages/en.json';
import { describeReasons } from './FilterPreview';
import { filterReasons, type Observation } from './itemFilter';

const translate = readMessages(en);

const row: Observation = {
  epc: '30AF01',
  jobName: 'day-1',
  fromZone: 'Dock',
  toZone: 'Aisle',
  fromFacility: 'Depot',
  toFacility: 'Depot',
  fromX: 0,
  fromY: 0,
  toX: 3,
  toY: 4,
};

const reasons = (filter: ItemFilter, change: Partial<Observation> = {}) =>
  describeReasons(filterReasons(filter, { ...row, ...change }), translate);

test.each<[ItemFilter]>([
  [{}],
  [{ epcPrefix: '30A' }],
  [{ jobNamePrefixes: ['night', 'day'] }],
  [{ fromZone: 'Dock', toZone: 'Aisle', fromFacility: 'Depot', toFacility: 'Depot' }],
  [{ zoneTransitionsOnly: true }],
  [{ minimumMovement: 5 }],
])('%j lets it through', (filter) => {
  expect(reasons(filter)).toBe('');
});

test.each<[ItemFilter, Partial<Observation>, string]>([
  [{ epcPrefix: 'E2' }, {}, 'The EPC does not begin with E2.'],
  [{ jobNamePrefixes: ['night'] }, {}, 'The job name, day-1, does not begin with night.'],
  [
    { jobNamePrefixes: ['a', 'b'] },
    { jobName: undefined },
    'The job name, nothing, does not begin with a, b.',
  ],
  [{ fromZone: 'Yard' }, {}, 'It came from zone Dock, not Yard.'],
  [{ toZone: 'Yard' }, { toZone: undefined }, 'It went to zone nothing, not Yard.'],
  [{ fromFacility: 'Store' }, {}, 'It came from facility Depot, not Store.'],
  [{ toFacility: 'Store' }, {}, 'It went to facility Depot, not Store.'],
  [{ zoneTransitionsOnly: true }, { toZone: 'Dock' }, 'It stayed in zone Dock.'],
  [{ minimumMovement: 5 }, { toX: 2.999 }, 'It moved 4.99 m, less than 5 m.'],
  [
    { epcPrefix: 'E2', toZone: 'Yard' },
    {},
    'The EPC does not begin with E2. It went to zone Aisle, not Yard.',
  ],
])('%j does not, and why', (filter, change, sentence) => {
  expect(reasons(filter, change)).toBe(sentence);
});

test('as the service has it, what came or left has no way that could be too short', () => {
  expect(reasons({ minimumMovement: 5 }, { fromX: undefined, fromY: undefined })).toBe('');
});
