import { setMaxListeners } from 'node:events';
import { Agent, get } from 'node:http';
import { setTimeout as pass } from 'node:timers/promises';
import { inWorkspace } from '@console/workspace';
import { WebSocket } from 'ws';
import {
  emulatorProgram,
  processorTimeOf,
  residentOf,
  type ServiceProcess,
  startService,
} from './serviceProcess';
import { percentile } from './statistics';

/** Load that the service of this project bears. */
export interface ServiceLoad {
  /** Part of a core that the demo takes while nobody asks. */
  readonly idle: number;
  /** The list of many readers, asked for at a rate by clients that hold the last answer. */
  readonly lists: ListLoad;
  /** Tabs that poll, and sockets to which much is told, for a long time. */
  readonly crowd: CrowdLoad;
}

/** Lists of readers that were asked for. */
export interface ListLoad {
  readonly readers: number;
  /** A second: those that were to be asked for, and those that were answered. */
  readonly rate: { readonly wanted: number; readonly answered: number };
  /** Time in ms from when a list was due until it was there. */
  readonly times: { readonly median: number; readonly p99: number };
  /** Part of the answers that said that nothing had changed. */
  readonly unchanged: number;
  /** Part of a core. */
  readonly processor: number;
}

/** Many clients at once. */
export interface CrowdLoad {
  readonly tabs: number;
  readonly sockets: number;
  /** Events a second, each for every socket. */
  readonly rate: number;
  readonly minutes: number;
  /** Messages that arrived, of those that were sent meanwhile. */
  readonly arrived: number;
  /** Time in ms from an event until a socket told it, and of a poll. */
  readonly delay: { readonly median: number; readonly p99: number };
  readonly poll: { readonly median: number; readonly p99: number };
  /** Bytes of memory resident, median of the second minute and of the last. */
  readonly resident: { readonly before: number; readonly after: number };
  /** Part of a core. */
  readonly processor: number;
}

const health = '/itemsense/health/v1/readers';
const definitions = '/itemsense/configuration/v1/readerDefinitions/show';

/** Measures what the service takes when it is left alone, and what it bears. */
export async function measureServiceLoad(readers: number, minutes: number): Promise<ServiceLoad> {
  return {
    idle: await withService(emulatorProgram, ['--data', 'memory'], measureIdle),
    lists: await withService(emulatorProgram, ['--data', 'memory', '--readers', String(readers)], (service) =>
      measureLists(service, readers, 200, 30),
    ),
    crowd: await withService(inWorkspace('bench/src/crossingService.ts'), ['1000'], (service) =>
      measureCrowd(service, { tabs: 200, sockets: 50, rate: 1000, minutes }),
    ),
  };
}

async function withService<T>(
  program: string,
  words: readonly string[],
  measure: (service: ServiceProcess) => Promise<T>,
): Promise<T> {
  const service = await startService(program, words);
  try {
    return await measure(service);
  } finally {
    await service.stop();
  }
}

/** Part of a core that a process takes while something else goes on. */
async function processorWhile({ child }: ServiceProcess, run: () => Promise<unknown>): Promise<number> {
  const [before, began] = [await processorTimeOf(child), performance.now()];
  await run();
  return ((await processorTimeOf(child)) - before) / ((performance.now() - began) / 1000);
}

async function measureIdle(service: ServiceProcess): Promise<number> {
  // What the start has left to be collected and compiled is not what it takes from then on.
  await pass(30_000);
  return processorWhile(service, () => pass(60_000));
}

/** One client, which holds the last answer of what it asks for as the console does. */
class Client {
  private tag: string | undefined;
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1 });

  constructor(
    private readonly url: string,
    private readonly authorization: string,
  ) {}

  /** Asks, and reads the answer to its end. @returns its status */
  ask(): Promise<number> {
    const headers = {
      authorization: this.authorization,
      ...(this.tag && { 'if-none-match': this.tag }),
    };
    return new Promise((resolve, reject) => {
      get(this.url, { agent: this.agent, headers }, (answer) => {
        this.tag = answer.headers.etag;
        answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
      }).once('error', reject);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}

/** Asks when it is due, also when the answers before are late: what waits counts. */
async function measureLists(
  service: ServiceProcess,
  readers: number,
  wanted: number,
  seconds: number,
): Promise<ListLoad> {
  const as = await signIn(service.url);
  const clients = Array.from({ length: 20 }, () => new Client(service.url + definitions, as));
  for (const client of clients) await client.ask();
  const times: number[] = [];
  let unchanged = 0;
  let took = 0;
  const processor = await processorWhile(service, async () => {
    const began = performance.now();
    const asked = Array.from({ length: wanted * seconds }, async (_, index) => {
      const due = began + (index * 1000) / wanted;
      await pass(due - performance.now());
      const status = await clients[index % clients.length]?.ask();
      times.push(performance.now() - due);
      if (status === 304) unchanged += 1;
    });
    await Promise.all(asked);
    took = (performance.now() - began) / 1000;
  });
  for (const client of clients) client.close();
  return {
    readers,
    rate: { wanted, answered: times.length / took },
    times: { median: percentile(times, 50), p99: percentile(times, 99) },
    unchanged: unchanged / times.length,
    processor,
  };
}

/** Interval of a tab's polls, and of looks at memory, in ms. */
const intervals = { poll: 5000, memory: 5000 } as const;

/** Of so many messages of a socket the time of one is taken. */
const sample = 997;

async function measureCrowd(
  service: ServiceProcess,
  size: Pick<CrowdLoad, 'tabs' | 'sockets' | 'rate' | 'minutes'>,
): Promise<CrowdLoad> {
  const ended = new AbortController();
  const { signal } = ended;
  setMaxListeners(size.tabs + 1, signal);
  const polls: number[] = [];
  const delays: number[] = [];
  const residents: number[] = [];
  let arrived = 0;
  const as = await signIn(service.url);
  const sockets = await Promise.all(
    Array.from({ length: size.sockets }, () =>
      openSocket(service.url, as, (data) => {
        arrived += 1;
        if (arrived % sample === 0)
          delays.push(Date.now() - Date.parse(JSON.parse(String(data)).observationTime));
      }),
    ),
  );
  const tabs = Array.from({ length: size.tabs }, async (_, index) => {
    const client = new Client(service.url + health, as);
    await pass((index * intervals.poll) / size.tabs);
    while (!signal.aborted) {
      const from = performance.now();
      await client.ask();
      polls.push(performance.now() - from);
      await pass(intervals.poll, undefined, { signal }).catch(() => {});
    }
    client.close();
  });
  const watching = (async () => {
    while (!signal.aborted) {
      await pass(intervals.memory, undefined, { signal }).catch(() => {});
      residents.push(await residentOf(service.child));
    }
  })();
  const before = arrived;
  const processor = await processorWhile(service, () => pass(size.minutes * 60_000));
  const heard = arrived - before;
  ended.abort();
  await Promise.all([...tabs, watching]);
  for (const socket of sockets) socket.terminate();
  const perMinute = 60_000 / intervals.memory;
  return {
    ...size,
    arrived: heard / (size.rate * size.sockets * size.minutes * 60),
    delay: { median: percentile(delays, 50), p99: percentile(delays, 99) },
    poll: { median: percentile(polls, 50), p99: percentile(polls, 99) },
    resident: {
      before: percentile(residents.slice(perMinute, 2 * perMinute), 50),
      after: percentile(residents.slice(-perMinute), 50),
    },
    processor,
  };
}

/** Signs in as the console does. @returns the header of what is asked then */
async function signIn(url: string): Promise<string> {
  const { token } = await send(`${url}/authenticate`, { name: 'admin', password: 'admindefault' });
  return `JWT ${token}`;
}

async function send(url: string, body: object, headers: Readonly<Record<string, string>> = {}) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}.`);
  return (await answer.json()) as Record<string, string>;
}

async function openSocket(
  url: string,
  authorization: string,
  onMessage: (data: unknown) => void,
): Promise<WebSocket> {
  const queue = { type: 'transitions', options: { thresholdName: 'Bench gate' } };
  const { socketUrl = '' } = await send(`${url}/api/queues`, queue, { authorization });
  const socket = new WebSocket(socketUrl);
  socket.on('message', onMessage);
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  return socket;
}
