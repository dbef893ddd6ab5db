import { type Job, jobStatuses } from '@console/api-client/jobs';
import { createJobRows, inSections } from './jobRows';

const job = (id: string, status = 'RUNNING'): Job => ({
  id,
  status,
  recipeName: 'R',
  facilities: [],
  readerNames: [],
  allReaderNames: [],
  failedReaderNames: [],
  errorOccurred: false,
  errorCount: 0,
  errors: [],
  request: {},
});
const recipe = { name: 'R', type: 'LOCATION', readerConfigurations: [], thresholdIds: [] };

test('a job is joined with its recipe, with null for a deleted one, and with nothing while recipes are unknown', () => {
  const rowsOf = createJobRows();
  const jobs = [job('a')];
  expect(rowsOf(jobs, [recipe])[0]?.recipe).toBe(recipe);
  expect(rowsOf(jobs, [])[0]?.recipe).toBeNull();
  expect(rowsOf(jobs, undefined)[0]?.recipe).toBeUndefined();
});

test('a row keeps its identity while its job and recipe do', () => {
  const rowsOf = createJobRows();
  const [one, other] = [job('a'), job('b')];
  const [before] = rowsOf([one, other], [recipe]);
  const [same, changed] = rowsOf([one, { ...other, status: 'STOPPING' }], [recipe]);
  expect(same).toBe(before);
  expect(changed?.job.status).toBe('STOPPING');
});

test('[JOB-02] all but STOPPED jobs are active', () => {
  const rows = createJobRows()(
    jobStatuses.map((status) => job(status, status)),
    [],
  );
  const { active, stopped } = inSections(rows);
  expect(active.map((row) => row.job.id)).toEqual(jobStatuses.filter((status) => status !== 'STOPPED'));
  expect(stopped.map((row) => row.job.id)).toEqual(['STOPPED']);
});
