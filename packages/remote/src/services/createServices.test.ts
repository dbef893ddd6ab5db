/** @jest-environment ./packages/testing/src/environments/dom.ts */
import type { Translate } from '@console/design/messages';
import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { createAlerts } from './alerts/createAlerts';
import { closeServices, createServices, type Services } from './createServices';
import { forgetAnswers } from './outcomes/createQueryClient';

let services: Services;

beforeEach(() => {
  jest.useFakeTimers();
  const alerts = createAlerts();
  services = createServices({
    serviceUrl: '',
    token: () => undefined,
    onUnauthorized: () => undefined,
    alerts,
    translate: ((key: string) => key) as Translate,
  });
});
afterEach(() => {
  closeServices(services);
  jest.useRealTimers();
});

/** A request whose end is up to the test. */
function pending() {
  let answerNow: () => void = () => undefined;
  const answer = new Promise<string>((resolve) => {
    answerNow = () => resolve('late');
  });
  return { answer, answerNow };
}

const turns = () => jest.advanceTimersByTimeAsync(0);

/** Number of timers that still wait, once all that is due was told. */
async function timersLeft(): Promise<number> {
  await turns();
  return jest.getTimerCount();
}

// A timer that waits keeps the client, and through its texts what was drawn.
describe.each([
  ['closed', () => closeServices(services)],
  ['made to forget', () => forgetAnswers(services.queryClient)],
] as const)('services that are %s leave no timer behind', (_, end) => {
  test.each([
    ['cannot be cancelled', false],
    ['is cancelled when nobody waits any longer', true],
  ])('while a request is under way that %s', async (_, cancels) => {
    const { answer, answerNow } = pending();
    const observer = new QueryObserver(services.queryClient, {
      queryKey: ['readers'],
      queryFn: (context) => {
        if (cancels) context.signal.throwIfAborted();
        return answer;
      },
    });
    const leave = observer.subscribe(() => undefined);
    await turns();
    leave();
    end();
    expect(await timersLeft()).toBe(0);
    answerNow();
    expect(await timersLeft()).toBe(0);
  });

  test('after a request', async () => {
    await services.queryClient.fetchQuery({ queryKey: ['readers'], queryFn: () => 'answer' });
    end();
    expect(await timersLeft()).toBe(0);
  });

  test('while something is written', async () => {
    const { answer, answerNow } = pending();
    const observer = new MutationObserver(services.queryClient, { mutationFn: () => answer });
    const leave = observer.subscribe(() => undefined);
    void observer.mutate();
    await turns();
    leave();
    end();
    expect(await timersLeft()).toBe(0);
    answerNow();
    expect(await timersLeft()).toBe(0);
  });

  test('by observers that leave only then', async () => {
    const { queryClient } = services;
    const query = new QueryObserver(queryClient, { queryKey: ['readers'], queryFn: () => pending().answer });
    const mutation = new MutationObserver(queryClient, { mutationFn: async () => 'answer' });
    const leaves = [query.subscribe(() => undefined), mutation.subscribe(() => undefined)];
    await mutation.mutate();
    end();
    for (const leave of leaves) leave();
    expect(await timersLeft()).toBe(0);
  });
});

test('what arrives after the services were closed starts no timer, and what is followed then is not asked for', async () => {
  const ask = jest.fn(async () => 'answer');
  closeServices(services);
  services.processes.watch({
    key: 'upgrade 7',
    title: 'Upgrade to 2.3.0',
    at: '/upgrades/7',
    query: { queryKey: ['upgrade', '7'], queryFn: ask, refetchInterval: 1000 },
    read: () => ({ status: 'running' }),
  });
  services.queryClient.setQueryData(['reader', 'R1'], 'saved');
  await services.queryClient.fetchQuery({ queryKey: ['readers'], queryFn: () => 'answer' });
  await new MutationObserver(services.queryClient, { mutationFn: async () => 'answer' }).mutate();
  expect(await timersLeft()).toBe(0);
  expect(ask).not.toHaveBeenCalled();
});

test('answers of the service are forgotten while they are on their way, and what is not of it stays', async () => {
  const { queryClient } = services;
  const { answer, answerNow } = pending();
  queryClient.setQueryData(['registry'], 'registry');
  const readers = {
    queryKey: ['readers'],
    queryFn: () => answer,
    meta: { model: 'reader-definition' as const },
  };
  void queryClient.fetchQuery(readers).catch(() => undefined);
  forgetAnswers(queryClient, ({ meta }) => meta?.model !== undefined);
  answerNow();
  await turns();
  expect(
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
  ).toEqual([['registry']]);
});
