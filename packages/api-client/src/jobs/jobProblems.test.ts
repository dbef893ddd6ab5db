import { jobProblems } from '.';

const valid = { recipeName: 'R', facility: 'F' };

test.each([
  ['JOB-18', {}, []],
  ['JOB-18', { name: 'Night_shift-2' }, []],
  ['JOB-18', { name: 'Night shift' }, ['name characters']],
  ['JOB-18', { name: 'Nächte' }, ['name characters']],
  ['JOB-18', { facility: '', recipeName: undefined }, ['facility blank', 'recipeName blank']],
  ['JOB-17', { durationSeconds: 0 }, []],
  ['JOB-17', { durationSeconds: undefined }, []],
  ['JOB-17', { durationSeconds: -1 }, ['durationSeconds atLeast']],
  ['JOB-17', { durationSeconds: 2 ** 31 - 1 }, []],
  ['JOB-17', { durationSeconds: 2 ** 31 }, ['durationSeconds atMost']],
  ['JOB-17', { durationSeconds: 1.5 }, ['durationSeconds integer']],
  ['JOB-17', { durationSeconds: 'long' }, ['durationSeconds number']],
  ['JOB-19', { startDelay: '' }, []],
  ['JOB-19', { startDelay: 'PT0S' }, []],
  ['JOB-19', { startDelay: 'PT3M' }, []],
  ['JOB-19', { startDelay: '-PT3M' }, ['startDelay duration']],
  ['JOB-19', { startDelay: '3 minutes' }, ['startDelay duration']],
])('[%s] a job with %j', (_row, change, expected) => {
  const problems = jobProblems({ ...valid, ...change });
  expect(problems.map(({ field, problem }) => `${field} ${problem}`)).toEqual(expected);
});
