import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { startGatewayProcess } from '../test/gatewayProcess';
import { setUpGateways } from '../test/gateways';

/** Longer than any test waits. */
const hour = 3_600_000;

const setup = setUpGateways({ drainTime: hour });

const connected = (): Socket => {
  const { hostname, port } = new URL(setup.gateway.url);
  return connect(Number(port), hostname);
};

test('who has connected when it stops is answered, though the process has not seen them yet', async () => {
  const asked = Array.from({ length: 200 }, () => {
    const socket = connected();
    socket.write('GET /parcels HTTP/1.1\r\nHost: console.example\r\n\r\n');
    return text(socket);
  });
  const stopped = setup.gateway.close();
  for (const answer of await Promise.all(asked)) expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  await stopped;
});

test('a connection that is kept after a stream of events does not keep it from stopping', async () => {
  const agent = new Agent({ keepAlive: true });
  const asked = request(`${setup.gateway.url}/console/changes`, { agent });
  asked.end();
  const [answer]: IncomingMessage[] = await once(asked, 'response');
  answer?.resume();
  await setup.gateway.close();
  agent.destroy();
});

test('who opens a stream of events when it stops hears what holds, and the stream ends', async () => {
  const socket = connected();
  socket.write('GET /console/changes HTTP/1.1\r\nHost: console.example\r\n\r\n');
  const heard = text(socket);
  await setup.gateway.close();
  expect(await heard).toMatch(/^HTTP\/1\.1 200 (?=.*\ndata: )/s);
});

test('a connection on which nothing was sent does not keep it from stopping', async () => {
  const socket = connected();
  await once(socket, 'connect');
  const ended = once(socket, 'close');
  await setup.gateway.close();
  await ended;
});

describe('the process', () => {
  /** Starts it with modules that are loaded before. */
  async function started(imported: readonly string[], environment: Record<string, string>) {
    const { site, service } = setup;
    const node = imported.flatMap((module) => ['--import', module]);
    const { url, child, ended } = await startGatewayProcess(site, service.url, environment, node);
    return {
      url,
      end() {
        child.kill('SIGTERM');
        return ended;
      },
    };
  }

  test('ends at once when nobody asks anything', async () => {
    const { end } = await started([], { DRAIN_TIME: String(hour) });
    expect(await end()).toEqual([0, null]);
  }, 60_000);

  test('ends after its draining time, though a file never opens and a request is never answered', async () => {
    const pipe = join(setup.site.store, 'pipe');
    execFileSync('mkfifo', [pipe]);
    const opens = `import { open } from 'node:fs/promises'; void open(${JSON.stringify(pipe)});`;
    const { url, end } = await started([`data:text/javascript,${encodeURIComponent(opens)}`], {
      DRAIN_TIME: '100',
    });
    const never = fetch(`${url}/api/never`).catch(() => 'cut');
    expect((await fetch(`${url}/livez`)).status).toBe(200);
    expect(await end()).toEqual([null, 'SIGKILL']);
    expect(await never).toBe('cut');
  }, 60_000);
});
