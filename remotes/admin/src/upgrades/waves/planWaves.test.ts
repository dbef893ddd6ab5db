import { planWaves } from './planWaves';

const readers = Array.from({ length: 10 }, (_, at) => `r${at}`);
const sizes = (given: Parameters<typeof planWaves>[1], of: readonly string[] = readers) =>
  planWaves(of, given).map(({ length }) => length);

test.each([
  ['a canary, a share of all, and the rest', { canary: 1, share: 25 }, [1, 3, 6]],
  ['no canary', { share: 25 }, [3, 7]],
  ['no share', { canary: 2 }, [2, 8]],
  ['neither: all at once', {}, [10]],
  ['a share of everything leaves no rest', { canary: 1, share: 100 }, [1, 9]],
  ['a canary of more than there are', { canary: 20, share: 10 }, [10]],
])('%s', (_, given, expected) => {
  expect(sizes(given)).toEqual(expected);
});

test('the order is kept, and of nothing there is no wave', () => {
  expect(planWaves(readers, { canary: 2, share: 30 }).flat()).toEqual(readers);
  expect(sizes({ canary: 1, share: 10 }, [])).toEqual([]);
});
