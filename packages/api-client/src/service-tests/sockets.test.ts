/** @jest-environment ./packages/testing/src/environments/service.ts */
import { signIn } from '../authentication';
import { createServiceClient, type ServiceClient } from '../client';
import { followStream, metricStream, transitionStream } from '../sockets';
import { admin } from './session';

let client: ServiceClient;
let sent: string[];
let answered: () => void;

// A socket is opened on the service's own host, so here nothing stands between.
beforeEach(async () => {
  sent = [];
  answered = () => undefined;
  const recording: typeof fetch = async (input, init) => {
    const answer = await fetch(input, init);
    sent.push(`${init?.method} ${String(input).slice(emulator.url.length)} ${init?.body ?? ''}`.trim());
    answered();
    return answer;
  };
  const { token } = await createServiceClient({ baseUrl: emulator.url }).call(signIn(admin));
  client = createServiceClient({ baseUrl: emulator.url, token: () => token, fetch: recording });
});

afterEach(() => emulator.reset());

/** Follows a stream until it is open. */
function open<Message>(
  stream: Parameters<typeof followStream<Message>>[1],
  onMessage: (message: Message) => void,
) {
  return new Promise<() => void>((resolve) => {
    const end = followStream<Message>(
      client,
      stream,
      { onMessage, onState: (state) => state === 'open' && resolve(end) },
      { retryInterval: 5000 },
    );
  });
}

const nextAnswer = () =>
  new Promise<void>((resolve) => {
    answered = resolve;
  });

it('[MONITOR-09] opens a queue for a threshold, and ends it on leaving', async () => {
  const end = await open(transitionStream('Gate'), () => undefined);
  expect(sent).toEqual(['POST /api/queues {"type":"transitions","options":{"thresholdName":"Gate"}}']);
  const ended = nextAnswer();
  end();
  await ended;
  expect(sent[1]).toMatch(/^DELETE \/api\/queues\/[0-9a-f-]{36}$/);
});

it('[HEALTH-06] opens a metric at its interval, hears its values, and ends it on leaving', async () => {
  for (const metric of ['system.cpu.usage', 'system.memory.available']) {
    sent.length = 0;
    let value: readonly number[] = [];
    let end = () => {};
    await new Promise<void>((resolve) => {
      void open<readonly number[]>(metricStream(metric), (values) => {
        value = values;
        resolve();
      }).then((stop) => {
        end = stop;
      });
    });
    expect(value).toEqual([expect.any(Number)]);
    const ended = nextAnswer();
    end();
    await ended;
    expect(sent).toEqual([`POST /api/metrics/${metric}?interval=10000`, `DELETE /api/metrics/${metric}`]);
  }
});
