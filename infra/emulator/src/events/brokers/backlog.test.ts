import { createBacklog } from './backlog';

test('what waits is taken out once, oldest first', () => {
  const backlog = createBacklog<number>();
  backlog.add(1);
  backlog.add(2);
  expect(backlog.takeAll()).toEqual([1, 2]);
  expect(backlog.takeAll()).toEqual([]);
});

test('more than it holds pushes out the oldest', () => {
  const backlog = createBacklog<number>(3);
  for (const message of [1, 2, 3, 4, 5]) backlog.add(message);
  expect(backlog.takeAll()).toEqual([3, 4, 5]);
});
