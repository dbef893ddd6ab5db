import type { Job } from '@console/api-client/jobs';
import type { ReaderDefinition } from '@console/api-client/reader-definitions';
import type { ReaderHealth } from '@console/api-client/reader-health';
import { type PreflightCheck, type PreflightInput, preflight } from './preflight';

const healthy = { status: 'HEALTHY' };
const reader = (name: string, facility = 'F', groups: string[] = []): ReaderDefinition => ({
  name,
  facility,
  type: 'XARRAY',
  address: `${name}.example`,
  groups,
  placement: {},
  antennaZones: [],
  features: [],
});
const health = (readerName: string, state = 'IDLE'): ReaderHealth => ({
  readerName,
  state,
  version: {},
  connection: healthy,
  throughput: healthy,
  hardware: healthy,
  software: healthy,
  clockSync: healthy,
});
const job = (id: string, status: string, readerNames: string[]): Job => ({
  id,
  status,
  recipeName: 'R',
  facilities: ['F'],
  readerNames,
  allReaderNames: readerNames,
  failedReaderNames: [],
  errorOccurred: false,
  errorCount: 0,
  errors: [],
  request: {},
});
const recipe = {
  name: 'R',
  type: 'INVENTORY',
  readerConfigurationName: 'count',
  readerConfigurations: [],
  thresholdIds: [],
};
const operations: Readonly<Record<string, string>> = {
  count: 'INVENTORY',
  locate: 'LOCATION',
  nothing: 'DO_NOTHING',
};
const ready: PreflightInput = {
  facility: 'F',
  recipe,
  operationOf: (name) => operations[name],
  definitions: [reader('A', 'F', ['docks']), reader('B'), reader('C', 'elsewhere')],
  health: [health('A'), health('B'), health('C', 'NOT_RESPONDING')],
  jobs: [job('old', 'STOPPED', ['A']), job('other', 'RUNNING', ['C'])],
};
const found = (change: Partial<PreflightInput>) =>
  Object.fromEntries(
    preflight({ ...ready, ...change }).map(({ check, outcome, readers }) => [
      check,
      [outcome, ...readers].join(' '),
    ]),
  );
const passed: Readonly<Record<PreflightCheck, string>> = {
  recipe: 'pass',
  configurations: 'pass',
  readers: 'pass',
  free: 'pass',
  registered: 'pass',
  healthy: 'pass',
};

test.each<[string, Partial<PreflightInput>, Partial<Record<PreflightCheck, string>>]>([
  ['nothing stops', {}, {}],
  ['a busy reader stops', { jobs: [job('j', 'WAITING', ['B'])] }, { free: 'fail B' }],
  [
    'an unregistered reader hinders',
    { health: [health('A', 'AWAITING_AGENT'), health('B')] },
    { registered: 'warn A' },
  ],
  ['an unhealthy reader hinders', { health: [health('A'), health('B', 'ERROR')] }, { healthy: 'warn B' }],
  [
    'a reader without known health hinders',
    { health: [health('A')] },
    { registered: 'warn B', healthy: 'warn B' },
  ],
  [
    'readers of which none is registered stop',
    { health: [health('A', 'AWAITING_AGENT'), health('B', 'AWAITING_AGENT')] },
    { registered: 'fail A B' },
  ],
  [
    'readers of which none is healthy stop',
    { health: [health('A', 'ERROR'), health('B', 'NOT_RESPONDING')] },
    { healthy: 'fail A B' },
  ],
  [
    'readers outside of the groups do not matter',
    { readerGroups: ['docks'], jobs: [job('j', 'RUNNING', ['B'])], health: [health('A')] },
    {},
  ],
  ['an invalid recipe stops', { recipe: { ...recipe, reportingInterval: 7 } }, { recipe: 'fail' }],
  [
    'a configuration of another type stops',
    { recipe: { ...recipe, readerConfigurationName: 'locate' } },
    { configurations: 'fail' },
  ],
])('%s a job', (_, change, expected) => {
  expect(found(change)).toEqual({ ...passed, ...expected });
});

const unseen = { free: 'unknown', registered: 'unknown', healthy: 'unknown' };

test.each<[string, Partial<PreflightInput>, Partial<Record<PreflightCheck, string>>]>([
  ['a facility without readers', { facility: 'empty' }, { readers: 'fail', ...unseen }],
  [
    'a recipe that does nothing',
    { recipe: { ...recipe, readerConfigurationName: 'nothing' } },
    { readers: 'fail', ...unseen },
  ],
  [
    'a configuration that is not there',
    { recipe: { ...recipe, readerConfigurationName: 'gone' } },
    { configurations: 'fail', readers: 'fail', ...unseen },
  ],
  [
    'a recipe that is not there',
    { recipe: null },
    { recipe: 'fail', configurations: 'unknown', readers: 'unknown', ...unseen },
  ],
  ['health that is not known', { health: undefined }, { registered: 'unknown', healthy: 'unknown' }],
  ['jobs that are not known', { jobs: undefined }, { free: 'unknown' }],
])('what is not found out because of %s is not claimed', (_, change, expected) => {
  expect(found(change)).toEqual({ ...passed, ...expected });
});

test('busy readers name the jobs that have them, each once', () => {
  const other = job('j', 'RUNNING', ['A', 'B']);
  const free = preflight({ ...ready, jobs: [other] }).find(({ check }) => check === 'free');
  expect(free).toMatchObject({ readers: ['A', 'B'], jobs: [other] });
});
