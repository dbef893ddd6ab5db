import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@console/workspace';
import { ask } from '../../../gateway/test/ask';
import { cert, key } from '../../../gateway/test/certificate';
import { dataOf, describeServedConsole, preloadsOf } from '../../../gateway/test/describeServedConsole';
import { startAskedService } from '../../../gateway/test/service';
import { createSite, parcels, pinned, registryOf, type Site } from '../../../gateway/test/site';
import { type NginxOptions, writeNginxSite } from './writeNginxSite';

const isThere = spawnSync('nginx', ['-v']).status === 0;
const modules = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const hasBrotli = isThere && spawnSync('test', ['-e', modules]).status === 0;
if (!hasBrotli)
  console.warn(
    'Not tested: the console behind nginx, which is not installed (Debian: nginx libnginx-mod-http-brotli-static).',
  );

/** Undoing of what a test has started, the last first. */
const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (let end = endings.pop(); end; end = endings.pop()) await end();
});

/** A site and a service of a test's own. */
async function startBehind() {
  const site = await createSite();
  const service = await startAskedService();
  endings.push(site.remove, service.close);
  return { site, service };
}

/** An nginx that runs with the written configuration, in a folder of its own. */
interface RunningNginx {
  readonly url: string;
  readonly folder: string;
  /** Has it read what was written anew. */
  reload(): Promise<void>;
  close(): Promise<void>;
}

/** A worker that may read what the test has written. */
const user = process.getuid?.() === 0 ? 'user root;' : '';

const main = (folder: string, conf: string) => `load_module ${modules};
${user}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events { worker_connections 256; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${conf};
}
`;

async function startNginx(
  site: Pick<Site, 'shellDir' | 'store' | 'registryKeys'>,
  serviceUrl: string,
  more: Partial<NginxOptions> = {},
): Promise<RunningNginx> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const { shellDir, store, registryKeys } = site;
  const write = () =>
    writeNginxSite(join(folder, 'site'), {
      host: '127.0.0.1',
      port,
      shellDir,
      store,
      registryKeys,
      serviceUrl,
      configuration: { pollInterval: 5000 },
      ...more,
    });
  const conf = join(folder, 'nginx.conf');
  await writeFile(conf, main(folder, await write()));
  const words = ['-e', join(folder, 'error.log'), '-c', conf];
  const child: ChildProcess = spawn('nginx', words, { stdio: ['ignore', 'ignore', 'pipe'] });
  const said: string[] = [];
  child.stderr?.on('data', (text) => said.push(String(text)));
  const url = `${more.tls ? 'https' : 'http'}://127.0.0.1:${port}`;
  const answers = () => ask(`http://127.0.0.1:${port}`, '/livez').catch(() => undefined);
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`nginx does not start: ${said.join('')}`);
    await wait(20);
  }
  return {
    url,
    folder: join(folder, 'site'),
    async reload() {
      await write();
      spawnSync('nginx', [...words, '-s', 'reload']);
    },
    async close() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

(hasBrotli ? describe : describe.skip)('nginx', () => {
  describeServedConsole((site, { url }) => startNginx(site, url));

  test('follows a release when it was told of it, and keeps what it may still be reading', async () => {
    const { site, service } = await startBehind();
    const nginx = await startNginx(site, service.url);
    endings.push(nginx.close);
    await site.release(registryOf(2, parcels('1.1.0', 'bbbb')));
    await nginx.reload();
    // Workers of before answer what has reached them until they are gone.
    const latest = async (path: string, revisionOf: (text: string) => number) => {
      for (;;) {
        const { text } = await ask(nginx.url, path);
        if (revisionOf(text) === 2) return text;
        await wait(20);
      }
    };
    const document = await latest('/parcels', (text) => dataOf(text).registry.revision);
    expect(preloadsOf(document)).toContain('/remotes/parcels/1.1.0-bbbb/list.js');
    await latest('/registry.json', (text) => JSON.parse(text).revision);
    await site.release(registryOf(3, parcels('1.2.0', 'cccc')));
    await nginx.reload();
    expect((await readdir(nginx.folder)).filter((name) => /^[0-9a-f]{12}$/.test(name))).toHaveLength(2);
  });

  test('keeps the scripts that pages of other sites pin when the shell is another build', async () => {
    const { site, service } = await startBehind();
    const nginx = await startNginx(site, service.url);
    endings.push(nginx.close);
    const embed = join(site.shellDir, 'embed');
    const next = 'fedcba9876543210';
    await rename(join(embed, pinned), join(embed, next));
    await writeFile(join(embed, 'embed.js'), 'next();');
    await nginx.reload();
    for (const name of [pinned, next])
      expect((await ask(nginx.url, `/embed/${name}/embed.js`)).text).toContain('embed');
    expect((await ask(nginx.url, '/embed/embed.js')).text).toBe('next();');
  });

  test('answers for a service that is down with a refusal, without a word of the inside', async () => {
    const { site, service } = await startBehind();
    const nginx = await startNginx(site, service.url);
    endings.push(nginx.close);
    await service.close();
    const { status, headers, text } = await ask(nginx.url, '/itemsense/large');
    expect([status, headers['cache-control'], headers.server]).toEqual([502, 'no-store', 'nginx']);
    expect(JSON.parse(text)).toMatchObject({ status: 502, message: 'The service does not answer.' });
    expect(text).not.toMatch(/nginx|127\.0\.0\.1/);
  });

  test('tells who asks for the health of a gateway that there is none', async () => {
    const { site, service } = await startBehind();
    const nginx = await startNginx(site, service.url);
    endings.push(nginx.close);
    for (const path of ['/healthz', '/readyz', '/console/changes']) {
      const { status, headers } = await ask(nginx.url, path);
      expect([path, status, headers['content-type']]).toEqual([path, 404, 'application/json; charset=utf-8']);
    }
    expect((await ask(nginx.url, '/livez')).status).toBe(200);
  });

  test('shuts nobody out for cookies that others have left under its name, and removes them', async () => {
    const { site, service } = await startBehind();
    const nginx = await startNginx(site, service.url);
    endings.push(nginx.close);
    const cookiesOf = (count: number) =>
      Array.from({ length: count }, (_, at) => `c${at}=${'x'.repeat(3900)}`).join('; ');
    const asked = async (path: string, cookie: string) => ask(nginx.url, path, { headers: { cookie } });
    const many = await asked('/parcels', cookiesOf(60));
    expect([many.status, many.headers['clear-site-data']]).toEqual([200, '"cookies"']);
    const served = await asked('/api/echo', cookiesOf(60));
    expect([served.status, JSON.parse(served.text).headers.cookie]).toEqual([200, undefined]);
    const few = await asked('/parcels', 'theme=dark');
    expect([few.status, few.headers['clear-site-data']]).toEqual([200, undefined]);
    expect(JSON.parse((await asked('/api/echo', 'theme=dark')).text).headers.cookie).toBe('theme=dark');
  });

  test('speaks HTTP/2 with a certificate, and insists on it', async () => {
    const { site, service } = await startBehind();
    const files = { key: join(site.shellDir, '../tls.key'), cert: join(site.shellDir, '../tls.pem') };
    await writeFile(files.key, key);
    await writeFile(files.cert, cert);
    const nginx = await startNginx(site, service.url, { tls: files });
    endings.push(nginx.close);
    const session = connect(nginx.url, { ca: cert });
    endings.push(async () => session.destroy());
    const stream = session.request({ ':path': '/parcels', 'accept-encoding': 'br' });
    const [headers] = await once(stream, 'response');
    expect(headers).toMatchObject({
      ':status': 200,
      'content-encoding': 'br',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
    stream.resume();
    await once(stream, 'end');
    const asked = session.request({ ':path': '/api/echo' });
    let text = '';
    for await (const part of asked) text += part;
    expect(JSON.parse(text).headers).toMatchObject({
      'x-forwarded-proto': 'https',
      'x-forwarded-host': new URL(nginx.url).host,
    });
  });
});

/** A site, and an empty folder to write it into for nginx. */
async function siteToWrite() {
  const site = await createSite();
  endings.push(site.remove);
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  endings.push(() => rm(folder, { recursive: true }));
  const options = {
    shellDir: site.shellDir,
    store: site.store,
    serviceUrl: 'http://localhost:1',
    registryKeys: site.registryKeys,
  };
  return { site, folder, options };
}

test('files of remotes are copied as they were released, and taken away with their build', async () => {
  const { site, folder, options } = await siteToWrite();
  const build = join(folder, 'remotes/parcels/1.0.0-aaaa');
  await writeFile(join(site.store, 'remotes/parcels/1.0.0-aaaa/page.html'), '<script src="a.js"></script>');
  const path = await writeNginxSite(folder, options);
  expect((await readdir(build)).sort()).toEqual(['list.js', 'list.js.br', 'list.js.gz']);
  expect(await readFile(path, 'utf8')).not.toContain(site.store);
  const list = join(site.store, 'remotes/parcels/1.0.0-aaaa/list.js');
  await writeFile(list, 'evil');
  await expect(writeNginxSite(folder, options)).rejects.toThrow(
    /^remotes\/parcels\/1\.0\.0-aaaa\/list\.js is not the file that was released\. Remove its build from .*, and release it again\.$/,
  );
  expect(await readFile(join(build, 'list.js'), 'utf8')).not.toBe('evil');
  await rm(join(site.store, 'remotes'), { recursive: true });
  await writeNginxSite(folder, options);
  expect(await readdir(folder)).not.toContain('remotes');
});

test('brokers that browsers may listen to are in the policy and in the configuration of the documents', async () => {
  const { folder, options: plain } = await siteToWrite();
  const options = { ...plain, configuration: { pollInterval: 2000 } };
  const brokerOrigins = ['wss://mq.example:9001'];
  const conf = await readFile(await writeNginxSite(folder, { ...options, brokerOrigins }), 'utf8');
  expect(conf).toContain("connect-src 'self' wss://mq.example:9001; ");
  const documents = /"([^"]*\/documents)"/.exec(conf)?.[1] ?? '';
  expect(dataOf(await readFile(join(documents, '0.html'), 'utf8')).configuration).toEqual({
    pollInterval: 2000,
    brokerOrigins,
  });
  await expect(
    writeNginxSite(folder, { ...options, brokerOrigins: ['wss://mq.example/ws'] }),
  ).rejects.toThrow(/'wss:\/\/mq.example\/ws' is not an address of sockets/);
});

test('a registry that no known key has signed is not written', async () => {
  const [site, other] = [await createSite(), await createSite()];
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const options = { shellDir: site.shellDir, store: site.store, serviceUrl: 'http://localhost:1' };
  await expect(writeNginxSite(folder, { ...options, registryKeys: other.registryKeys })).rejects.toThrow(
    'The registry is not signed by a known key.',
  );
  expect(await readdir(folder)).toEqual([]);
  const path = await writeNginxSite(folder, { ...options, registryKeys: site.registryKeys });
  expect(await readFile(path, 'utf8')).toContain('"~^/parcels/[^/?]+/?(\\?|$)"');
  await rm(folder, { recursive: true });
  await Promise.all([site.remove(), other.remove()]);
});
