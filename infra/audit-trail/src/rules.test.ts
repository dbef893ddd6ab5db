import { leavesOut, readRules, rulesFor } from './rules';

const call = { method: 'POST', route: '/itemsense/control/v1/jobs/start', person: 'scheduler' };

test.each([
  ['a method, in whatever case', { method: 'post' }, true],
  ['another method', { method: 'PUT' }, false],
  ['a route', { route: '/itemsense/control/v1/jobs/start' }, true],
  ['a part of a route', { route: '/itemsense/control/*' }, true],
  ['a beginning without a star', { route: '/itemsense/control' }, false],
  ['signs of patterns as they are', { route: '/itemsense/control/v1/jobs.start' }, false],
  ['a person', { person: 'sched*' }, true],
  ['another person', { person: 'ada' }, false],
  ['all of several', { method: 'POST', person: 'ada' }, false],
])('a rule is met by %s', (_, rule, met) => {
  expect(rulesFor([rule], call)).toEqual(met ? [rule] : []);
});

test('a call without a person meets no rule for one', () => {
  expect(rulesFor([{ person: '*' }], { ...call, person: undefined })).toEqual([]);
});

test('a rule with a result leaves out what ended so, and nothing that has not ended', () => {
  const refused = [{ person: 'scheduler', result: 'refused' }] as const;
  expect([leavesOut(refused), leavesOut(refused, 200), leavesOut(refused, 403)]).toEqual([
    false,
    false,
    true,
  ]);
  expect(leavesOut([{ person: 'scheduler' }])).toBe(true);
});

test.each([
  ['{', 'The rules are no JSON'],
  ['{}', 'The rules are no JSON array.'],
  ['[1]', 'Rule 1 is no object.'],
  ['[{"method":"PUT"},{"user":"ada"}]', 'Rule 2 has a key user; possible are method, route'],
  ['[{"method":""}]', 'Rule 1 has a method that is no text of 1 to 200 characters.'],
  ['[{"reason":"quiet"}]', 'Rule 1 would leave out everything; it needs one of method, route'],
  ['[{"result":"open"}]', 'Rule 1 has the result open; possible are done, refused, failed.'],
])('rules that cannot be meant are refused: %s', (text, sentence) => {
  expect(() => readRules(text)).toThrow(sentence);
});

test('rules are read as they are written', () => {
  const rules = [{ method: 'PUT', route: '/api/*', person: 'erp', result: 'done', reason: 'Every second' }];
  expect(readRules(JSON.stringify(rules))).toEqual(rules);
});
