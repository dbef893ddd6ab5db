import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { trailsOf, verifyTrail } from '@console/audit-trail';
import { createKeyPair, folderStore, readVerifyingKeys } from '@console/store';
import { freePort } from '@console/workspace';
import { WebSocket } from 'ws';
import { type Program, startProgram } from '../../emulator/testing/program';
import { admin } from '../../emulator/testing/service';
import { startWriting } from '../../emulator/testing/writing';
import { ask } from '../test/ask';
import { type GatewayProcess, startGatewayProcess } from '../test/gatewayProcess';
import { createSite, parcels, registryOf, type Site } from '../test/site';

const isDeep = process.env.TEST_DEEP === '1';

/** Time in ms within which all is whole again when a fault has ended. */
const wholeWithin = 10_000;

/** Heap in MB: enough for some hundred open pages. */
const smallHeap = 36;

const pair = createKeyPair();

let service: Program;
let serviceUrl: string;
let site: Site;
let port: number;
let running: GatewayProcess | undefined;
const atEnd: (() => unknown)[] = [];

beforeAll(async () => {
  service = startProgram(['--port', '0', '--data', 'memory', '--factory']);
  serviceUrl = await service.listening;
});
beforeEach(async () => {
  [site, port] = await Promise.all([createSite(), freePort()]);
  writeFileSync(join(site.shellDir, '../audit.key'), pair.privateKey);
});
afterEach(async () => {
  for (const end of atEnd.splice(0)) await end();
  running?.child.kill('SIGKILL');
  await running?.ended;
  await site.remove();
});
afterAll(async () => {
  service.child.kill('SIGTERM');
  await service.ended;
});

const trails = () => join(site.shellDir, '../trails');

/** Starts the gateway with a trail of what it passes on, as a supervisor does. */
async function start(node: readonly string[] = []): Promise<GatewayProcess> {
  const environment = {
    PORT: String(port),
    AUDIT: 'enforced',
    AUDIT_DIR: trails(),
    AUDIT_KEY_FILE: join(site.shellDir, '../audit.key'),
    AUDIT_NAME: 'gateway-1',
  };
  running = await startGatewayProcess(site, serviceUrl, environment, node);
  return running;
}

/** A page that is open: it follows what changes, as browsers do, and its socket brings a value every second. */
function openPage(url: string) {
  const over = new AbortController();
  atEnd.push(() => over.abort());
  let [streams, sockets, revision] = [0, 0, 0];
  const watchers: (() => void)[] = [];
  const tell = () => {
    for (const watcher of watchers.splice(0)) watcher();
  };
  const follow = async () => {
    const { body } = await fetch(`${url}/console/changes`, { signal: over.signal });
    streams += 1;
    const decoder = new TextDecoder();
    for await (const part of body ?? [])
      for (const [, state = ''] of decoder.decode(part, { stream: true }).matchAll(/^data: (.*)$/gm)) {
        [revision = 0] = JSON.parse(state) as [number];
        tell();
      }
  };
  const listen = async () => {
    const answer = await fetch(`${url}/api/metrics/system.cpu.usage?interval=1000`, {
      method: 'POST',
      headers: { authorization: admin },
      signal: over.signal,
    });
    const { socketUrl } = (await answer.json()) as { socketUrl: string };
    const socket = new WebSocket(socketUrl);
    over.signal.addEventListener('abort', () => socket.terminate());
    socket
      .on('error', () => {})
      .on('message', () => {
        sockets += 1;
        tell();
      });
    await once(socket, 'close');
  };
  for (const keep of [follow, listen])
    void (async () => {
      while (!over.signal.aborted) {
        await keep().catch(() => {});
        await wait(200);
      }
    })();
  const until = async (holds: () => boolean) => {
    while (!holds()) await new Promise<void>((done) => watchers.push(done));
  };
  return {
    /** Times that the stream was opened. */
    get streams() {
      return streams;
    },
    /** Waits until it knows of a revision, and its socket has brought two more values. */
    async isWhole(expected: number) {
      const before = sockets;
      await until(() => revision >= expected && sockets >= before + 2);
    },
  };
}

/** Every record of the trail is there, and at least one for each of these changes. */
async function trailHolds(changes: number): Promise<void> {
  const store = folderStore(trails());
  expect(await trailsOf(store)).toEqual(['gateway-1']);
  const { problems, records } = await verifyTrail(store, 'gateway-1', {
    keys: readVerifyingKeys(pair.publicKey, 'The key'),
  });
  expect(problems).toEqual([]);
  expect(records).toBeGreaterThanOrEqual(changes);
}

test('stopped in its tracks: what was asked meanwhile is answered afterwards, open pages go on, and nothing is lost', async () => {
  const { url, child } = await start();
  const pages = [openPage(url), openPage(url)];
  const writing = startWriting(url);
  await Promise.all([writing.acknowledged(20), ...pages.map((page) => page.isWhole(1))]);
  child.kill('SIGSTOP');
  await site.release(registryOf(2, parcels('1.1.0', 'bbbb')));
  const asked = ask(url, '/parcels');
  await wait(isDeep ? 60_000 : 1500);
  child.kill('SIGCONT');
  const from = performance.now();
  expect((await asked).status).toBe(200);
  await Promise.all([writing.acknowledgedMore(20), ...pages.map((page) => page.isWhole(2))]);
  expect(performance.now() - from).toBeLessThan(wholeWithin);
  expect(pages.map(({ streams }) => streams)).toEqual([1, 1]);
  expect((await writing.end()).lost).toEqual([]);
  await trailHolds(40);
}, 180_000);

test('killed and started again: open pages find it, nothing acknowledged is lost, and its trail is whole', async () => {
  await start();
  const url = `http://127.0.0.1:${port}`;
  const pages = [openPage(url), openPage(url)];
  const writing = startWriting(url);
  const kills = isDeep ? 20 : 1;
  for (let kill = 1; kill <= kills; kill += 1) {
    await Promise.all([writing.acknowledgedMore(20), ...pages.map((page) => page.isWhole(kill))]);
    running?.child.kill('SIGKILL');
    await running?.ended;
    await site.release(registryOf(kill + 1, parcels(`1.${kill}.0`, 'bbbb')));
    await start();
    const from = performance.now();
    await Promise.all([writing.acknowledgedMore(20), ...pages.map((page) => page.isWhole(kill + 1))]);
    expect(performance.now() - from).toBeLessThan(wholeWithin);
  }
  expect(await writing.end()).toEqual({ refusals: ['no answer'], lost: [] });
  await trailHolds(40 * kills);
}, 600_000);

test('at the limit of its memory it ends; one in its place serves all, and the trail of it is whole', async () => {
  const { url, ended } = await start([`--max-old-space-size=${smallHeap}`]);
  const writing = startWriting(url);
  await writing.acknowledged(20);
  const sockets: Socket[] = [];
  let isOver = false;
  void ended.then(() => {
    isOver = true;
  });
  const filler = 'x'.repeat(12_000);
  const follow = () => {
    // Of one address no more than 500 are taken.
    const localAddress = `127.0.0.${2 + Math.floor(sockets.length / 400)}`;
    const socket = connect({ port, host: '127.0.0.1', localAddress }).on('error', () => {});
    sockets.push(socket);
    socket.write(`GET /console/changes HTTP/1.1\r\nHost: console.example\r\nX-Filler: ${filler}\r\n\r\n`);
    return new Promise((done) => socket.once('data', done).once('close', done));
  };
  while (!isOver) await Promise.all(Array.from({ length: 25 }, follow));
  for (const socket of sockets) socket.destroy();
  expect(await ended).toEqual([null, 'SIGABRT']);
  await start();
  const from = performance.now();
  await writing.acknowledgedMore(20);
  expect(performance.now() - from).toBeLessThan(wholeWithin);
  expect(await writing.end()).toEqual({ refusals: ['no answer'], lost: [] });
  await trailHolds(40);
}, 180_000);
