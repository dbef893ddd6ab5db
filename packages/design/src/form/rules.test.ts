import fc from 'fast-check';
import { rules } from '.';
import type { Rule } from './rules';

const keyOf = (rule: Rule, value: unknown) => rule(value)?.key;

test.each([undefined, null, '', '   ', '\n', []])('[FORM-02] %p is blank', (value) => {
  expect(rules.required(value)).toEqual({ key: 'validation.blank' });
});

test.each(['a', 0, false, ['a']])('%p is not blank', (value) => {
  expect(rules.required(value)).toBeUndefined();
});

test('[FORM-02] too long begins after the limit, too short before it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), fc.stringMatching(/^\S+$/), (limit, text) => {
      expect(keyOf(rules.maxLength(limit), text)).toBe(
        text.length > limit ? 'validation.tooLong' : undefined,
      );
      expect(keyOf(rules.minLength(limit), text)).toBe(
        text.length < limit ? 'validation.tooShort' : undefined,
      );
    }),
  );
  expect(rules.maxLength(200)('x'.repeat(201))).toEqual({ key: 'validation.tooLong', values: { max: 200 } });
  expect(rules.minLength(2)('x')).toEqual({ key: 'validation.tooShort', values: { min: 2 } });
});

test.each([
  [1, undefined],
  [1.5, undefined],
  [-0.25, undefined],
  ['abc', 'validation.number'],
  [Number.NaN, 'validation.number'],
  [Number.POSITIVE_INFINITY, 'validation.number'],
])('[FORM-02] as a number %p gives %p', (value, key) => {
  expect(keyOf(rules.number, value)).toBe(key);
});

test.each([
  [1, undefined],
  [0, undefined],
  [-3, undefined],
  [1.5, 'validation.integer'],
  ['2', 'validation.integer'],
])('[FORM-02] as a whole number %p gives %p', (value, key) => {
  expect(keyOf(rules.integer, value)).toBe(key);
});

test('a range allows both its ends', () => {
  const rule = rules.between(1, 52);
  expect([0, 1, 52, 53].map((value) => keyOf(rule, value))).toEqual([
    'validation.range',
    undefined,
    undefined,
    'validation.range',
  ]);
  expect(rule(53)?.values).toEqual({ min: 1, max: 52 });
});

test('a limit is allowed itself, and says what it is', () => {
  expect(rules.atLeast(1)(0.99)).toEqual({ key: 'validation.tooSmall', values: { min: 1 } });
  expect(rules.atMost(1)(1.01)).toEqual({ key: 'validation.tooLarge', values: { max: 1 } });
  expect([rules.atLeast(1)(1), rules.atMost(1)(1)]).toEqual([undefined, undefined]);
});

test('limits leave to the rule of numbers what is no number', () => {
  for (const rule of [rules.atLeast(1), rules.atMost(-1), rules.between(-1, -1)])
    for (const value of ['0', 'abc', Number.NaN]) expect(rule(value)).toBeUndefined();
});

test.each([
  ['PT1H2M3S', undefined],
  ['PT0S', undefined],
  ['PT1.5S', 'validation.duration'],
  ['1:30', 'validation.duration'],
])('[FORM-07] as a duration %p gives %p', (value, key) => {
  expect(keyOf(rules.duration, value)).toBe(key);
});

test.each([
  ['#00ff9A', undefined],
  ['#00ff9', 'validation.color'],
  ['#00ff9a0', 'validation.color'],
  ['x#00ff9a', 'validation.color'],
  ['#00gg9a', 'validation.color'],
])('as a color %p gives %p', (value, key) => {
  expect(keyOf(rules.color, value)).toBe(key);
});

test('a pattern has its own message where the rule has one', () => {
  expect(keyOf(rules.pattern(/^\d+$/), 'x')).toBe('validation.pattern');
  expect(keyOf(rules.pattern(/^\d+$/, 'validation.color'), 'x')).toBe('validation.color');
  expect(keyOf(rules.pattern(/^\d+$/), '12')).toBeUndefined();
});

test('[FORM-12] a rule reports the problem that a validator of the service finds', () => {
  const rule = rules.judgedBy((text) =>
    text === '53' ? { problem: 'listRange', values: { min: 1, max: 52 } } : undefined,
  );
  expect(rule('53')).toEqual({ key: 'validation.listRange', values: { min: 1, max: 52 } });
  expect(rule('52')).toBeUndefined();
  expect(rule('')).toBeUndefined();
});

test('every rule but required accepts what is blank', () => {
  const optional = [
    rules.maxLength(1),
    rules.minLength(1),
    rules.pattern(/x/),
    rules.number,
    rules.integer,
    rules.atLeast(1),
    rules.atMost(1),
    rules.between(1, 2),
    rules.duration,
    rules.color,
  ];
  for (const rule of optional)
    for (const value of [undefined, null, '', '  ']) expect(rule(value)).toBeUndefined();
});

test('of several rules the first failure counts', () => {
  const rule = rules.all(rules.required, rules.maxLength(2));
  expect([keyOf(rule, ''), keyOf(rule, 'abc'), keyOf(rule, 'ab')]).toEqual([
    'validation.blank',
    'validation.tooLong',
    undefined,
  ]);
});

test('[FORM-06] a value that another record has is taken, the own one and a blank one are not', async () => {
  const nameExists = jest.fn(async (name: string) => name === 'dock-1');
  expect(await rules.unique(nameExists)('dock-1')).toEqual({ key: 'validation.taken' });
  expect(await rules.unique(nameExists)('dock-2')).toBeUndefined();
  nameExists.mockClear();
  expect(await rules.unique(nameExists, 'dock-1')('dock-1')).toBeUndefined();
  expect(await rules.unique(nameExists)('')).toBeUndefined();
  expect(nameExists).not.toHaveBeenCalled();
});
