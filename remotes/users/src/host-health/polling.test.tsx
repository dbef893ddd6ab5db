import { setImmediate } from 'node:timers';
import { holdSockets, renderRemote, serviceOfTest } from '@console/testing';
import { act, screen } from '@testing-library/react';
import remote from '../remote.generated';

const service = serviceOfTest();
holdSockets();
const state = 'GET /health/v1/';
const events = 'GET /health/v1/components/HOST/events';
const failing = { status: 500, body: { message: 'out of order' } };
const stopped = /^The events of the host could not be loaded/;

beforeEach(() => {
  jest.useFakeTimers({
    now: new Date(2026, 2, 4, 5, 6, 7),
    doNotFake: ['nextTick', 'queueMicrotask', 'performance'],
  });
});
afterEach(() => {
  jest.useRealTimers();
});

/** Waits for answers of the service, which come in real time; what is due at once happens, later timers rest. */
async function until(holds: () => boolean) {
  while (!holds())
    await act(async () => {
      jest.advanceTimersByTime(0);
      await new Promise<void>((turn) => setImmediate(turn));
    });
}
const asked = (request: string) => service.asked().filter((each) => each === request).length;

/** The page, answered once. */
async function open() {
  service.give(state, { body: { HOST: { state: 'HEALTHY' } } });
  service.give(events, { body: [] });
  const { cache, unmount } = await renderRemote(remote, { path: '/host-health', serviceUrl: service.url });
  const settled = () => cache.isFetching() === 0;
  const failures = () => {
    const {
      errorUpdateCount = 0,
      fetchFailureCount = 0,
      dataUpdateCount = 0,
    } = cache.getQueryState(['health-event', 'HOST']) ?? {};
    return `${errorUpdateCount} ${fetchFailureCount} ${dataUpdateCount}`;
  };
  await until(settled);
  /** Lets twenty seconds pass, and waits for the call about events that is due then. */
  const poll = async () => {
    const before = failures();
    await act(async () => jest.advanceTimersByTime(20_000));
    await until(() => failures() !== before);
  };
  return { poll, settled, unmount };
}

test('[HEALTH-01] [HEALTH-10] state and events are asked for every 20 s while the page is open', async () => {
  const { settled, unmount } = await open();
  expect([asked(state), asked(events)]).toEqual([1, 1]);
  for (const times of [2, 3]) {
    await act(async () => jest.advanceTimersByTime(19_000));
    expect([asked(state), asked(events)]).toEqual([times - 1, times - 1]);
    await act(async () => jest.advanceTimersByTime(1_000));
    await until(() => asked(state) === times && asked(events) === times && settled());
  }
  unmount();
  await act(async () => jest.advanceTimersByTime(60_000));
  expect([asked(state), asked(events)]).toEqual([3, 3]);
});

test('[HEALTH-11] after five failures in a row events are no longer asked for, and that is told', async () => {
  const { poll } = await open();
  service.give(events, failing);
  for (let errors = 1; errors < 5; errors += 1) {
    await poll();
    expect(screen.queryByText(stopped)).toBeNull();
  }
  await poll();
  await until(() => screen.queryByText(stopped) !== null);
  const before = asked(events);
  await act(async () => jest.advanceTimersByTime(100_000));
  expect(asked(events)).toBe(before);
});

test('[HEALTH-11] a success in between resets the count', async () => {
  const { poll } = await open();
  for (let round = 0; round < 2; round += 1) {
    service.give(events, failing);
    for (let errors = 0; errors < 4; errors += 1) await poll();
    service.give(events, { body: [] });
    await poll();
  }
  expect(screen.queryByText(stopped)).toBeNull();
});
