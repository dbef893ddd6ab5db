import fc from 'fast-check';
import { mergeJson } from './mergeJson';

const merged = (ours: object, base: object, next: object) => {
  const { text, conflicts } = mergeJson(
    ...([ours, base, next].map((each) => JSON.stringify(each)) as [string, string, string]),
  );
  return { value: JSON.parse(text), keys: Object.keys(JSON.parse(text)), conflicts };
};

test('values of both sides stand beside each other, in the order of the team', () => {
  const base = { scripts: { dev: 'a', test: 'b' }, private: true };
  const ours = { scripts: { test: 'b', dev: 'a', mine: 'm' }, private: true };
  const next = { scripts: { dev: 'a2', test: 'b', doctor: 'd' }, private: true, type: 'module' };
  const { value, conflicts } = merged(ours, base, next);
  expect(value).toEqual({
    scripts: { test: 'b', dev: 'a2', mine: 'm', doctor: 'd' },
    private: true,
    type: 'module',
  });
  expect(Object.keys(value.scripts)).toEqual(['test', 'dev', 'mine', 'doctor']);
  expect(conflicts).toEqual([]);
});

test('sorted keys stay sorted', () => {
  expect(merged({ a: 1, c: 1 }, { a: 1 }, { a: 1, b: 2 }).keys).toEqual(['a', 'b', 'c']);
});

test('what the team removed stays removed, and what the template removed goes when the team left it alone', () => {
  expect(merged({ b: 1 }, { a: 1, b: 1, c: 1 }, { a: 1, b: 1 }).value).toEqual({ b: 1 });
  expect(merged({ a: 1, c: 1 }, { a: 1, c: 1 }, { a: 1 }).value).toEqual({ a: 1 });
});

test('a value that both changed stays as the team has it, and is named', () => {
  expect(
    merged({ scripts: { test: 'ours' } }, { scripts: { test: 'old' } }, { scripts: { test: 'new' } }),
  ).toEqual({
    value: { scripts: { test: 'ours' } },
    keys: ['scripts'],
    conflicts: [{ path: 'scripts.test', wanted: '"new"' }],
  });
  expect(merged({ a: { b: 2 } }, { a: { b: 1 } }, {}).conflicts).toEqual([{ path: 'a', wanted: undefined }]);
});

test('one side that changed nothing gets the other, whatever they are', () => {
  const value = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.jsonValue());
  fc.assert(
    fc.property(value, value, (base, changed) => {
      const plain = (each: object) => JSON.parse(JSON.stringify(each));
      expect(merged(base, base, changed)).toMatchObject({ value: plain(changed), conflicts: [] });
      expect(merged(changed, base, base)).toMatchObject({ value: plain(changed), conflicts: [] });
      expect(merged(changed, base, changed)).toMatchObject({ value: plain(changed), conflicts: [] });
    }),
  );
});
