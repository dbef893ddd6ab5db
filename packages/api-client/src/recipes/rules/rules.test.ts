import type { TypedNumber } from '../../rules';
import { readDuration } from '../../wire';
import type { RecipeDraft } from '..';
import { recipeDefaults, recipeProblems, recipeRequestProblems, withApplicableFields } from '.';

const operations: Readonly<Record<string, string>> = {
  Count: 'INVENTORY',
  Track: 'LOCATION',
  Door: 'THRESHOLD',
  Rest: 'DO_NOTHING',
};
const operationOf = (name: string) => operations[name];

const valid = {
  INVENTORY: { name: 'R', type: 'INVENTORY', readerConfigurationName: 'Count' },
  LOCATION: { name: 'R', type: 'LOCATION', readerConfigurationName: 'Track' },
  THRESHOLD: { name: 'R', type: 'THRESHOLD', readerConfigurationName: 'Door' },
} as const;

const run = (readerName: string, readerConfigurationName: string) => ({
  readerName,
  readerConfigurationName,
});
const seconds = (duration: string) => ({ tagHeartbeatDuration: readDuration(duration) });

type Change = Partial<RecipeDraft<TypedNumber>>;

test.each<[row: string, type: keyof typeof valid, change: Change, expected: string[]]>([
  ['RECIPE-14', 'INVENTORY', { name: '' }, ['name blank']],
  ['RECIPE-14', 'INVENTORY', { type: '' }, ['type blank']],
  ['RECIPE-14', 'INVENTORY', { readerConfigurationName: undefined }, ['readerConfigurationName blank']],
  ['RECIPE-14', 'INVENTORY', { readerConfigurationName: '', readerConfigurations: [run('A', 'Count')] }, []],
  [
    'RECIPE-14',
    'INVENTORY',
    { readerConfigurationName: undefined, readerConfigurations: [run('A', 'Count')] },
    [],
  ],
  ['RECIPE-15', 'INVENTORY', { readerConfigurationName: 'Track' }, ['readerConfigurationName otherType']],
  ['RECIPE-15', 'INVENTORY', { readerConfigurationName: 'Rest' }, []],
  ['RECIPE-15', 'INVENTORY', { readerConfigurationName: 'Gone' }, ['readerConfigurationName unknown']],
  [
    'RECIPE-15',
    'THRESHOLD',
    { readerConfigurations: [run('A', 'Door'), run('B', 'Count')] },
    ['readerConfigurations[1].readerConfigurationName otherType'],
  ],
  [
    'RECIPE-15',
    'LOCATION',
    { readerConfigurations: [run('A', 'Rest')] },
    ['readerConfigurations[0].readerConfigurationName otherType'],
  ],
  [
    'RECIPE-08',
    'LOCATION',
    { readerConfigurations: [run('', '')] },
    ['readerConfigurations[0].readerName blank', 'readerConfigurations[0].readerConfigurationName blank'],
  ],
  [
    'RECIPE-08',
    'LOCATION',
    { readerConfigurations: [run('A', 'Track'), run('A', 'Track')] },
    ['readerConfigurations[1].readerName listRepeated'],
  ],
  ['RECIPE-16', 'INVENTORY', seconds('PT0S'), ['tagHeartbeatDuration atLeast']],
  ['RECIPE-16', 'INVENTORY', seconds('PT1S'), []],
  ['RECIPE-16', 'INVENTORY', { tagHeartbeatDuration: 'soon' }, ['tagHeartbeatDuration duration']],
  ['RECIPE-16', 'THRESHOLD', seconds('PT0S'), []],
  ['RECIPE-16', 'INVENTORY', { tagExpiryDuration: 5 }, ['tagExpiryDuration above']],
  ['RECIPE-16', 'INVENTORY', { tagExpiryDuration: 6 }, []],
  ['RECIPE-16', 'LOCATION', { tagExpiryDuration: 10, reportingInterval: 10 }, ['tagExpiryDuration above']],
  ['RECIPE-16', 'LOCATION', { minimumMovementInMeters: -0.1 }, ['minimumMovementInMeters atLeast']],
  ['RECIPE-16', 'LOCATION', { minimumMovementInMeters: 0 }, []],
  ['RECIPE-16', 'LOCATION', { minimumMovementInMeters: 'far' }, ['minimumMovementInMeters number']],
  ['RECIPE-17', 'LOCATION', { computeWindow: -1, reportingInterval: 0 }, ['computeWindow atLeast']],
  ['RECIPE-17', 'LOCATION', { computeWindow: 5.5 }, ['computeWindow integer']],
  ['RECIPE-17', 'LOCATION', { computeWindow: 4 }, ['computeWindow atLeast']],
  ['RECIPE-17', 'LOCATION', { computeWindow: 5 }, []],
  ['RECIPE-17', 'LOCATION', { reportingInterval: 0 }, []],
  ['RECIPE-17', 'INVENTORY', { reportingInterval: 1 }, []],
  ['RECIPE-17', 'INVENTORY', { reportingInterval: 60 }, []],
  ['RECIPE-17', 'INVENTORY', { reportingInterval: 7 }, ['reportingInterval notDivisor']],
  ['RECIPE-17', 'INVENTORY', { reportingInterval: 2.5 }, ['reportingInterval integer']],
  ['RECIPE-18', 'INVENTORY', { reportingInterval: 0 }, ['reportingInterval atLeast']],
  ['RECIPE-18', 'LOCATION', { reportingInterval: 12 }, ['reportingInterval range']],
  ['RECIPE-18', 'LOCATION', { reportingInterval: 10 }, []],
  ['RECIPE-18', 'LOCATION', { reportingInterval: 12, computeWindow: 12 }, []],
])('[%s] %s with %j', (_row, type, change, expected) => {
  const problems = recipeProblems({ ...valid[type], ...change }, operationOf);
  expect(problems.map(({ field, problem }) => `${field} ${problem}`)).toEqual(expected);
});

test.each<[change: Change, field: string, problem: string, values: object]>([
  [{ reportingInterval: 7 }, 'reportingInterval', 'notDivisor', { whole: 60 }],
  [{ tagExpiryDuration: 9, reportingInterval: 10 }, 'tagExpiryDuration', 'above', { limit: 10 }],
  [{ readerConfigurationName: 'Gone' }, 'readerConfigurationName', 'unknown', { name: 'Gone' }],
  [
    { readerConfigurationName: 'Door' },
    'readerConfigurationName',
    'otherType',
    { type: 'LOCATION', name: 'Door', operation: 'THRESHOLD' },
  ],
  [
    { readerConfigurations: [run('A', 'Track'), run('B', 'Track'), run('B', 'Track')] },
    'readerConfigurations[2].readerName',
    'listRepeated',
    { value: 'B' },
  ],
])('for LOCATION with %j the message of %s, %s, holds %j', (change, field, problem, values) => {
  expect(recipeProblems({ ...valid.LOCATION, ...change }, operationOf)).toEqual([{ field, problem, values }]);
});

const everything = {
  tagHeartbeatDuration: 300,
  tagExpiryDuration: 600,
  reportingInterval: 5,
  computeWindow: 10,
  minimumMovementInMeters: 1,
  locationAggregationModel: 'BY_CYCLES',
  thresholdIds: [1],
  profile: 'ONE',
  iterationDataLogEnabled: true,
} as const;

const ofReports = ['tagHeartbeatDuration', 'tagExpiryDuration', 'reportingInterval'];
const ofLocation = ['computeWindow', 'minimumMovementInMeters'];
const ofThreshold = ['thresholdIds', 'profile', 'iterationDataLogEnabled'];

test.each([
  ['INVENTORY', [...ofLocation, ...ofThreshold]],
  ['LOCATION', ['locationAggregationModel', ...ofThreshold]],
  ['THRESHOLD', ['locationAggregationModel', ...ofReports, ...ofLocation]],
  ['TRACKING', []],
])('[RECIPE-11] a save of %s leaves out %j', (type, foreign) => {
  const recipe = { name: 'R', type, readerConfigurationName: 'Any', readerConfigurations: [], ...everything };
  const kept = Object.entries(recipe).filter(([field]) => !foreign.includes(field));
  expect(withApplicableFields(recipe)).toEqual(Object.fromEntries(kept));
});

test('[RECIPE-10] tells what a new form begins with and what counts where it is blank', () => {
  expect(recipeDefaults).toEqual({
    tagHeartbeatDuration: 300,
    computeWindow: 10,
    reportingInterval: 5,
    minimumMovementInMeters: 1,
  });
});

test.each([
  [{ tagHeartbeatDuration: '5 minutes' }, ['tagHeartbeatDuration duration']],
  [{ tagHeartbeatDuration: 'PT5M', tagExpiryDuration: 'PT10M' }, []],
  [{ tagExpiryDuration: '10 minutes' }, ['tagExpiryDuration duration']],
  [{ tagHeartbeatMinutes: 5 }, []],
  [{ locationAggregationModel: 'BY_SPACE' }, ['locationAggregationModel notOffered']],
  [
    { type: 'LOCATION', readerConfigurationName: 'Track', computeWindow: 4 } as const,
    ['computeWindow atLeast'],
  ],
  [{ type: 'THRESHOLD', readerConfigurationName: 'Door', computeWindow: 4 } as const, []],
  [{ computeWindow: 20, reportingInterval: 20 }, []],
  [{ computeWindow: 4 }, ['computeWindow atLeast']],
  [{ readerConfigurations: { A: 'Rest' } }, []],
  [{ readerConfigurations: { A: 'Door' } }, ['readerConfigurations[0].readerConfigurationName otherType']],
])('of a request with %j the problems are %j', (change, expected) => {
  const problems = recipeRequestProblems({ ...valid.INVENTORY, ...change }, operationOf);
  expect(problems.map(({ field, problem }) => `${field} ${problem}`)).toEqual(expected);
});
