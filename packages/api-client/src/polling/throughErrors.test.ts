/** @jest-environment ./packages/testing/src/environments/dom.ts */
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { bearableErrors, pollUntilError, throughErrors } from '.';

const interval = 1000;

let cache: QueryClient;
let calls: number;
let failing: boolean;

/** A consumer of a poll that bears errors, and the milliseconds it has seen pass. */
function consume() {
  const observer = new QueryObserver(cache, {
    queryKey: ['anything'],
    queryFn: async () => {
      calls++;
      if (failing) throw new Error('no');
      return calls;
    },
    refetchInterval: pollUntilError(interval),
    ...throughErrors(interval),
  });
  return { observer, stop: observer.subscribe(() => undefined) };
}

const pass = (intervals: number) => jest.advanceTimersByTimeAsync(intervals * interval);

beforeEach(() => {
  calls = 0;
  failing = false;
  cache = new QueryClient();
  jest.useFakeTimers();
});

afterEach(() => {
  cache.clear();
  jest.useRealTimers();
});

test('[REGISTER-27] [HEALTH-11] a poll stops with the fifth error in a row, and tells it', async () => {
  const { observer, stop } = consume();
  await pass(2);
  expect(calls).toBe(3);
  failing = true;
  await pass(bearableErrors - 1);
  expect(calls).toBe(3 + bearableErrors - 1);
  expect(observer.getCurrentResult()).toMatchObject({ status: 'success', failureCount: bearableErrors - 1 });
  await pass(1);
  expect(calls).toBe(3 + bearableErrors);
  expect(observer.getCurrentResult()).toMatchObject({ status: 'error', data: 3 });
  await pass(10);
  expect(calls).toBe(3 + bearableErrors);
  stop();
});

test('[REGISTER-27] [HEALTH-11] a success in between starts the count anew', async () => {
  const { observer, stop } = consume();
  await pass(0);
  for (let round = 0; round < 3; round++) {
    failing = true;
    await pass(bearableErrors - 1);
    failing = false;
    await pass(1);
    expect(observer.getCurrentResult()).toMatchObject({ status: 'success', failureCount: 0 });
  }
  expect(calls).toBe(1 + 3 * bearableErrors);
  stop();
});
