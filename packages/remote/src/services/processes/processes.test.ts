import { idle } from '@console/testing/idle';
import { QueryClient } from '@tanstack/react-query';
import type { LongProcess, Processes } from '.';
import { createProcesses } from './createProcesses';

interface Upgrade {
  readonly done: number;
  readonly of: number;
}

let cache: QueryClient;
let processes: Processes;
let upgrade: Upgrade;
let asked: number;

beforeEach(() => {
  cache = new QueryClient();
  processes = createProcesses(cache);
  upgrade = { done: 0, of: 4 };
  asked = 0;
});
afterEach(() => {
  processes.clear();
  cache.clear();
});

const process = (changes: Partial<LongProcess<Upgrade>> = {}): LongProcess<Upgrade> => ({
  key: 'upgrade 7',
  title: 'Upgrade to 2.3.0',
  at: '/admin/software-management/upgrades/7',
  query: {
    queryKey: ['upgrade', '7'],
    queryFn: async () => {
      asked += 1;
      return upgrade;
    },
  },
  read: ({ done, of }) => ({ status: done < of ? 'running' : 'done', progress: done / of }),
  ...changes,
});

const refetch = async () => {
  await idle(cache);
  await cache.refetchQueries({ queryKey: ['upgrade'] });
  // What is answered is told a turn later.
  await new Promise((resolve) => setTimeout(resolve));
};
const seen = () => processes.getState().map(({ key, status, progress }) => [key, status, progress]);

test('a process is followed until it ends, and its end is told once', async () => {
  const onEnd = jest.fn();
  processes.watch(process({ onEnd }));
  expect(seen()).toEqual([['upgrade 7', 'running', undefined]]);
  upgrade = { done: 3, of: 4 };
  await refetch();
  expect(seen()).toEqual([['upgrade 7', 'running', 0.75]]);
  upgrade = { done: 4, of: 4 };
  await refetch();
  expect(seen()).toEqual([['upgrade 7', 'done', 1]]);
  await refetch();
  expect(onEnd).toHaveBeenCalledTimes(1);
  expect(
    cache
      .getQueryCache()
      .find({ queryKey: ['upgrade', '7'] })
      ?.getObserversCount(),
  ).toBe(0);
});

test('one that is followed already is not asked for twice; one that ended can be followed again', async () => {
  processes.watch(process());
  processes.watch(process());
  await idle(cache);
  expect(asked).toBe(1);
  upgrade = { done: 4, of: 4 };
  await refetch();
  upgrade = { done: 1, of: 4 };
  processes.watch(process());
  await refetch();
  expect(seen()).toEqual([['upgrade 7', 'running', 0.25]]);
});

test('what was answered before is about an earlier run', async () => {
  await cache.fetchQuery({ queryKey: ['upgrade', '7'], queryFn: async () => ({ done: 4, of: 4 }) });
  processes.watch(process({ query: { queryKey: ['upgrade', '7'], staleTime: Number.POSITIVE_INFINITY } }));
  expect(seen()).toEqual([['upgrade 7', 'running', undefined]]);
});

test('a forgotten process is no longer asked for', async () => {
  const heard = jest.fn();
  processes.watch(process());
  await idle(cache);
  processes.subscribe(heard);
  processes.forget('upgrade 7');
  expect(seen()).toEqual([]);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(
    cache
      .getQueryCache()
      .find({ queryKey: ['upgrade', '7'] })
      ?.getObserversCount(),
  ).toBe(0);
});
