import { limit, runtimeLines } from './runtimeLines';

test('what loads, guards and updates remotes stays under 3,200 lines', () => {
  const lines = runtimeLines();
  const sum = [...lines.values()].reduce((all, count) => all + count, 0);
  // The folders with their lines are what a failure shows.
  expect({ lines: Object.fromEntries(lines), isUnderLimit: sum < limit, sum }).toMatchObject({
    isUnderLimit: true,
  });
});
