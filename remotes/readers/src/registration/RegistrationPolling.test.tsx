import { setImmediate } from 'node:timers';
import { renderRemote, serviceOfTest } from '@console/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import remote from '../remote.generated';

const service = serviceOfTest();
const registrations = '/api/capInstall/readerUpdates';
const one = `GET ${registrations}/9`;
const key = ['registration', 'one', '9'];
const now = new Date(2026, 2, 4, 5, 6, 7);
const running = {
  id: 9,
  status: 'IN_PROGRESS',
  startTime: now.toISOString(),
  details: { readers: [{ definition: { name: 'Dock', address: '10.0.0.1' }, installStep: 'REBOOTING' }] },
};
const failing = { status: 500, body: { message: 'out of order' } };
const stopped = /Progress is no longer updated/;

beforeEach(async () => {
  await emulator.reset();
  jest.useFakeTimers({
    now,
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

/** The page with registration 9 under way, answered once. */
async function open() {
  service.give(one, { body: running });
  service.give(`GET ${registrations}/mostRecent`, { body: running });
  const { cache } = await renderRemote(remote, { path: '/readers/register', serviceUrl: service.url });
  const state = () => cache.getQueryState(key);
  await until(() => state()?.dataUpdateCount === 1 && state()?.fetchStatus === 'idle');
  /** Lets ten seconds pass, and waits for the call that is due then to be over. */
  const poll = async () => {
    const outcomes = () => {
      const { dataUpdateCount = 0, errorUpdateCount = 0, fetchFailureCount = 0 } = state() ?? {};
      return `${dataUpdateCount} ${errorUpdateCount} ${fetchFailureCount}`;
    };
    const before = outcomes();
    await act(async () => jest.advanceTimersByTime(10_000));
    await until(() => outcomes() !== before);
  };
  return { poll };
}
const asked = () => service.asked().filter((request) => request === one).length;

test('[REGISTER-26, REGISTER-27] it is polled every 10 s, and after five errors in a row that is over and said', async () => {
  const { poll } = await open();
  await poll();
  expect(asked()).toBe(2);
  service.give(one, failing);
  for (let errors = 1; errors < 5; errors += 1) {
    await poll();
    expect(screen.queryByText(stopped)).not.toBeInTheDocument();
  }
  await poll();
  expect(screen.getByText(stopped)).toBeInTheDocument();
  expect(asked()).toBe(7);
  await act(async () => jest.advanceTimersByTime(60_000));
  expect(asked()).toBe(7);

  service.give(one, { body: running });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await until(() => screen.queryByText(stopped) === null);
  await poll();
  expect(asked()).toBe(9);
});

test('[REGISTER-27] a success in between resets the count', async () => {
  const { poll } = await open();
  for (let round = 0; round < 2; round += 1) {
    service.give(one, failing);
    for (let errors = 0; errors < 4; errors += 1) await poll();
    service.give(one, { body: running });
    await poll();
  }
  expect(screen.queryByText(stopped)).not.toBeInTheDocument();
  expect(asked()).toBe(11);
});
