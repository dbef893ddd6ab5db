import { select } from './selection';

const all = {
  remotes: ['jobs', 'readers'],
  journeys: [
    'embedding/jobs.spec.ts',
    'jobs/jobs.spec.ts',
    'readers/phone.spec.ts',
    'remotes/update.spec.ts',
  ],
};

test('without words everything runs', () => {
  expect(select([], all)).toEqual({ jest: [] });
});

test('the name of a remote stands for its tests and its journeys', () => {
  expect(select(['readers'], all)).toEqual({
    jest: ['remotes/readers/', '--passWithNoTests'],
    journeys: ['readers/phone.spec.ts'],
  });
  expect(select(['jobs', 'readers'], all).journeys).toEqual(['jobs/jobs.spec.ts', 'readers/phone.spec.ts']);
});

test('a path stands for the test files and the journeys that have it in theirs', () => {
  expect(select(['./e2e/jobs'], all).journeys).toEqual(['jobs/jobs.spec.ts']);
  expect(select(['jobs.spec'], all).journeys).toEqual(['embedding/jobs.spec.ts', 'jobs/jobs.spec.ts']);
  expect(select(['packages/design'], all)).toEqual({
    jest: ['packages/design', '--passWithNoTests'],
    journeys: [],
  });
});

test('from the first option on everything is for Jest', () => {
  expect(select(['packages/design', '-t', 'readers'], all).jest).toEqual([
    'packages/design',
    '--passWithNoTests',
    '-t',
    'readers',
  ]);
  expect(select(['-t', 'readers'], all)).toEqual({ jest: ['-t', 'readers'] });
});
