import { crossingCounts } from './crossingCounts';

const threshold = (id: string) => ({ id, name: `Gate ${id}` }) as never;
const crossing = (thresholdId: string, destination: string) =>
  ({ epc: 'E', thresholdId, destination }) as never;

test('crossings are counted by threshold and direction, most first; what was not crossed, or is gone, is not told', () => {
  const counts = crossingCounts(
    [threshold('1'), threshold('2'), threshold('3')],
    [
      crossing('1', 'IN'),
      crossing('2', 'IN'),
      crossing('2', 'OUT'),
      crossing('2', 'OUT'),
      crossing('9', 'IN'),
    ],
  );
  expect(counts.map(({ threshold: { name }, into, out }) => [name, into, out])).toEqual([
    ['Gate 2', 1, 2],
    ['Gate 1', 1, 0],
  ]);
});
