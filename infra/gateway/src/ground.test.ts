import { execFileSync } from 'node:child_process';
import dns from 'node:dns';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createKeyPair } from '@console/store';
import { WebSocket } from 'ws';
import { mayMount, mountSmallDisk, type SmallDisk } from '../../emulator/testing/disk';
import { startProgram } from '../../emulator/testing/program';
import { startTcpProxy, type TcpProxy } from '../../emulator/testing/tcpProxy';
import { startWriting } from '../../emulator/testing/writing';
import { ask } from '../test/ask';
import { setUpGateways, startGatewayOf } from '../test/gateways';
import { parcels, registryOf } from '../test/site';

const isDeep = process.env.TEST_DEEP === '1';

/** Time in ms within which all is whole again when a fault has ended. */
const wholeWithin = 10_000;

const serviceTimeout = 1000;
const setup = setUpGateways();
const facilities = '/itemsense/configuration/v1/facilities';
const change = {
  method: 'POST',
  headers: { authorization: 'JWT ada', 'content-type': 'application/json' },
  body: '{"name":"Store 1"}',
};

/** Asks until an answer is as it should be, and fails when that takes too long. */
async function becomes(url: string, path: string, status: number, question = {}): Promise<void> {
  const end = performance.now() + wholeWithin;
  while ((await ask(url, path, question)).status !== status) expect(performance.now()).toBeLessThan(end);
}

const sentence = ({ status, text }: { readonly status: number; readonly text: string }) => {
  const { message, debugMessage } = JSON.parse(text) as Record<string, string>;
  return [...new Set([status, message, debugMessage])].join(' ');
};

describe('the way to the service', () => {
  let proxy: TcpProxy;
  beforeEach(async () => {
    proxy = await startTcpProxy({ hostname: '127.0.0.1', port: Number(new URL(setup.service.url).port) });
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await proxy.close();
  });
  const gatewayTo = (serviceUrl: string) => setup.restart({ serviceUrl, serviceTimeout });
  const many = (url: string) => Promise.all(Array.from({ length: 8 }, () => ask(url, `${facilities}/show`)));

  test('with connections that are half open: a sentence for each call, and all is whole when it leads somewhere', async () => {
    const { url } = await gatewayTo(`http://127.0.0.1:${proxy.port}`);
    for (const { status } of await many(url)) expect(status).toBe(200);
    proxy.hold();
    for (const answer of await many(url))
      expect(sentence(answer)).toBe(
        '504 The service does not answer. It was reached, but did not answer in time.',
      );
    expect((await ask(url, '/healthz')).status).toBe(503);
    expect((await ask(url, '/parcels')).status).toBe(200);
    proxy.resume();
    await becomes(url, `${facilities}/show`, 200);
    await becomes(url, '/healthz', 200);
    for (const { status } of await many(url)) expect(status).toBe(200);
  }, 30_000);

  test('a socket that is half open is closed within ten seconds, so that its page opens another one and says so', async () => {
    const { url } = await gatewayTo(`http://127.0.0.1:${proxy.port}`);
    const open = async () => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/api/sockets`);
      await once(socket, 'message');
      return socket;
    };
    const [held, other] = [await open(), await open()];
    const ended = once(held, 'close');
    proxy.hold();
    const from = performance.now();
    expect((await ended)[0]).toBe(4006);
    expect(performance.now() - from).toBeLessThan(wholeWithin + 4000);
    other.terminate();
    proxy.resume();
    (await open()).terminate();
  }, 30_000);

  test.each<[string, string, (given: (error: Error | null) => void) => void]>([
    [
      'not found',
      '502 The service does not answer. The gateway could not connect to it.',
      (given) => given(Object.assign(new Error('again'), { code: 'EAI_AGAIN' })),
    ],
    [
      'never answered',
      '502 The service does not answer. The gateway could not connect to it.',
      () => undefined,
    ],
  ])(
    'whose name is %s: a sentence, and all is whole when it is known again',
    async (_, expected, answer) => {
      const { url } = await gatewayTo(`http://localhost:${proxy.port}`);
      const lookup = jest.spyOn(dns, 'lookup').mockImplementation(((...words: unknown[]) => {
        answer(words.at(-1) as (error: Error | null) => void);
      }) as unknown as typeof dns.lookup);
      for (const one of await many(url)) expect(sentence(one)).toBe(expected);
      expect((await ask(url, '/parcels')).status).toBe(200);
      lookup.mockRestore();
      await becomes(url, `${facilities}/show`, 200);
      await becomes(url, '/healthz', 200);
    },
    30_000,
  );
});

test('a service that is stopped in its tracks: sentences meanwhile, nothing acknowledged is lost, and it goes on', async () => {
  const program = startProgram(['--port', '0', '--data', 'memory', '--factory']);
  const gateway = await setup.restart({ serviceUrl: await program.listening, serviceTimeout });
  const writing = startWriting(gateway.url);
  await writing.acknowledged(20);
  program.child.kill('SIGSTOP');
  await writing.refused();
  await new Promise((done) => setTimeout(done, isDeep ? 60_000 : 1500));
  program.child.kill('SIGCONT');
  const from = performance.now();
  await writing.acknowledgedMore(20);
  expect(performance.now() - from).toBeLessThan(wholeWithin);
  const { refusals, lost } = await writing.end();
  expect(lost).toEqual([]);
  for (const refusal of refusals) expect(refusal).toMatch(/^50[24] The service does not answer\./);
  program.child.kill('SIGTERM');
  await program.ended;
}, 300_000);

describe('what is stored, cut at any byte', () => {
  const step = isDeep ? 1 : 97;

  test('a registry: the last good one goes on, and a gateway that starts finds it in the history', async () => {
    const { site, gateway } = setup;
    const good = site.signed(registryOf(2, parcels('1.0.0', 'aaaa')));
    const path = join(site.store, 'registry.json');
    mkdirSync(join(site.store, 'history'), { recursive: true });
    writeFileSync(join(site.store, 'history/2.json'), good);
    writeFileSync(path, good);
    const revision = async (url: string) => JSON.parse((await ask(url, '/registry.json')).text).revision;
    expect(await revision(gateway.url)).toBe(2);
    const whole = good.trimEnd().length;
    let cuts = 0;
    for (let at = 0; at < whole; at += step) {
      writeFileSync(path, good.slice(0, at));
      expect(await revision(gateway.url)).toBe(2);
      expect(JSON.parse((await ask(gateway.url, '/healthz')).text).registry.problem).toMatch(
        /^The registry /,
      );
      cuts += 1;
    }
    for (let at = 0; at < whole; at += Math.ceil(whole / (isDeep ? 40 : 3))) {
      writeFileSync(path, good.slice(0, at));
      // The next one was being written to the history, too.
      writeFileSync(
        join(site.store, 'history/3.json'),
        site.signed(registryOf(3, parcels('1.1.0', 'bbbb'))).slice(0, at),
      );
      const started = await startGatewayOf(site, setup.service);
      expect(await revision(started.url)).toBe(2);
      await started.close();
    }
    writeFileSync(path, good);
    expect(JSON.parse((await ask(gateway.url, '/healthz')).text).registry.problem).toBeUndefined();
    console.info(`A registry cut at ${cuts} places of ${whole} bytes.`);
  }, 600_000);

  test('the switches: what is out of service stays so, and a gateway that starts does not guess', async () => {
    const { site, gateway } = setup;
    const off = await ask(gateway.url, '/console/remotes/parcels/switch', {
      method: 'POST',
      headers: { authorization: 'JWT ada', 'content-type': 'application/json' },
      body: JSON.stringify({ off: true, reason: 'it is broken' }),
    });
    expect(off.status).toBe(200);
    const path = join(site.store, 'switches.json');
    const good = readFileSync(path, 'utf8');
    const whole = good.trimEnd().length;
    const isOff = async (url: string) => (await ask(url, '/registry.json')).text.includes('it is broken');
    expect(await isOff(gateway.url)).toBe(true);
    for (let at = 0; at < whole; at += isDeep ? 1 : 41) {
      writeFileSync(path, good.slice(0, at));
      expect(await isOff(gateway.url)).toBe(true);
    }
    for (let at = 0; at < whole; at += Math.ceil(whole / (isDeep ? 40 : 3))) {
      writeFileSync(path, good.slice(0, at));
      const started = await startGatewayOf(site, setup.service);
      expect((await ask(started.url, '/parcels')).status).toBe(503);
      writeFileSync(path, good);
      await becomes(started.url, '/parcels', 200);
      expect(await isOff(started.url)).toBe(true);
      await started.close();
    }
  }, 600_000);
});

const onDisks = mayMount() ? describe : describe.skip;
if (!mayMount()) console.warn('NOT TESTED: a gateway on a full disk, since this user may mount none.');

onDisks('a full disk', () => {
  let disk: SmallDisk;
  beforeEach(() => {
    disk = mountSmallDisk('1m');
  });
  afterEach(async () => {
    await setup.restart();
    disk.remove();
  });
  const { privateKey } = createKeyPair();
  const trail = () => ({
    folder: join(disk.folder, 'trail'),
    key: privateKey,
    name: 'gateway-1',
    checkpoints: [],
    keep: { days: 365, bytes: 1e9 },
    enforced: true,
  });

  test('below the audit trail: changes are refused by a sentence, reading goes on, and no restart is needed', async () => {
    const { url } = await setup.restart({ audit: trail() });
    expect((await ask(url, `${facilities}/create`, change)).status).toBe(200);
    disk.fill();
    let refused = await ask(url, `${facilities}/create`, change);
    while (refused.status === 200) refused = await ask(url, `${facilities}/create`, change);
    expect(JSON.parse(refused.text)).toMatchObject({
      status: 503,
      message: 'Changes are not possible now, since they cannot be recorded. Tell who runs the console.',
    });
    expect(JSON.parse((await ask(url, '/healthz')).text).audit.problem).toContain('ENOSPC');
    expect((await ask(url, `${facilities}/show`)).status).toBe(200);
    expect((await ask(url, '/parcels')).status).toBe(200);
    disk.empty();
    await becomes(url, `${facilities}/create`, 200, change);
    await becomes(url, '/healthz', 200);
  }, 30_000);

  test('below what gateways share: it starts and serves, says what it cannot write, and writes when there is room', async () => {
    disk.fill();
    const { url } = await setup.restart({ state: disk.folder });
    expect((await ask(url, '/parcels')).status).toBe(200);
    const off = () =>
      ask(url, '/console/remotes/parcels/switch', {
        method: 'POST',
        headers: { authorization: 'JWT ada', 'content-type': 'application/json' },
        body: JSON.stringify({ off: true, reason: 'it is broken' }),
      });
    const refused = await off();
    expect([refused.status, JSON.parse(refused.text).message]).toEqual([
      503,
      expect.stringMatching(/room|store/i),
    ]);
    expect(JSON.parse((await ask(url, '/healthz')).text).shared.problem).toBeDefined();
    disk.empty();
    expect((await off()).status).toBe(200);
  }, 30_000);
});

const readOnly = mayMount() ? test : test.skip;

readOnly(
  'a store that became read-only serves on, refuses what would be written by a sentence, and takes it again',
  async () => {
    const at = mkdtempSync(join(tmpdir(), 'store-'));
    execFileSync('mount', ['--bind', setup.site.store, at]);
    try {
      const { url } = await setup.restart({ store: at });
      const off = () =>
        ask(url, '/console/remotes/parcels/switch', {
          method: 'POST',
          headers: { authorization: 'JWT ada', 'content-type': 'application/json' },
          body: JSON.stringify({ off: true, reason: 'it is broken' }),
        });
      execFileSync('mount', ['-o', 'remount,bind,ro', at]);
      const refused = await off();
      expect([refused.status, JSON.parse(refused.text).message]).toEqual([503, expect.any(String)]);
      expect((await ask(url, '/parcels')).status).toBe(200);
      expect((await ask(url, '/remotes/parcels/1.0.0-aaaa/list.js')).status).toBe(200);
      execFileSync('mount', ['-o', 'remount,bind,rw', at]);
      expect((await off()).status).toBe(200);
    } finally {
      execFileSync('umount', ['-l', at]);
      rmSync(at, { recursive: true, force: true });
    }
  },
  30_000,
);
