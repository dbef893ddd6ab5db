import { classifyFailure, EmbedFailure, inWords } from './failures';
import { releaseSource, takeSource } from './pageTokens';

test('who is given the same token shares a source, until the last has let go', () => {
  const first = takeSource('t-1');
  expect(takeSource('t-1')).toBe(first);
  expect(takeSource('t-2')).not.toBe(first);
  expect(takeSource(undefined)).not.toBe(takeSource(undefined));
  first.current = 't-3';
  expect(first.ask()).toBe('t-3');
  releaseSource(first);
  releaseSource(first);
  expect(takeSource('t-3')).not.toBe(first);
});

test('a function of the page hears which token was refused', () => {
  const source = takeSource((refused) => (refused === undefined ? 'one' : `after ${refused}`));
  expect([source.ask(), source.ask('one')]).toEqual(['one', 'after one']);
});

test.each([
  ['a failure of its own', new EmbedFailure('not-released'), 'not-released'],
  [
    'a failure of the loader',
    Object.assign(new Error(), { code: 'altered', remote: { version: '1.0.0' } }),
    'altered',
  ],
  ['anything else', new TypeError('x'), 'broken'],
])('%s has a code and words', (_, thrown, code) => {
  const failure = classifyFailure(thrown);
  expect(failure.code).toBe(code);
  expect(inWords('readers', failure.code)).toMatch(
    /^The part "readers" of the RFID console cannot be shown here now\. \S/,
  );
});
