import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createKeyPair, folderStore, readSigningKey, type SigningKey } from '@console/store';
import { ask } from '../../gateway/test/ask';
import { startGatewayOf } from '../../gateway/test/gateways';
import { type AskedService, startAskedService } from '../../gateway/test/service';
import { createSite } from '../../gateway/test/site';
import { builtRemote } from '../test/builtRemote';
import { release } from './release';

/** Operations on a site that people work with, seen by its gateways. */
let folder: string;
let shellDir: string;
let service: AskedService;
let old: Pair;
const endings: (() => Promise<unknown>)[] = [];

interface Pair {
  readonly publicKey: string;
  readonly signing: SigningKey;
}

function pair(): Pair {
  const { publicKey, privateKey } = createKeyPair();
  return { publicKey, signing: readSigningKey(privateKey, 'The key') };
}

const store = () => join(folder, 'store');

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'operation-'));
  service = await startAskedService();
  const site = await createSite();
  shellDir = site.shellDir;
  old = pair();
  endings.push(() => rm(folder, { recursive: true }), site.remove, service.close);
});

afterEach(async () => {
  for (let end = endings.pop(); end; end = endings.pop()) await end();
});

async function gatewayWith(...pairs: readonly Pair[]): Promise<string> {
  const registryKeys = pairs.map(({ publicKey }) => publicKey);
  const gateway = await startGatewayOf({ shellDir, store: store(), registryKeys }, service);
  endings.push(() => gateway.close());
  return gateway.url;
}

/** Releases a version. @returns the address of its entry */
async function released(version: string, by: Pair, ...known: readonly Pair[]): Promise<string> {
  const site = {
    store: folderStore(store()),
    key: by.signing,
    keys: known.map(({ signing }) => signing.verifying),
    by: 'anna@example.org',
  };
  const { build } = await release(site, { dist: await builtRemote(folder, { version }) });
  return `/remotes/parcels/${version}-${build}/remoteEntry.js`;
}

const revisionAt = async (url: string) => JSON.parse((await ask(url, '/registry.json')).text).revision;
const statusAt = async (url: string, path: string) => (await ask(url, path)).status;
const registryHealth = async (url: string) => JSON.parse((await ask(url, '/healthz')).text).registry;

test('keys are exchanged while the site runs: the old one is needed until the first release with the new one', async () => {
  const next = pair();
  const before = await released('1.0.0', old);
  const [knowsOld, knowsBoth] = [await gatewayWith(old), await gatewayWith(old, next)];
  expect([await revisionAt(knowsOld), await revisionAt(knowsBoth)]).toEqual([1, 1]);
  const after = await released('1.1.0', next, old);
  // A gateway that was forgotten goes on with what it has, and says so.
  expect(await revisionAt(knowsOld)).toBe(1);
  expect((await registryHealth(knowsOld)).problem).toBe('The registry is not signed by a known key.');
  const knowsNew = await gatewayWith(next);
  for (const url of [knowsBoth, knowsNew]) {
    expect(await revisionAt(url)).toBe(2);
    // What runs, and what sessions of before still load.
    expect([await statusAt(url, after), await statusAt(url, before)]).toEqual([200, 200]);
  }
});

test('a backup that is put back is served by gateways that start, those that run know of more', async () => {
  const first = await released('1.0.0', old);
  await cp(store(), join(folder, 'backup'), { recursive: true });
  const second = await released('1.1.0', old);
  const running = await gatewayWith(old);
  expect([await revisionAt(running), await statusAt(running, second)]).toEqual([2, 200]);

  await rm(store(), { recursive: true });
  await cp(join(folder, 'backup'), store(), { recursive: true });
  expect(await revisionAt(running)).toBe(2);
  expect((await registryHealth(running)).problem).toMatch(
    'The registry is older than the one before: revision 1',
  );
  const started = await gatewayWith(old);
  expect([await revisionAt(started), await statusAt(started, first)]).toEqual([1, 200]);
  expect(await statusAt(started, second)).toBe(404);

  // What was lost is released again, and is the same build.
  expect(await released('1.1.0', old)).toBe(second);
  for (const url of [running, started])
    expect([await revisionAt(url), await statusAt(url, second)]).toEqual([2, 200]);
});
