import { countCalls } from './countCalls';

const work = (times: number) => Array.from({ length: times }).map((_, index) => index).length;

test('twice the work is twice the calls, and the same work the same number', () => {
  const calls = countCalls();
  const countOf = (times: number) => {
    calls.take();
    work(times);
    return calls.take();
  };
  const [none, once, twice, again] = [0, 1000, 2000, 1000].map(countOf) as [number, number, number, number];
  calls.stop();
  expect([once - none, twice - none]).toEqual([1000, 2000]);
  expect(again).toBe(once);
});
