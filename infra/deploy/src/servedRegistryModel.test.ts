import { isDeepStrictEqual } from 'node:util';
import { type Gateway, startGateway } from '@console/gateway';
import { audienceOf, buildKey, chooseBuild, type Registry } from '@console/remote/registry';
import { type Store, StoreError } from '@console/store';
import { type ModelCommand, testModel } from '@console/testing/models';
import fc from 'fast-check';
import { ask } from '../../gateway/test/ask';
import { type AskedService, startAskedService } from '../../gateway/test/service';
import { createSite as createShell, type Site as Shell } from '../../gateway/test/site';
import { builtRemote, script } from '../test/builtRemote';
import { pinnedTo, Refused, type RemoteModel, released, rolledBack, rolledOut } from '../test/registryModel';
import { area } from '../test/remotes';
import { createSite, type TestedSite } from '../test/site';
import { pin } from './pin';
import { planRollout } from './plan/planRollout';
import { ReleaseRefused } from './ReleaseRefused';
import { changeRegistry } from './registry';
import { release } from './release';
import { rollback } from './rollback';

/** Registry that a site has to serve, and the gateways that do. */
interface Model {
  readonly remotes: Map<string, RemoteModel>;
  /** Versions of each remote that lie in the store. */
  readonly stored: Map<string, Set<string>>;
  readonly off: Set<string>;
  revision: number;
  /** Which of the gateways run. */
  readonly running: [boolean, boolean];
}

interface Real {
  readonly site: TestedSite;
  readonly gateways: [Gateway | undefined, Gateway | undefined];
}

type Command = ModelCommand<Model, Real>;

const names = ['readers', 'jobs'] as const;
const versions = ['1.0.0', '1.1.0', '1.2.0', '1.3.0'] as const;
const reason = 'Because.';

let built: TestedSite;
let shell: Shell;
let service: AskedService;
const dists = new Map<string, string>();

beforeAll(async () => {
  [built, shell, service] = await Promise.all([createSite(), createShell(), startAskedService()]);
  for (const name of names)
    for (const version of versions) {
      const dist = await builtRemote(built.builds, {
        name,
        version,
        list: script(version),
        build: { areas: [area(name)] },
      });
      dists.set(`${name} ${version}`, dist);
    }
});
afterAll(async () => {
  await Promise.all([built.discard(), shell.remove(), service.close()]);
});

const startOn = (site: TestedSite) =>
  startGateway({
    host: '127.0.0.1',
    port: 0,
    shellDir: shell.shellDir,
    store: site.path,
    registryKeys: [site.key.verifying.key.export({ type: 'spki', format: 'pem' }).toString()],
    serviceUrl: service.url,
    logLevel: 'silent',
  });

/** Something that is done to a remote of the site, or refused by the site and by the model alike. */
const change = (
  says: string,
  name: string,
  plan: (before: RemoteModel | undefined, stored: Set<string>) => RemoteModel,
  act: (site: TestedSite) => Promise<unknown>,
): Command => ({
  says,
  run: async (model, { site }) => {
    const before = model.remotes.get(name);
    const stored = model.stored.get(name) ?? new Set();
    let after: RemoteModel | undefined;
    try {
      after = plan(before, stored);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
    if (!after) {
      await expect(act(site)).rejects.toThrow(ReleaseRefused);
      return;
    }
    await act(site);
    if (!isDeepStrictEqual(plain(before), plain(after))) model.revision += 1;
    model.remotes.set(name, after);
    model.stored.set(name, stored.add(after.candidate?.version ?? after.current));
  },
});

const plain = (value: unknown) => JSON.parse(JSON.stringify(value ?? null));

const releaseOf = (name: string, version: string, percent: number | undefined): Command =>
  change(
    `release ${name} ${version}${percent === undefined ? '' : ` for ${percent} %`}`,
    name,
    (before) => released(before, version, percent),
    (site) =>
      release(site, { dist: dists.get(`${name} ${version}`) ?? '', percent, reason, compression: 'quick' }),
  );

/** A release whose store goes away while the files are put there: nothing of it is to be seen. */
const brokenRelease = (name: string, version: string, writes: number): Command => ({
  says: `release ${name} ${version}, which breaks off after ${writes} files`,
  check: ({ stored }) => !stored.get(name)?.has(version),
  run: async (_, { site }) => {
    let left = writes;
    const store: Store = {
      ...site.store,
      write: async (path, content, condition) => {
        left -= 1;
        if (left < 0) throw new StoreError('unreachable', 'The store went away.');
        return site.store.write(path, content, condition);
      },
    };
    const dist = dists.get(`${name} ${version}`) ?? '';
    await expect(release({ ...site, store }, { dist, reason, compression: 'quick' })).rejects.toThrow();
  },
});

const rollBack = (name: string, version: string | undefined): Command =>
  change(
    `roll ${name} back to ${version}`,
    name,
    (before, stored) => rolledBack(before, version, stored),
    (site) => rollback(site, name, reason, version),
  );

const rollOut = (name: string, step: number | 'done' | 'stop'): Command =>
  change(
    `roll ${name} out: ${step}`,
    name,
    (before) => rolledOut(before, step),
    (site) => changeRegistry(site, reason, (now) => planRollout(now, name, step)),
  );

const pinAlice = (name: string, version: string | undefined): Command =>
  change(
    `pin alice to ${name} ${version}`,
    name,
    (before, stored) => pinnedTo(before, version, stored),
    (site) => pin(site, name, 'alice', version, reason),
  );

const isRunning =
  (which: 0 | 1) =>
  ({ running }: Readonly<Model>) =>
    running[which];

const switchOver = (which: 0 | 1, name: string, off: boolean): Command => ({
  says: `switch ${name} ${off ? 'off' : 'on'} at gateway ${which}`,
  check: isRunning(which),
  run: async ({ remotes, off: all }, { gateways }) => {
    const { status } = await ask(gateways[which]?.url ?? '', `/console/remotes/${name}/switch`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'JWT ada' },
      body: JSON.stringify({ off, ...(off && { reason }) }),
    });
    expect(status).toBe(remotes.has(name) ? 200 : remotes.size > 0 ? 404 : 503);
    if (status === 200) all[off ? 'add' : 'delete'](name);
  },
});

const stopGateway = (which: 0 | 1): Command => ({
  says: `stop gateway ${which}`,
  check: isRunning(which),
  run: async ({ running }, { gateways }) => {
    await gateways[which]?.close();
    gateways[which] = undefined;
    running[which] = false;
  },
});

const startAgain = (which: 0 | 1): Command => ({
  says: `start gateway ${which}`,
  check: (model) => !isRunning(which)(model),
  run: async ({ running }, { site, gateways }) => {
    gateways[which] = await startOn(site);
    running[which] = true;
  },
});

const versionOf = (key: string) => key.slice(0, key.lastIndexOf('-'));

/** A remote as a gateway serves it, by versions. */
const servedRemotes = ({ remotes }: Registry) =>
  Object.fromEntries(
    remotes.map(({ name, current, candidate, pinned, earlier }) => {
      const own = pinned?.[audienceOf('alice')];
      return [
        name,
        {
          current: versionOf(current),
          ...(candidate && {
            candidate: { version: versionOf(candidate.build), percent: candidate.percent },
          }),
          ...(own && { pinned: versionOf(own) }),
          earlier: earlier.map(({ version, withdrawn = false }) => ({ version, withdrawn })),
        },
      ];
    }),
  );

/** Time in ms within which gateways have to agree; a machine that is busy with other tests may be late. */
const longestLag = 10_000;

/** Asks a gateway for its registry until it is the one of the model: a slow store is not waited for. */
async function served(gateway: Gateway, { off, revision }: Model): Promise<Registry | undefined> {
  for (const deadline = performance.now() + longestLag; ; ) {
    const { status, text } = await ask(gateway.url, '/registry.json');
    const registry: Registry | undefined = status === 200 ? JSON.parse(text) : undefined;
    const isNow =
      (registry?.revision ?? 0) === revision &&
      isDeepStrictEqual(Object.keys(registry?.switchedOff ?? {}).sort(), [...off].sort());
    if (isNow || performance.now() > deadline) {
      expect({ status, isNow }).toEqual({ status: revision > 0 ? 200 : 503, isNow: true });
      return registry;
    }
  }
}

/** Every gateway that runs serves what the model says, and the files of what it serves. */
async function agree(model: Model, { gateways }: Real): Promise<void> {
  for (const gateway of gateways) {
    const registry = gateway && (await served(gateway, model));
    if (!registry) continue;
    expect(servedRemotes(registry)).toEqual(plain(Object.fromEntries(model.remotes)));
    for (const entry of registry.remotes) {
      const { key } = chooseBuild(entry, audienceOf('alice'));
      const build = entry.builds.find((each) => buildKey(each) === key);
      expect((await ask(gateway.url, `${build?.base}${build?.entry}`)).status).toBe(200);
    }
  }
}

const name = fc.constantFrom(...names);
const version = fc.constantFrom(...versions);
const maybeVersion = fc.option(version, { nil: undefined });
const gateway = fc.constantFrom<(0 | 1)[]>(0, 1);

testModel<Model, Real>('two gateways on one store serve what was released, whatever is done', {
  length: 14,
  usual: 24,
  begin: async () => {
    const site = await createSite();
    const model: Model = {
      remotes: new Map(),
      stored: new Map(),
      off: new Set(),
      revision: 0,
      running: [true, false],
    };
    return [model, { site, gateways: [await startOn(site), undefined] }];
  },
  end: async ({ site, gateways }) => {
    await Promise.all(gateways.map((each) => each?.close()));
    await site.discard();
  },
  agree,
  found: {
    'a switch where nothing was released yet is refused': [switchOver(0, 'readers', true)],
  },
  commands: {
    release: fc.tuple(name, version).map((all) => releaseOf(...all, undefined)),
    'release for some': fc.tuple(name, version, fc.constantFrom(0, 50, 100)).map((all) => releaseOf(...all)),
    'broken release': fc.tuple(name, version, fc.nat(3)).map((all) => brokenRelease(...all)),
    rollback: fc.tuple(name, maybeVersion).map((all) => rollBack(...all)),
    rollout: fc
      .tuple(name, fc.constantFrom('done' as const, 'stop' as const, 30))
      .map((all) => rollOut(...all)),
    pin: fc.tuple(name, maybeVersion).map((all) => pinAlice(...all)),
    switch: fc.tuple(gateway, name, fc.boolean()).map((all) => switchOver(...all)),
    'stop gateway': gateway.map(stopGateway),
    'start gateway': gateway.map(startAgain),
  },
});
