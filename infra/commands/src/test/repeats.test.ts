import { describeRepetitions, likelyFlaky, parametersOfJest } from './repeats';

const ran = (file: string, title: string, seconds: number) => ({ file, title, seconds });

test('the slowest tests and those in the files that were changed last are repeated, each once', () => {
  const tests = [
    ran('shell/a.test.ts', 'begins', 1),
    ran('shell/a.test.ts', 'ends', 9),
    ran('shell/b.test.tsx', 'draws', 5),
    ran('shell/c.test.ts', 'waits', 2),
    ran('shell/d.test.ts', 'reads', 0),
    ran('shell/d.test.ts', 'writes', 0),
  ];
  const changed = [
    'shell/a.ts',
    'shell/a.test.ts',
    'shell/gone.test.ts',
    'shell/a.test.ts',
    'shell/d.test.ts',
  ];
  expect(likelyFlaky(tests, changed, 3).map(({ file, title }) => `${file} ${title}`)).toEqual([
    'shell/a.test.ts ends',
    'shell/b.test.tsx draws',
    'shell/c.test.ts waits',
    'shell/a.test.ts begins',
    'shell/d.test.ts reads',
  ]);
});

test('tests of Jest are named by their whole titles, whole files by their paths alone', () => {
  const files = ['shell/a.test.ts', 'shell/b.test.tsx'];
  expect(parametersOfJest({ files })).toEqual(['--runTestsByPath', ...files]);
  const [, , , option, pattern = ''] = parametersOfJest({
    files,
    titles: ['a job (of 3) begins', '[JOB-01] C:\\ends?'],
  });
  expect(option).toBe('-t');
  const matches = [
    'a job (of 3) begins',
    '[JOB-01] C:\\ends?',
    'a job (of 3) begins anew',
    'a job of 3 begins',
  ].map((title) => new RegExp(pattern).test(title));
  expect(matches).toEqual([true, true, false, false]);
});

test('what failed is named with how often, the worst first', () => {
  expect(describeRepetitions(['at times', 'often', 'often'], 50)).toBe(
    '   2 of 50  often\n   1 of 50  at times\n',
  );
  expect(describeRepetitions([], 50)).toBe('Nothing failed in 50 repetitions.\n');
});
