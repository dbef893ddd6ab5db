import { type Mutant, mutantsOf, type ReportedMutant } from './mutants';
import { describeScores, describeSurvivors, isHeld, type Measured, scoresOf } from './scores';

const source = `export const plan = (age: number) => {
  if (age > 17 && !refused) return 'adult';
  return '';
};
`;

const reported = (
  mutatorName: string,
  [line, column, endLine, endColumn]: readonly [number, number, number, number],
  replacement: string,
  status = 'Survived',
): ReportedMutant => ({
  mutatorName,
  replacement,
  status,
  location: { start: { line, column }, end: { line: endLine, column: endColumn } },
});

const mutants = (...given: ReportedMutant[]) =>
  mutantsOf({ files: { 'plan.ts': { source, mutants: given } } }, 'plan.ts');

test('a mutant is told in plain words, in the order of the source', () => {
  expect(
    mutants(
      reported('StringLiteral', [3, 10, 3, 12], '"Stryker was here!"'),
      reported('EqualityOperator', [2, 7, 2, 15], 'age >= 17'),
      reported('ConditionalExpression', [2, 7, 2, 27], 'true'),
      reported('BlockStatement', [1, 38, 4, 2], '{}'),
    ).map(({ line, column, change }) => `${line}:${column} ${change}`),
  ).toEqual([
    `1:38 { if (age > 17 && !refused) return 'adult'; return ''; } does nothing`,
    '2:7 age > 17 becomes age >= 17',
    '2:7 age > 17 && !refused is always true',
    `3:10 '' becomes "Stryker was here!"`,
  ]);
});

test('a mutant is noticed when a test fails, cannot be loaded or does not end', () => {
  const place = [2, 7, 2, 15] as const;
  const fates = ['Killed', 'Timeout', 'RuntimeError', 'Survived', 'NoCoverage', 'Ignored'];
  expect(
    mutants(...fates.map((status) => reported('EqualityOperator', place, '', status))).map(
      ({ fate }) => fate,
    ),
  ).toEqual(['noticed', 'noticed', 'noticed', 'survived', 'unreached', 'uncounted']);
});

test('the reason for which a mutant is not counted is told', () => {
  const ignored = {
    ...reported('EqualityOperator', [2, 7, 2, 15], '', 'Ignored'),
    statusReason: 'no age is 17.5',
  };
  expect(mutants(ignored)[0]).toMatchObject({ fate: 'uncounted', reason: 'no age is 17.5' });
});

test('a source without a mutant has nothing to report', () => {
  expect(mutantsOf({ files: {} }, 'plan.ts')).toEqual([]);
});

const rooms = {
  one: { least: 90, grounds: [] },
  other: { least: 50, grounds: [] },
  empty: { least: 1, grounds: [] },
};

const mutant = (fate: Mutant['fate'], line = 1): Mutant => ({ line, column: 2, change: 'a is b', fate });

const measured: Measured[] = [
  {
    room: 'one',
    source: 'one/plan.ts',
    tests: ['one/plan.test.ts'],
    mutants: [...Array(9).fill(mutant('noticed')), mutant('survived', 7), mutant('uncounted', 8)],
  },
  {
    room: 'other',
    source: 'other/a.ts',
    tests: ['other/a.test.ts'],
    mutants: [mutant('noticed'), mutant('unreached')],
  },
  { room: 'other', source: 'other/b.ts', tests: ['other/b.test.ts'] },
];

test('the share of noticed mutants is told by room, with what is asked for', () => {
  expect(describeScores(scoresOf(measured, rooms)).split('\n')).toEqual([
    'room   score   at least  noticed  survived  no test there  not counted  files',
    'one    90.0 %  90 %      9        1         0              1            1',
    'other  50.0 %  50 %      1        0         1              0            1 of 2  not finished',
  ]);
});

test.each([
  ['noticed enough', [mutant('noticed'), mutant('noticed'), mutant('survived')], 66, true],
  ['noticed too little', [mutant('noticed'), mutant('unreached')], 66, false],
  ['without a mutant', [], 66, true],
  ['not run', undefined, 66, false],
])('a room is held or not: %s', (_, found, least, held) => {
  const part = { room: 'one', source: 'one/plan.ts', tests: ['one/plan.test.ts'], mutants: found };
  const [score] = scoresOf([part], { one: { least, grounds: [] } });
  expect(score && isHeld(score)).toBe(held);
});

test('a file that no test imports keeps its room from being held', () => {
  const untested = { room: 'one', source: 'one/untested.ts', tests: [] };
  const [score] = scoresOf([...measured, untested], rooms);
  expect(score && isHeld(score)).toBe(false);
  expect(describeScores(scoresOf([untested], rooms))).toMatch(/^one +- .* not held$/m);
});

test('what no test noticed is listed by file and line', () => {
  expect(describeSurvivors([...measured, { room: 'one', source: 'one/untested.ts', tests: [] }])).toBe(
    'one/plan.ts:7:2: a is b\n' +
      'other/a.ts:1:2: a is b (no test comes there)\n' +
      'one/untested.ts: no test of its room imports it\n',
  );
  expect(describeSurvivors([])).toBe('');
});
