import { pinnedWorkers } from '.';

const address = new URL('/remotes/logs/logs.worker.js', location.href);
const place = Symbol.for('console.pins');
const page = globalThis as Record<symbol | string, unknown>;
const kept = { pins: page[place], Worker: page.Worker, fetch: page.fetch };
afterEach(() => Object.assign(page, { [place]: kept.pins, Worker: kept.Worker, fetch: kept.fetch }));

const started: string[] = [];
class RunningWorker extends EventTarget {
  constructor(script: string) {
    super();
    started.push(script);
    queueMicrotask(() => this.dispatchEvent(new Event(script.endsWith('#stopped') ? 'error' : 'message')));
  }
  readonly terminate = () => undefined;
}

function give(pins: ReadonlyMap<string, string>, answer: () => Promise<Partial<Response>>) {
  started.length = 0;
  const fetched = jest.fn((_: string, __: RequestInit) => answer());
  Object.assign(page, { [place]: pins, Worker: RunningWorker, fetch: fetched });
  return fetched;
}
const pinned = new Map([[address.href, 'sha256-abc']]);

test('a worker starts once its script was checked against the pin of the registry', async () => {
  const fetched = give(pinned, async () => ({ ok: true }));
  expect(await pinnedWorkers.start(address)).toBeInstanceOf(RunningWorker);
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ integrity: 'sha256-abc' });
  expect(started).toEqual([address.href]);
});

test('without a pin, with another script and from another origin there is no worker', async () => {
  give(new Map(), async () => ({ ok: true }));
  expect(await pinnedWorkers.start(address)).toBeUndefined();
  give(pinned, () => Promise.reject(new TypeError('integrity')));
  expect(await pinnedWorkers.start(address)).toBeUndefined();
  const elsewhere = new URL('https://elsewhere.example/logs.worker.js');
  give(new Map([[elsewhere.href, 'sha256-abc']]), async () => ({ ok: true }));
  expect(await pinnedWorkers.start(elsewhere)).toBeUndefined();
  expect(started).toEqual([]);
});

test('a worker that the policy of the page stops is none', async () => {
  const stopped = new URL('#stopped', address);
  give(new Map([[stopped.href, 'sha256-abc']]), async () => ({ ok: true }));
  expect(await pinnedWorkers.start(stopped)).toBeUndefined();
});
