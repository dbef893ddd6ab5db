import { describeCounts, growing } from './growth';

const rising = (...values: number[]) => growing(values.map((nodes) => ({ nodes }))).length > 0;

test('what rises from each checkpoint to the next has grown', () => {
  expect(growing([{ nodes: 1000 }, { nodes: 1020 }, { nodes: 1041 }])).toEqual([
    { what: 'nodes', values: [1000, 1020, 1041] },
  ]);
});

test('what stands still or falls once has not, however much it rose before', () => {
  expect(rising(1000, 5000, 5000, 9000)).toBe(false);
  expect(rising(1000, 5000, 4999, 9000)).toBe(false);
});

test('a rise of a hundredth, and one of twenty, is what is under way', () => {
  expect(rising(10_000, 10_050, 10_100)).toBe(false);
  expect(rising(10_000, 10_050, 10_101)).toBe(true);
  expect(rising(1, 11, 21)).toBe(false);
  expect(rising(1, 11, 22)).toBe(true);
});

test('bytes may rise by a fifth', () => {
  const bytes = (last: number) =>
    growing([1000, 1100, last].map((count) => ({ 'page: bytes kept by scripts': count }))).length;
  expect(bytes(1200)).toBe(0);
  expect(bytes(1201)).toBe(1);
});

test('what is there only later counts from 0', () => {
  expect(growing([{}, { left: 30 }, { left: 60 }])).toEqual([{ what: 'left', values: [0, 30, 60] }]);
});

test('two checkpoints say nothing', () => {
  expect(() => growing([{ nodes: 1 }, { nodes: 2 }])).toThrow('three checkpoints');
});

test('counts are told as a table', () => {
  expect(describeCounts([{ nodes: 1000 }, { nodes: 20, timers: 1 }], ['nodes', 'timers'])).toBe(
    'nodes        1,000          20\ntimers           0           1',
  );
});
