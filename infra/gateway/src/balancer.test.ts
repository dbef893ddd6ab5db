import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openStore, registryPath } from '@console/store';
import { freePort } from '@console/workspace';
import { WebSocket } from 'ws';
import { noBucketService, startBucketService } from '../../store/test/bucketService';
import { ask } from '../test/ask';
import { startAskedService } from '../test/service';
import { createSite, parcels, registryOf } from '../test/site';

const deep = process.env.TEST_DEEP === '1';

/** Number of simulated browsers: each opens pages, one after the other, as long as the site changes. */
const browsers = 500;
const sockets = 200;
/** Pages that stay open and follow what changes. */
const followers = 50;
/** Browsers that ask at the same moment: more would measure this machine. */
const atOnce = 50;

/** Time in ms within which what was changed has to be everywhere. */
const agreement = 1000;

const config = readFileSync(join(__dirname, '../../deploy/haproxy/haproxy.cfg'), 'utf8');

async function until(isSo: () => Promise<boolean>, longest = 30_000): Promise<number> {
  const begin = performance.now();
  while (!(await isSo().catch(() => false))) {
    if (performance.now() - begin > longest) throw new Error(`Not so after ${longest} ms: ${isSo}`);
    await wait(20);
  }
  return performance.now() - begin;
}

/** Undoing of what a test has started, the last first. */
const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (let end = endings.pop(); end; end = endings.pop()) await end();
});

function whyNotTested(): string | undefined {
  // Four processes that are killed and started by turns need a machine of their own.
  if (!deep) return 'in `npm run test:deep` only';
  return spawnSync('haproxy', ['-v']).status === 0 ? undefined : 'there is no HAProxy (Debian: haproxy)';
}

const notTested = whyNotTested();
if (notTested) console.warn(`Gateways behind a balancer are not tested: ${notTested}.`);

(notTested ? test.skip : test)(
  'a killed gateway, one of a newer build, a release, a rollback and a switch: browsers behind a balancer notice nothing',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'balancer-'));
    endings.push(() => rm(folder, { recursive: true, force: true }));
    const site = await createSite();
    endings.push(() => site.remove());
    const service = await startAskedService();
    endings.push(() => service.close());
    const buckets = !noBucketService ? await startBucketService() : undefined;
    if (buckets) endings.push(() => buckets.close());
    const address = buckets ? `s3://${await buckets.bucket()}/site` : site.store;
    const store = openStore(address, buckets?.environment);
    /** A registry in which a build runs, beside the one that sessions of before run still. */
    const release = (revision: number, build: string) => {
      const { remotes, ...registry } = registryOf(revision, parcels('1.0.0', build));
      const builds = [parcels('1.0.0', build), parcels('1.0.0', 'aaaa')];
      return store.write(
        registryPath,
        site.signed({ ...registry, remotes: remotes.map((entry) => ({ ...entry, builds })) }),
      );
    };
    const script = 'remotes/parcels/1.0.0-aaaa/list.js';
    if (buckets) await store.write(script, await readFile(join(site.store, script)));
    await release(1, 'aaaa');

    // A newer build of the shell, whose main script has another content and so another name.
    const newer = join(folder, 'newer');
    await cp(site.shellDir, newer, { recursive: true });
    const old = JSON.parse(await readFile(join(site.shellDir, 'build.json'), 'utf8'));
    const main = { ...old.entries[0], file: 'main.44444444.js' };
    await rm(join(newer, 'assets'), { recursive: true });
    await mkdir(join(newer, 'assets'));
    await writeFile(join(newer, 'assets/main.44444444.js'), 'newer();');
    await writeFile(
      join(newer, 'build.json'),
      JSON.stringify({ ...old, build: 'beef0000', entries: [main] }),
    );

    const [front = 0, ...ports] = await Promise.all(Array.from({ length: 5 }, () => freePort()));
    const run = (command: string, words: readonly string[], environment = {}): ChildProcess => {
      const child = spawn(command, words, {
        cwd: join(__dirname, '..'),
        stdio: 'ignore',
        env: { ...process.env, NODE_OPTIONS: '', ...environment },
      });
      endings.push(() => child.kill('SIGKILL'));
      return child;
    };
    /** Starts a gateway as a site does, in a process of its own. */
    const gateway = async (at: number, shellDir: string) => {
      const port = ports[at] ?? 0;
      const child = run(process.execPath, ['--import', 'tsx/esm', 'src/main.ts'], {
        ...buckets?.environment,
        HOST: '127.0.0.1',
        PORT: String(port),
        SHELL_DIR: shellDir,
        STORE_DIR: address,
        REGISTRY_PUBLIC_KEYS: site.registryKeys.join('\n'),
        SERVICE_URL: service.url,
        TRUSTED_PROXIES: 'loopback',
        LOG_LEVEL: 'silent',
      });
      await until(async () => (await ask(`http://127.0.0.1:${port}`, '/readyz')).status === 200, 60_000);
      return child;
    };
    const started = await Promise.all([0, 1, 2].map((at) => gateway(at, site.shellDir)));
    const servers = ports.map((port, at) => `  server gateway${at} 127.0.0.1:${port}`).join('\n');
    await writeFile(
      join(folder, 'haproxy.cfg'),
      config
        .replace('bind :8080', `bind 127.0.0.1:${front}`)
        .replace(/^ {2}server-template .*$/m, servers)
        .replace('log stdout format raw local0 notice', ''),
    );
    run('haproxy', ['-db', '-f', join(folder, 'haproxy.cfg')]);
    const url = `http://127.0.0.1:${front}`;
    await until(async () => (await ask(url, '/readyz')).status === 200);

    const failures: string[] = [];
    let asked = 0;
    let running = true;
    const get = async (path: string): Promise<string> => {
      asked += 1;
      const answer = await ask(url, path).catch((error: Error) => ({ status: 0, text: error.message }));
      if (answer.status !== 200) failures.push(`${path}: ${answer.status} ${answer.text.slice(0, 80)}`);
      return answer.text;
    };
    /** Opens the console as a browser does: the document, then what it names, which has to be of one build. */
    const browse = async (): Promise<void> => {
      const document = await get('/parcels');
      const scripts = [...document.matchAll(/src="(\/assets\/main\.[0-9a-f]+\.js)"/g)].map(
        ([, path = '']) => path,
      );
      const builds = new Set(scripts);
      if (builds.size !== 1) failures.push(`The document names ${[...builds].join(' and ')}.`);
      for (const path of builds) await get(path);
      await get(`/${script}`);
      await get('/api/machine/is_version');
    };
    const queue = async (): Promise<number> => {
      let left = browsers;
      const worker = async () => {
        while (running && left > 0) {
          left -= 1;
          await browse();
        }
      };
      await Promise.all(Array.from({ length: atOnce }, worker));
      return browsers - left;
    };
    const opened: { readonly socket: WebSocket; readonly hello: string }[] = [];
    const openSocket = async (): Promise<void> => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/itemsense/socket`);
      endings.push(() => socket.terminate());
      const [hello] = await once(socket, 'message');
      socket.on('error', () => undefined);
      opened.push({ socket, hello: String(hello) });
    };
    // As people come: some at a time, and all stay.
    while (opened.length < sockets) await Promise.all(Array.from({ length: 10 }, openSocket));
    expect(opened.every(({ hello }) => hello.includes('/itemsense/socket'))).toBe(true);

    /** The last state that each open page was told; a stream that ends is opened again, as browsers do. */
    const told = Array.from({ length: followers }, () => '');
    let reopened = -followers;
    const over = new AbortController();
    endings.push(() => over.abort());
    const follow = async (page: number): Promise<void> => {
      while (!over.signal.aborted) {
        reopened += 1;
        try {
          const { body } = await fetch(`${url}/console/changes`, { signal: over.signal });
          const decoder = new TextDecoder();
          for await (const part of body ?? [])
            for (const [, state = ''] of decoder.decode(part, { stream: true }).matchAll(/^data: (.*)$/gm))
              told[page] = state;
        } catch {
          // The gateway is gone; another one answers.
        }
        await wait(20);
      }
    };
    for (const page of told.keys()) void follow(page);
    await until(async () => told.every((state) => state !== ''));

    /** True once all gateways that run serve a registry as it should be. */
    const everywhere = (isSo: (registry: Record<string, unknown>) => boolean, at: readonly number[]) =>
      until(async () => {
        const answers = await Promise.all(
          at.map((one) => ask(`http://127.0.0.1:${ports[one]}`, '/registry.json')),
        );
        return answers.every(({ text }) => isSo(JSON.parse(text)));
      });
    const times: number[] = [];
    const change = async (): Promise<void> => {
      await release(2, 'bbbb');
      times.push(await everywhere(({ revision }) => revision === 2, [0, 1, 2]));
      // One gateway dies, and what was open on it ends.
      started[0]?.kill('SIGKILL');
      await gateway(3, newer);
      started[1]?.kill('SIGTERM');
      await release(3, 'aaaa');
      times.push(await everywhere(({ revision }) => revision === 3, [2, 3]));
      const used = await ask(url, '/console/remotes/parcels/switch', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: 'JWT ada' },
        body: JSON.stringify({ off: true, reason: 'Wrong counts' }),
      });
      expect(used).toMatchObject({ status: 200 });
      times.push(await everywhere(({ switchedOff }) => switchedOff !== undefined, [2, 3]));
    };
    const changed = change().finally(() => {
      running = false;
    });
    const opens = queue();
    await changed;
    await opens;
    // Whatever a page of the old build still asks for is there, whichever gateway answers.
    for (let time = 0; time < 6; time += 1) await get('/assets/main.22222222.js');

    // Every page that stayed open knows of the last release and of the switch.
    const isLatest = (text: string) => {
      const [revision, , off] = JSON.parse(text) as [number, string, [string, string][]];
      return revision === 3 && off[0]?.[0] === 'parcels';
    };
    await until(async () => told.every(isLatest));

    const cut = opened.filter(({ socket }) => socket.readyState !== WebSocket.OPEN).length;
    // GETs that a killed gateway leaves open are asked of another one; the balancer gives up none of them.
    expect(failures.slice(0, 5)).toEqual([]);
    expect(asked).toBeGreaterThan(browsers);
    expect(cut).toBeLessThan(sockets);
    expect(Math.max(...times)).toBeLessThan(agreement);
    console.info(
      `${asked} requests, ${failures.length} failed; ${cut} of ${sockets} sockets ended with their gateways; ` +
        `${reopened} streams of ${followers} pages were opened again; ` +
        `agreement after ${times.map(Math.round).join(', ')} ms`,
    );
  },
  300_000,
);
