import fc from 'fast-check';
import { getIn, setIn } from 'final-form';
import { isSame, mergeRecords } from './mergeRecords';

const base = { name: 'dock', address: '10.0.0.1', placement: { x: 1, y: 2 }, zones: ['a'] };

test('what does not overlap is joined', () => {
  const mine = { ...base, address: '10.0.0.2', placement: { x: 5, y: 2 } };
  const theirs = { ...base, name: 'gate', placement: { x: 1, y: 7 } };
  expect(mergeRecords(base, mine, theirs)).toEqual({
    merged: { name: 'gate', address: '10.0.0.2', placement: { x: 5, y: 7 }, zones: ['a'] },
    mine: [
      { path: 'address', before: '10.0.0.1', after: '10.0.0.2' },
      { path: 'placement.x', before: 1, after: 5 },
    ],
    theirs: [
      { path: 'name', before: 'dock', after: 'gate' },
      { path: 'placement.y', before: 2, after: 7 },
    ],
    conflicts: [],
  });
});

test('what both changed differently is a conflict, and mine until it is decided', () => {
  const { merged, conflicts } = mergeRecords(base, { ...base, name: 'mine' }, { ...base, name: 'theirs' });
  expect(merged.name).toBe('mine');
  expect(conflicts).toEqual([{ path: 'name', before: 'dock', mine: 'mine', theirs: 'theirs' }]);
});

test('a list is one value', () => {
  const { conflicts } = mergeRecords(base, { ...base, zones: ['a', 'b'] }, { ...base, zones: ['c'] });
  expect(conflicts.map(({ path }) => path)).toEqual(['zones']);
});

test.each([
  [undefined, null, true],
  [undefined, '', true],
  ['', [], true],
  [0, '', false],
  [false, undefined, false],
  [[1, 2], [1, 2], true],
  [[1, 2], [2, 1], false],
  [{ a: 1 }, { a: 1, b: '' }, true],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [new Date(5), new Date(5), true],
  [new Date(5), new Date(6), false],
  [new Date(5), 5, false],
  [5, new Date(5), false],
  [['a', 'b'], 'ab', false],
  ['ab', ['a', 'b'], false],
  [{ a: '' }, 5, false],
  [5, { a: '' }, false],
])('whether %j and %j are the same is %s', (one, other, same) => {
  expect(isSame(one, other)).toBe(same);
});

test('a part that one side took out is out as a whole', () => {
  const start = { placement: { x: 1, y: 2 } };
  expect(mergeRecords<object>(start, { placement: null }, start)).toEqual({
    merged: { placement: null },
    mine: [{ path: 'placement', before: start.placement, after: null }],
    theirs: [],
    conflicts: [],
  });
  expect(mergeRecords<object>(start, start, { placement: null }).merged).toEqual({ placement: null });
  expect(mergeRecords<object>(start, { placement: null }, { placement: { x: 1, y: 3 } }).conflicts).toEqual([
    { path: 'placement', before: start.placement, mine: null, theirs: { x: 1, y: 3 } },
  ]);
});

test('a value that is not there any more is no key of the result, unless the form has it as blank', () => {
  const start = { name: 'dock', note: 'north' };
  expect(Object.keys(mergeRecords<object>(start, { name: 'dock' }, start).merged)).toEqual(['name']);
  expect(Object.keys(mergeRecords<object>(start, { ...start, note: undefined }, start).merged)).toEqual([
    'name',
    'note',
  ]);
});

const leaf = fc.oneof(fc.constant(''), fc.integer({ min: 0, max: 3 }), fc.constantFrom('a', 'b'));
const list = fc.array(fc.integer({ min: 0, max: 2 }), { maxLength: 2 });
const record = fc.record({ a: leaf, b: leaf, c: fc.record({ d: leaf, e: list }) });
const paths = ['a', 'b', 'c.d', 'c.e'];

test('a side that changed nothing takes what the other made', () => {
  fc.assert(
    fc.property(record, record, (start, other) => {
      expect(isSame(mergeRecords(start, start, other).merged, other)).toBe(true);
      expect(isSame(mergeRecords(start, other, start).merged, other)).toBe(true);
      expect(mergeRecords(start, other, start).theirs).toEqual([]);
      expect(mergeRecords(start, other, other).conflicts).toEqual([]);
    }),
  );
});

test('every value comes from the side that changed it, and each path is listed once', () => {
  fc.assert(
    fc.property(record, record, record, (start, mine, theirs) => {
      const merge = mergeRecords(start, mine, theirs);
      const listed = [...merge.mine, ...merge.theirs, ...merge.conflicts].map(({ path }) => path);
      expect(new Set(listed).size).toBe(listed.length);
      for (const path of paths) {
        const [was, own, other] = [start, mine, theirs].map((side) => getIn(side, path));
        const expected = isSame(was, own) ? other : own;
        expect(isSame(getIn(merge.merged, path), expected)).toBe(true);
        expect(listed.includes(path)).toBe(!isSame(was, own) || !isSame(was, other));
      }
    }),
  );
});

test('both sides find the same conflicts and agree on everything else', () => {
  fc.assert(
    fc.property(record, record, record, (start, mine, theirs) => {
      const here = mergeRecords(start, mine, theirs);
      const there = mergeRecords(start, theirs, mine);
      const disputed = here.conflicts.map(({ path }) => path);
      expect(there.conflicts.map(({ path }) => path)).toEqual(disputed);
      const without = (merged: object) =>
        disputed.reduce((rest: object, path) => setIn(rest, path, undefined) ?? {}, merged);
      expect(isSame(without(here.merged), without(there.merged))).toBe(true);
    }),
  );
});
