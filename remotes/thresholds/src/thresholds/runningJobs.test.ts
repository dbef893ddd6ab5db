import type { Job } from '@console/api-client/jobs';
import type { Recipe } from '@console/api-client/recipes';
import { jobsWatching } from './runningJobs';

const recipe = (name: string, change: Partial<Recipe> = {}): Recipe => ({
  name,
  type: 'THRESHOLD',
  readerConfigurations: [],
  thresholdIds: [],
  ...change,
});
const job = (recipeName: string, status = 'RUNNING', facilities: readonly string[] = ['DC']) =>
  ({ id: `${recipeName} ${status}`, recipeName, status, facilities }) as Job;
const operationOf = (name: string) => (name === 'All thresholds' ? 'THRESHOLD' : 'INVENTORY');

const watching = (recipes: readonly Recipe[], jobs: readonly Job[]) =>
  jobsWatching({ id: 7, facility: 'DC' }, { recipes, jobs, operationOf }).map(({ id }) => id);

test.each<[string, Recipe, Job, boolean]>([
  ['its recipe names it', recipe('A', { thresholdIds: [6, 7] }), job('A'), true],
  ['its recipe names others', recipe('A', { thresholdIds: [6] }), job('A'), false],
  [
    'the default reader configuration is for thresholds',
    recipe('A', { readerConfigurationName: 'All thresholds' }),
    job('A'),
    true,
  ],
  [
    'the default reader configuration is for something else',
    recipe('A', { readerConfigurationName: 'Count' }),
    job('A'),
    false,
  ],
  ['the recipe is for no thresholds', recipe('A', { type: 'INVENTORY', thresholdIds: [7] }), job('A'), false],
  ['the job does not run', recipe('A', { thresholdIds: [7] }), job('A', 'STARTING'), false],
  ['the job runs another recipe', recipe('A', { thresholdIds: [7] }), job('B'), false],
  [
    'the job runs in another facility',
    recipe('A', { readerConfigurationName: 'All thresholds' }),
    job('A', 'RUNNING', ['Store']),
    false,
  ],
  [
    'its recipe names it, but the job runs in another facility',
    recipe('A', { thresholdIds: [7] }),
    job('A', 'RUNNING', ['Store']),
    false,
  ],
  [
    'the job names no facility, since there is only one',
    recipe('A', { thresholdIds: [7] }),
    job('A', 'RUNNING', []),
    true,
  ],
])('[THRESH-24] a threshold is in a running recipe by this job: %s', (_, known, given, found) => {
  expect(watching([known], [given])).toEqual(found ? [given.id] : []);
});
