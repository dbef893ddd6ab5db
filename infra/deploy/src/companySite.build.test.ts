import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { freePort } from '@console/workspace';
import { ask } from '../../gateway/test/ask';
import { createBrowser, type TestBrowser } from '../../gateway/test/browser';
import { accountTable, identityKey } from '../../gateway/test/company';
import { paths, releaseDelta, takesDeltas } from '../../gateway/test/deltas';
import { startProvider, type TestProvider } from '../../gateway/test/provider';
import { type AskedService, startAskedService } from '../../gateway/test/service';
import { createSite, type Site } from '../../gateway/test/site';

/** A gateway in a process of its own. */
interface RunningGateway {
  readonly port: number;
  readonly process: ChildProcess;
}

let folder: string;
let provider: TestProvider;
let site: Site;
let service: AskedService;
/** Address of the console: a balancer, and gateways behind it. */
let url: string;
let balancer: Server;
/** Gateways that the balancer sends to, in turn. */
let serving: readonly RunningGateway[] = [];
const running = new Set<ChildProcess>();

/** Sends each connection to the next gateway that takes it. */
async function startBalancer(port: number): Promise<Server> {
  let turn = 0;
  const server = createServer((client) => {
    const send = (left: number): void => {
      turn += 1;
      const gateway = connect(serving[turn % serving.length]?.port ?? 0, '127.0.0.1');
      let isTaken = false;
      gateway.once('connect', () => {
        isTaken = true;
        client.pipe(gateway).pipe(client);
      });
      gateway.on('error', () => (isTaken || left === 0 ? client.destroy() : send(left - 1)));
      client.on('error', () => gateway.destroy());
    };
    send(serving.length);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** Bundles the gateway in a process of its own: the bundler is no script that Jest can load. */
const bundle = () =>
  promisify(execFile)(
    process.execPath,
    [
      '--import',
      'tsx/esm',
      '--input-type=module',
      '--eval',
      `import { bundleProgram } from './src/bundle.ts';
      await bundleProgram('./infra/gateway/src/main.ts', 'gateway', process.argv[1]);`,
      join(folder, 'gateway'),
    ],
    { cwd: join(__dirname, '..'), env: { ...process.env, NODE_OPTIONS: '' } },
  );

/** Starts a gateway as a site without the workspace does. */
async function startGateway(): Promise<RunningGateway> {
  const port = await freePort();
  const child = spawn(process.execPath, [join(folder, 'gateway/gateway.mjs')], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      HOST: '127.0.0.1',
      PORT: String(port),
      SHELL_DIR: site.shellDir,
      STORE_DIR: site.store,
      REGISTRY_PUBLIC_KEYS: site.registryKeys.join('\n'),
      SERVICE_URL: service.url,
      TRUSTED_PROXIES: 'loopback',
      LOG_LEVEL: 'silent',
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: 'console',
      OIDC_CLIENT_SECRET_FILE: join(folder, 'client.secret'),
      OIDC_PUBLIC_URL: url,
      OIDC_KEY_FILE: join(folder, 'oidc.key'),
      OIDC_ACCOUNTS_FILE: join(folder, 'accounts.json'),
    },
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  for await (const line of createInterface(child.stdout))
    if (line.includes('listens on')) return { port, process: child };
  throw new Error('The gateway has ended before it listened.');
}

async function end({ process: child }: RunningGateway, signal: NodeJS.Signals): Promise<void> {
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'company-'));
  [site, service, provider] = await Promise.all([
    createSite(),
    startAskedService(),
    startProvider(join(__dirname, '../../gateway/test')),
    bundle(),
  ]);
  const accounts = accountTable.accounts.map(({ name }) => ({ name, passwordFile: join(folder, name) }));
  const files: Readonly<Record<string, string>> = {
    'gateway/package.json': '{ "type": "module" }',
    'client.secret': 'secret-of-the-client\n',
    'oidc.key': identityKey.toString('base64'),
    'accounts.json': JSON.stringify({ ...accountTable, accounts }),
    ...Object.fromEntries(accountTable.accounts.map(({ name }) => [name, `${name}-password\n`])),
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  balancer = await startBalancer(port);
  await provider.register(url);
  serving = await Promise.all([startGateway(), startGateway()]);
});

afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  balancer.close();
  await Promise.all([provider.close(), service.close()]);
  await site.remove();
  await rm(folder, { recursive: true, force: true });
});

/** Accounts by which people act: that of their group, and one of their own. */
const accountOf = { ada: 'operations', bob: 'ada' } as const;

/** A person at a browser of their own. */
interface Visitor {
  readonly person: keyof typeof accountOf;
  readonly browser: TestBrowser;
}

const visitors = (count: number): Visitor[] =>
  Array.from({ length: count }, (_, at) => ({
    person: at % 2 === 0 ? 'ada' : 'bob',
    browser: createBrowser(),
  }));

/** Goes on with a sign-in until the console is open; who has yet to link an account does. */
async function goOn({ person, browser }: Visitor, address: string) {
  const answer = await browser.open(address, person);
  if (!answer.url.endsWith('/link')) return answer;
  const { headers } = await browser.ask(answer.url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: url },
    body: 'name=ada&password=ada-password',
  });
  return browser.open(url + headers.location);
}

const signIn = (visitor: Visitor) => goOn(visitor, `${url}/console/sign-in`);

/** Begins to sign in. @returns the address at the provider to which the console leads */
const begin = async ({ browser }: Visitor) =>
  String((await browser.ask(`${url}/console/sign-in`)).headers.location);

/** Says by which account each of them acts, at each gateway. */
async function expectThemselves(all: readonly Visitor[]): Promise<void> {
  for (const { person, browser } of all)
    for (const _ of serving)
      expect([person, JSON.parse((await browser.call(url, '/api/guarded')).text)]).toEqual([
        person,
        { name: accountOf[person] },
      ]);
}

test('a gateway without its workspace checks deltas and sends them', async () => {
  const delta = await releaseDelta(site);
  for (const _ of serving)
    expect((await ask(url, paths.after, { headers: takesDeltas })).body.equals(delta)).toBe(true);
});

test('a gateway without its workspace signs people in', async () => {
  const [ada, bob] = visitors(2) as [Visitor, Visitor];
  expect([(await signIn(ada)).url, (await signIn(bob)).url]).toEqual([`${url}/`, `${url}/`]);
  await expectThemselves([ada, bob]);
});

test('a gateway is killed while people are at the provider: another one takes them in, and sessions go on', async () => {
  const before = visitors(4);
  for (const one of before) await signIn(one);
  const [killed, other] = serving as [RunningGateway, RunningGateway];
  serving = [killed];
  const under = visitors(6);
  const addresses = await Promise.all(under.map(begin));
  await end(killed, 'SIGKILL');
  serving = [other];
  const opened = await Promise.all(under.map((one, at) => goOn(one, addresses[at] ?? '')));
  expect(opened.map((answer) => answer.url)).toEqual(under.map(() => `${url}/`));
  await expectThemselves([...before, ...under]);
});

test('a gateway is killed while it takes people in: who got no answer asks again, and is in as themselves', async () => {
  const under = visitors(6);
  for (const one of under) await signIn(one);
  const killed = await startGateway();
  const [other] = serving as [RunningGateway];
  serving = [killed];
  /** Addresses with which the provider has sent them back. */
  const callbacks = await Promise.all(
    under.map(async (one) => String((await one.browser.ask(await begin(one))).headers.location)),
  );
  const { asked, release } = service.holdSignIns();
  const answers = under.map(({ browser }, at) => browser.ask(callbacks[at] ?? '').catch(() => 'cut off'));
  await asked;
  await end(killed, 'SIGKILL');
  release();
  serving = [other];
  expect(await Promise.all(answers)).toEqual(under.map(() => 'cut off'));
  // Nobody was in yet, so nobody is out: the session of before goes on.
  await expectThemselves(under);
  for (const [at, one] of under.entries()) {
    // The page is loaded again: the code may have been used by the gateway that is gone, or not.
    const again = await one.browser.open(callbacks[at] ?? '');
    expect([200, 400]).toContain(again.status);
    if (again.status === 400) expect(again.text).toContain('href="/console/sign-in"');
    expect((await signIn(one)).url).toBe(`${url}/`);
  }
  await expectThemselves(under);
});

test('all gateways are replaced by new ones while people work and sign in: nobody is signed out or taken for another', async () => {
  const before = visitors(4);
  for (const one of before) await signIn(one);
  const under = visitors(4);
  const addresses = await Promise.all(under.map(begin));
  const old = serving;
  let isOver = false;
  let asked = 0;
  const wrong: string[] = [];
  const work = before.map(async ({ person, browser }) => {
    while (!isOver) {
      const { status, text } = await browser.call(url, '/api/guarded');
      asked += 1;
      if (status !== 200 || JSON.parse(text).name !== accountOf[person]) wrong.push(`${status} ${text}`);
    }
  });
  const fresh = await Promise.all([startGateway(), startGateway()]);
  // Old and new ones side by side, then those that are told to end get nobody any more.
  serving = [...old, ...fresh];
  await expectThemselves(before);
  serving = fresh;
  await Promise.all(old.map((gateway) => end(gateway, 'SIGTERM')));
  const opened = await Promise.all(under.map((one, at) => goOn(one, addresses[at] ?? '')));
  isOver = true;
  await Promise.all(work);
  expect(wrong).toEqual([]);
  expect(asked).toBeGreaterThan(before.length);
  expect(opened.map((answer) => answer.url)).toEqual(under.map(() => `${url}/`));
  await expectThemselves([...before, ...under]);
});
