import { execFileSync } from 'node:child_process';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createKeyPair } from '@console/store';
import { ask } from '../test/ask';
import { dataOf, preloadsOf, securityHeaders } from '../test/describeServedConsole';
import { setUpGateways } from '../test/gateways';
import { listScript, parcels, registryOf, signed } from '../test/site';

const setup = setUpGateways({ configuration: { pollInterval: 5000 } });

const get = (path: string, headers?: Record<string, string>) => ask(setup.gateway.url, path, { headers });

describe('the document', () => {
  test('is kept by nobody for somebody of another group', async () => {
    expect((await get('/parcels')).headers.vary).toBe('accept-encoding, cookie');
  });

  test('knows which brokers its policy lets pages listen to, and a gateway with others does not start', async () => {
    const brokerOrigins = ['wss://mq.example:9001'];
    const gateway = await setup.start({ brokerOrigins });
    const { text, headers } = await ask(gateway.url, '/parcels');
    expect(dataOf(text).configuration).toEqual({ pollInterval: 5000, brokerOrigins });
    expect(headers['content-security-policy']).toBe(
      securityHeaders['content-security-policy'].replace(
        "connect-src 'self'",
        "connect-src 'self' wss://mq.example:9001",
      ),
    );
    await expect(setup.start({ brokerOrigins: ['wss://*.example'] })).rejects.toThrow(
      "'wss://*.example' is not an address of sockets that browsers may listen to",
    );
  });

  test('follows a release while the gateway runs', async () => {
    const before = await get('/parcels');
    await setup.site.release(registryOf(2, parcels('1.1.0', 'bbbb')));
    const after = await get('/parcels', { 'if-none-match': String(before.headers.etag) });
    expect(after.status).toBe(200);
    expect(dataOf(after.text).registry.revision).toBe(2);
    expect(preloadsOf(after.text)).toContain('/remotes/parcels/1.1.0-bbbb/list.js');
  });

  test('stays when the registry is damaged, and the health check says so', async () => {
    await get('/parcels');
    await writeFile(join(setup.site.store, 'registry.json'), '{"schema":1,');
    expect((await get('/parcels')).status).toBe(200);
    const health = JSON.parse((await get('/healthz')).text);
    expect(health.registry).toMatchObject({ ready: true, revision: 1, problem: 'The registry is not JSON.' });
  });

  test('stays when the registry is a pipe, which keeps no gateway from ending', async () => {
    await get('/parcels');
    await rm(join(setup.site.store, 'registry.json'));
    execFileSync('mkfifo', [join(setup.site.store, 'registry.json')]);
    expect((await get('/parcels')).status).toBe(200);
    const health = JSON.parse((await get('/healthz')).text);
    expect(health.registry).toMatchObject({ revision: 1, problem: 'The registry cannot be read.' });
  });

  const next = registryOf(2, parcels('1.1.0', 'bbbb'));
  test.each<[string, string, string]>([
    ['nobody signed', JSON.stringify(next), 'The registry is not signed by a known key.'],
    [
      'a stranger signed',
      signed(next, createKeyPair().privateKey),
      'The registry is not signed by a known key.',
    ],
  ])('stays when there is a registry that %s, and the health check says so', async (_, text, problem) => {
    const before = await get('/parcels');
    await writeFile(join(setup.site.store, 'registry.json'), text);
    expect((await get('/parcels')).text).toBe(before.text);
    expect(JSON.parse((await get('/registry.json')).text).revision).toBe(1);
    expect(JSON.parse((await get('/healthz')).text).registry).toMatchObject({
      ready: true,
      revision: 1,
      problem,
    });
  });

  test('does not go back to a registry that held before, though its signature is good', async () => {
    await setup.site.release(next);
    await get('/parcels');
    await setup.site.release(registryOf(1, parcels('1.0.0', 'aaaa')));
    expect(JSON.parse((await get('/registry.json')).text).revision).toBe(2);
    expect(JSON.parse((await get('/healthz')).text).registry).toMatchObject({
      revision: 2,
      problem: expect.stringContaining('The registry is older than the one before: revision 1 after 2.'),
    });
  });

  const health = async () => {
    const { status, text } = await get('/healthz');
    return { status, ...JSON.parse(text) };
  };
  const keepHistory = async () => {
    await mkdir(join(setup.site.store, 'history'));
    await writeFile(join(setup.site.store, 'history/2.json'), setup.site.signed(next));
    // What nobody signed proves nothing.
    await writeFile(join(setup.site.store, 'history/9.json'), signed(next, createKeyPair().privateKey));
  };

  test.each<[string, () => Promise<void>, string]>([
    [
      'older than the history proves',
      () => setup.site.release(registryOf(1, parcels('1.0.0', 'aaaa'))),
      'The registry is older than the one before: revision 1 after 2. Put history/2.json in its place, or roll back or release again.',
    ],
    ['damaged', () => writeFile(join(setup.site.store, 'registry.json'), '{'), 'The registry is not JSON.'],
    ['gone', () => rm(join(setup.site.store, 'registry.json')), 'The registry is not there.'],
  ])(
    'is that of the newest registry that was signed, when a gateway starts with one that is %s; its health fails',
    async (_, damage, problem) => {
      await keepHistory();
      await damage();
      await setup.restart();
      expect(JSON.parse((await get('/registry.json')).text).revision).toBe(2);
      expect(await health()).toMatchObject({ status: 503, registry: { ready: false, revision: 2, problem } });
      await setup.site.release(next);
      expect(await health()).toMatchObject({ status: 200, registry: { ready: true, revision: 2 } });
    },
  );

  test.each<[string, () => Promise<void>, string]>([
    [
      'switches that cannot be read',
      async () => {
        await writeFile(join(setup.site.store, 'switches.json'), '{');
        await setup.restart();
      },
      'The file of switches is not JSON.',
    ],
    [
      'keys that fit nothing',
      async () => void (await setup.restart({ registryKeys: [createKeyPair().publicKey] })),
      'The registry is not signed by a known key.',
    ],
  ])('is a page that says why, when a gateway starts with %s', async (_, damage, problem) => {
    await damage();
    const { status, headers, text } = await get('/parcels', { accept: 'text/html,*/*' });
    expect([status, headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
    expect(headers).toMatchObject(securityHeaders);
    expect(text).toContain('<h1>The console is not ready</h1>');
    expect(text).toContain(problem);
    const [, style = ''] = /rel="stylesheet" href="([^"]+)"/.exec(text) ?? [];
    expect((await get(style)).headers['content-type']).toMatch('text/css');
    expect((await get('/registry.json')).status).toBe(503);
    expect((await health()).status).toBe(503);
  });

  test('is not there at all as long as no known key has signed a registry', async () => {
    const closed = await setup.start({ registryKeys: [createKeyPair().publicKey] });
    expect((await ask(closed.url, '/parcels')).status).toBe(503);
    expect((await ask(closed.url, '/registry.json')).status).toBe(503);
  });

  test('is refused for an address that cannot be read', async () => {
    const { status, headers, text } = await get('/parcels/%E0%A4%A');
    expect(status).toBe(400);
    expect(headers).toMatchObject(securityHeaders);
    expect(JSON.parse(text)).toMatchObject({ status: 400, message: 'The address is not a valid one.' });
  });
});

describe('files of remotes', () => {
  const path = '/remotes/parcels/1.0.0-aaaa/list.js';

  test('that are put back are there at once', async () => {
    const file = join(setup.site.store, path);
    await rename(file, `${file}.aside`);
    expect((await get(path)).status).toBe(404);
    await rename(`${file}.aside`, file);
    expect((await get(path)).status).toBe(200);
  });

  test('are sandboxed, while the address of a folder of files shows the console, which can run there', async () => {
    const policyOf = async (address: string) =>
      String((await get(address)).headers['content-security-policy']);
    expect(await policyOf(path)).toContain('sandbox');
    for (const folder of ['/remotes', '/assets', '/embed']) {
      expect((await get(folder)).text).toContain('console-document');
      expect(await policyOf(folder)).toBe(await policyOf('/parcels'));
    }
  });

  test('come as they are where a compressed copy is another file', async () => {
    await writeFile(`${join(setup.site.store, path)}.br`, 'evil');
    const { status, headers, text } = await get(path, { 'accept-encoding': 'br' });
    expect([status, headers['content-encoding'], text]).toEqual([200, undefined, listScript]);
  });

  test('are not there at all as long as no known key has signed a registry', async () => {
    const closed = await setup.start({ registryKeys: [createKeyPair().publicKey] });
    expect((await ask(closed.url, path)).status).toBe(404);
  });
});

describe('health', () => {
  test('is good when shell, registry and service are there, with their versions', async () => {
    const { status, headers, text } = await get('/healthz');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(JSON.parse(text)).toEqual({
      ready: true,
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      shell: { ready: true, version: '1.2.3', federation: '2.9.2' },
      shared: { ready: true },
      registry: { ready: true, revision: 1, remotes: { parcels: '1.0.0-aaaa' } },
      switches: { ready: true, off: [] },
      service: { ready: true, version: { client: 'c1', server: 's1' } },
    });
  });

  test('is bad when the service does not answer', async () => {
    await setup.service.close();
    const { status, text } = await get('/healthz');
    expect(status).toBe(503);
    expect(JSON.parse(text)).toMatchObject({
      ready: false,
      shell: { ready: true },
      service: { ready: false, problem: 'The service does not answer.' },
    });
  });

  test('is bad when nothing is built or released yet, and the console says so without naming paths', async () => {
    const none = join(setup.site.store, 'none');
    const empty = await setup.start({ shellDir: none, store: none });
    const health = await ask(empty.url, '/healthz');
    expect(health.status).toBe(503);
    expect(JSON.parse(health.text)).toMatchObject({
      shell: { ready: false, problem: 'The build of the shell is not there.' },
      registry: { ready: false, problem: 'The registry is not there.' },
    });
    const document = await ask(empty.url, '/');
    expect([document.status, JSON.parse(document.text).message]).toEqual([
      503,
      'The console is not ready yet.',
    ]);
    expect((await ask(empty.url, '/registry.json')).status).toBe(503);
  });
});

test('a taken port is told by its code', async () => {
  const { port } = new URL(setup.gateway.url);
  await expect(setup.start({ port: Number(port) })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test('the component gallery is shown where there is a build of it, and nowhere else', async () => {
  expect((await get('/gallery/')).text).toContain('console-document');
  await writeFile(join(setup.site.shellDir, 'index.html'), '<title>Components</title>');
  const withGallery = await setup.start({ galleryDir: setup.site.shellDir });
  const { headers, text } = await ask(withGallery.url, '/gallery/?page=Buttons');
  expect(text).toBe('<title>Components</title>');
  expect(headers).toMatchObject(securityHeaders);
});
