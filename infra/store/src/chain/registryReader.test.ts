import { buildKey } from '@console/remote/registry';
import fc from 'fast-check';
import {
  builtAs,
  type Difference,
  entryOf,
  follow,
  grant,
  type KeptHistory,
  keptHistory,
  newKey,
  type Signed,
} from '../../test/chain';
import { digestOf, recordOf } from '../pins';
import { type SignedRegistry, signRegistry } from '../signedRegistry';
import { seal } from '../signing/envelope';
import { type RegistryReader, registryReader } from './registryReader';

const unsigned = 'The registry is not signed by a known key.';
const [site, parcels, docks, stranger] = [newKey(), newKey(), newKey(), newKey()];
const grants = [grant('parcels', parcels), grant('docks', docks)];
const [first, second, third] = ['1.0.0', '1.1.0', '1.2.0'].map((version) => builtAs('parcels', version)) as [
  ReturnType<typeof builtAs>,
  ReturnType<typeof builtAs>,
  ReturnType<typeof builtAs>,
];
const dock = entryOf(builtAs('docks'));

let history: KeptHistory;
let read: RegistryReader;
/** Signed by the site: parcels and docks run, and each team has a key. */
let granted: Signed;

beforeEach(() => {
  history = keptHistory();
  read = registryReader(history, [site.verifying]);
  granted = follow(undefined, site, { entries: [entryOf(first), dock], delegations: grants });
  history.keep(granted);
});

const released = (before: Signed, build = second, by = parcels) => {
  const next = follow(before, by, { entries: [entryOf(build)] });
  history.keep(next);
  return next;
};
const withdrawn = (before: Signed) => {
  const next = follow(before, site, {
    delegations: grants.slice(1),
    what: { command: 'withdraw key', team: 'parcels' },
  });
  history.keep(next);
  return next;
};

test('what a team releases within its grant holds, and says whose key signed it', async () => {
  const next = released(granted);
  expect(await read(next.text)).toMatchObject({ team: 'parcels', registry: next.registry });
  expect((await read(granted.text)).team).toBeUndefined();
});

test('teams release after each other, and what the site does in between needs no grant', async () => {
  const both = follow(released(granted), docks, { entries: [entryOf(builtAs('docks', '2.0.0'))] });
  history.keep(both);
  const other = follow(both, site, { entries: [entryOf(builtAs('readers'))] });
  history.keep(other);
  expect(await read(released(other, third).text)).toMatchObject({ team: 'parcels' });
});

const beside = (build: ReturnType<typeof builtAs>) => ({ entries: [entryOf(build)] });
const page = (path: string) => ({ path, page: 'Page', files: ['remoteEntry.js'], shares: [] });
const area = (name: string, path = `/${name}`) => ({ name, title: { en: name }, path });

test.each<[string, () => Difference, string]>([
  [
    'replaces a remote of others',
    () => beside(builtAs('docks', '9.0.0')),
    'enter "release docks" in the history',
  ],
  [
    'replaces a remote of others and says that it is its own',
    () => ({ ...beside(builtAs('docks', '9.0.0')), what: { command: 'release', remote: 'parcels' } }),
    'change the remote docks',
  ],
  [
    'takes the name of a remote that is not there yet',
    () => ({ entries: [entryOf(second), entryOf(builtAs('readers'))] }),
    'change the remote readers',
  ],
  ['removes a remote of others', () => ({ remotes: [entryOf(second)] }), 'change the remote docks'],
  [
    'registers a remote of others once more',
    () => ({ remotes: [dock, dock, entryOf(second)] }),
    'change the remote docks',
  ],
  [
    'registers its remote twice',
    () => ({ remotes: [dock, entryOf(first), entryOf(second)] }),
    'register parcels twice',
  ],
  [
    'registers a build under its name that is called otherwise',
    () => ({ entries: [{ ...entryOf(second), builds: [{ ...second, name: 'docks' }] }] }),
    'register a build of parcels as /remotes/parcels/1.1.0-aaaa/',
  ],
  [
    'registers files in the folder of others',
    () => beside({ ...second, base: '/remotes/docks/1.1.0-aaaa/' }),
    'register a build of parcels as /remotes/docks/1.1.0-aaaa/',
  ],
  [
    'loads its remote under the name of others',
    () => beside({ ...second, container: builtAs('docks').container }),
    'load parcels as rfid_docks_100, as docks is',
  ],
  [
    'serves an area of others',
    () => beside({ ...second, areas: [area('parcels'), area('docks')] }),
    'serve the area docks',
  ],
  [
    'serves an address below an area of others',
    () => beside({ ...second, routes: [page('/parcels'), page('/docks/new')] }),
    'serve the address /docks/new',
  ],
  [
    'serves any address',
    () => beside({ ...second, routes: [page('/:area/:name')] }),
    'serve the address /:area/:name',
  ],
  [
    'serves the first page of the console',
    () => beside({ ...second, routes: [page('/')] }),
    'serve the address /',
  ],
  [
    'tries out a build that serves an area of others',
    () => ({
      entries: [
        {
          ...entryOf(first),
          candidate: { build: buildKey(second), percent: 1 },
          builds: [first, { ...second, areas: [area('docks')] }],
        },
      ],
    }),
    'serve the area docks',
  ],
  [
    'hides a build that serves an area of others behind one that does not',
    () => ({
      entries: [
        {
          ...entryOf(second),
          candidate: { build: buildKey(third), percent: 1 },
          builds: [second, { ...third, areas: [area('docks')] }],
        },
      ],
    }),
    'serve the area docks',
  ],
  [
    'invents a build that ran before, whose record could say anything',
    () => ({
      entries: [
        {
          ...entryOf(first),
          earlier: [
            {
              version: '0.9.0',
              build: 'aaaa',
              base: '/remotes/parcels/0.9.0-aaaa/',
              federation: '2.9.2',
              contract: '^1.0.0',
              shared: {},
              record: digestOf('anything'),
            },
          ],
        },
      ],
    }),
    'say that parcels 0.9.0-aaaa ran before',
  ],
  [
    'switches a remote of others off in what is signed',
    () => ({
      ...beside(second),
      registry: { switchedOff: { docks: { at: '2026-11-21', by: 'x', reason: 'x' } } },
    }),
    'change more of the registry than remotes',
  ],
  [
    'grants itself an area',
    () => ({
      ...beside({ ...second, areas: [area('parcels'), area('docks')] }),
      delegations: [grant('parcels', parcels, { areas: ['parcels', 'docks'] }), grant('docks', docks)],
    }),
    'change who may release',
  ],
  [
    'gives a right to another key',
    () => ({ ...beside(second), delegations: [...grants, grant('strangers', stranger)] }),
    'change who may release',
  ],
  [
    'takes the right of others',
    () => ({ ...beside(second), delegations: grants.slice(0, 1) }),
    'change who may release',
  ],
  [
    'enters a change of rights in the history',
    () => ({ ...beside(second), what: { command: 'add key', team: 'parcels' } }),
    'enter "add key" in the history',
  ],
])('a key of a team that %s is refused, whoever reads', async (_, difference, problem) => {
  const next = follow(granted, parcels, { revision: 2, ...difference() });
  await expect(read(next.text)).rejects.toThrow(
    `The registry is signed by the key of parcels, which may not ${problem}.`,
  );
  await expect(read(next.text, await read(granted.text))).rejects.toThrow('which may not');
});

/** All places in a JSON value, as ways of names and indexes. */
const placesIn = (value: unknown, way: readonly string[] = []): (readonly string[])[] => [
  way,
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => placesIn(inner, [...way, name]))
    : []),
];
const valueAt = (value: unknown, way: readonly string[]): unknown =>
  way.reduce<unknown>((inner, name) => (inner as Record<string, unknown>)[name], value);

test('whatever a key of a team changes in a registry, what holds left everything of others as it was', async () => {
  const whole = follow(granted, parcels, { entries: [entryOf(second, { earlier: [earlierOf(first)] })] });
  const { text: _text, ...content } = whole;
  const places = placesIn(content).filter(({ length }) => length > 1);
  const foreign = ({ registry: { revision: _revision, remotes, ...rest }, delegations }: SignedRegistry) => ({
    rest,
    delegations,
    others: remotes.filter(({ name }) => name !== 'parcels'),
  });
  let held = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...places),
      fc.constantFrom(...places),
      fc.constantFrom('put', 'remove', 'add'),
      async (way, from, action) => {
        const altered = structuredClone(content);
        const [last = '', ...parents] = [...way].reverse();
        const holder = valueAt(altered, parents.reverse()) as Record<string, unknown>;
        const value = structuredClone(valueAt(content, from));
        if (Array.isArray(holder))
          holder.splice(Number(last), action === 'add' ? 0 : 1, ...(action === 'remove' ? [] : [value]));
        else if (action === 'remove') delete holder[last];
        else holder[action === 'add' ? `${last}s` : last] = value;
        let text: string;
        try {
          text = signRegistry(altered, parcels);
        } catch {
          return;
        }
        const proven = await read(text).catch(() => undefined);
        if (!proven) return;
        held += 1;
        expect(foreign(proven)).toEqual(foreign(granted));
      },
    ),
    { numRuns: 1000 },
  );
  expect(held).toBeGreaterThan(0);
});

test('no forged step is hidden behind a whole one', async () => {
  const forged = follow(granted, parcels, {
    entries: [entryOf(builtAs('docks', '9.0.0'))],
    what: { command: 'release', remote: 'parcels' },
  });
  history.keep(forged);
  for (const by of [parcels, docks]) {
    const what = { command: 'release', remote: by === docks ? 'docks' : 'parcels' } as const;
    const next = follow(forged, by, { what });
    await expect(read(next.text)).rejects.toThrow('key of parcels, which may not change the remote docks');
  }
});

test('revisions that are left out are refused', async () => {
  const next = follow(granted, parcels, { ...beside(second), revision: 9 });
  await expect(read(next.text)).rejects.toThrow('history/8.json');
  await expect(read(next.text, await read(granted.text))).rejects.toThrow('may not follow revision 1 with 9');
});

test('a team tries out, releases, chooses for one user, takes back and goes back by its own key', async () => {
  const ran = earlierOf(first);
  let at = granted;
  for (const entry of [
    entryOf(second, { earlier: [ran] }),
    entryOf(second, {
      candidate: { build: '1.2.0-aaaa', percent: 10 },
      builds: [second, third],
      earlier: [ran],
    }),
    entryOf(second, { pinned: { abcd: '1.2.0-aaaa' }, builds: [second, third], earlier: [ran] }),
    entryOf(third, { earlier: [earlierOf(second), ran] }),
    entryOf(second, { earlier: [{ ...earlierOf(third), withdrawn: true }, ran] }),
    entryOf(first, { earlier: [earlierOf(second), { ...earlierOf(third), withdrawn: true }] }),
  ]) {
    at = follow(at, parcels, { entries: [entry] });
    history.keep(at);
    expect(await read(at.text)).toMatchObject({ team: 'parcels' });
  }
});

function earlierOf(build: ReturnType<typeof builtAs>) {
  const { version, base, federation, contract, shared } = build;
  return {
    version,
    build: build.build,
    base,
    federation,
    contract,
    shared,
    record: digestOf(recordOf(build)),
  };
}

describe('a key that was withdrawn', () => {
  test('signs nothing more, and what it signed before holds', async () => {
    const before = released(granted);
    const after = withdrawn(before);
    expect((await read(after.text)).registry.remotes).toEqual(before.registry.remotes);
    expect((await read(before.text)).team).toBe('parcels');
    await expect(read(released(after, third).text)).rejects.toThrow(unsigned);
  });

  test('does not come back with the registry that gave it the right, for who has read a newer one', async () => {
    const last = await read(withdrawn(released(granted)).text);
    const forged = released(released(released(released(granted))), third);
    await expect(read(forged.text, last)).rejects.toThrow(
      'does not follow revision 3, which was read before',
    );
    await expect(read(released(granted).text, last)).rejects.toThrow('does not follow revision 3');
  });

  test('does not put its own right into what it signs', async () => {
    const next = follow(withdrawn(granted), parcels, { entries: [entryOf(second)], delegations: grants });
    await expect(read(next.text)).rejects.toThrow(unsigned);
  });

  test('may be exchanged for another one, which goes on with the same right', async () => {
    const next = newKey();
    const replaced = follow(released(granted), site, {
      delegations: [grant('parcels', next), grant('docks', docks)],
      what: { command: 'replace key', team: 'parcels' },
    });
    history.keep(replaced);
    await expect(read(follow(replaced, parcels, beside(third)).text)).rejects.toThrow(unsigned);
    expect(await read(released(replaced, third, next).text)).toMatchObject({ team: 'parcels' });
  });
});

describe('who reads a chain that was cut', () => {
  test('refuses what follows nothing', async () => {
    await expect(read(follow(granted, parcels, { ...beside(second), previous: null }).text)).rejects.toThrow(
      'history/1.json, which it follows, is missing',
    );
  });

  test('refuses what follows a registry that is missing or another one, until it is back', async () => {
    const next = released(released(granted), third);
    history.remove(2);
    await expect(read(next.text)).rejects.toThrow(
      'history/2.json, which it follows, is missing. Put it back.',
    );
    history.keep(follow(granted, site, beside(second)));
    await expect(read(next.text)).rejects.toThrow('does not follow history/2.json');
    released(granted);
    expect(await read(next.text)).toMatchObject({ team: 'parcels' });
  });

  test('needs nothing of what lies before a registry that the site signed', async () => {
    const confirmed = follow(released(granted), site, { what: { command: 'confirm' } });
    history.keep(confirmed);
    history.remove(1);
    history.remove(2);
    expect(await read(released(confirmed, third).text)).toMatchObject({ team: 'parcels' });
  });
});

test.each<[string, () => string]>([
  [
    'names a stranger in its own rights',
    () => follow(undefined, stranger, { delegations: [grant('parcels', stranger)] }).text,
  ],
  [
    'names a stranger in the rights of a chain',
    () => follow(granted, stranger, { ...beside(second), delegations: [grant('parcels', stranger)] }).text,
  ],
  [
    'names a key that is none',
    () => follow(granted, stranger, { delegations: [{ ...grant('parcels', stranger), key: 'key' }] }).text,
  ],
  ['names no rights', () => follow(granted, stranger, { delegations: undefined }).text],
  ['is signed by a key that has none', () => released(granted, second, stranger).text],
  ['holds no registry', () => seal('application/vnd.console.registry+json', Buffer.from('{}'), parcels)],
])('a registry that %s is not signed by a known key', async (_, text) => {
  history.keep(granted);
  await expect(read(text())).rejects.toThrow('The registry');
  await expect(read(text())).rejects.toThrow(/not signed by a known key|history\/0\.json/);
});

test('an area goes from one team to another by the site, and only once nobody serves it', async () => {
  const wide = builtAs('parcels', '1.1.0', { areas: [area('parcels'), area('gates')] });
  const before = follow(undefined, site, { entries: [entryOf(wide), dock], delegations: [] });
  const moved = follow(before, site, {
    delegations: [grant('parcels', parcels), grant('docks', docks, { areas: ['docks', 'gates'] })],
    what: { command: 'add key', team: 'docks' },
  });
  history.keep(before, moved);
  const gates = builtAs('docks', '2.0.0', { areas: [area('docks'), area('gates')] });
  await expect(read(follow(moved, docks, beside(gates)).text)).rejects.toThrow(
    'take the area gates from parcels',
  );
  // What its team no longer may is left alone where it runs, and cannot be brought back.
  const tried = released(moved, third);
  history.keep(tried);
  const free = follow(tried, docks, beside(gates));
  history.keep(free);
  expect(await read(free.text)).toMatchObject({ team: 'docks' });
  await expect(read(follow(free, parcels, beside(wide)).text)).rejects.toThrow('serve the area gates');
});

test('a team that may release two remotes is held to its right with each of them', async () => {
  const both = grant('parcels', parcels, { remotes: ['parcels', 'belts'], areas: ['parcels', 'belts'] });
  const before = follow(undefined, site, { entries: [entryOf(first), dock], delegations: [both] });
  history.keep(before);
  const release = (build: ReturnType<typeof builtAs>) =>
    follow(before, parcels, {
      entries: [entryOf(second), entryOf(build)],
      what: { command: 'release', remote: 'belts' },
    });
  expect(await read(release(builtAs('belts')).text)).toMatchObject({ team: 'parcels' });
  const wide = builtAs('belts', '1.0.0', { areas: [area('belts'), area('docks')] });
  const next = follow(before, parcels, {
    remotes: [dock, entryOf(second), entryOf(wide)],
    what: { command: 'release', remote: 'belts' },
  });
  await expect(read(next.text)).rejects.toThrow('which may not serve the area docks.');
});

test('what ran before lies in the folder of its build, whoever said otherwise', async () => {
  const { version, build, federation, contract, shared } = first;
  const elsewhere = {
    version,
    build,
    base: '/remotes/docks/1.0.0-aaaa/',
    federation,
    contract,
    shared,
    record: digestOf(recordOf(first)),
  };
  const before = follow(undefined, site, {
    entries: [{ ...entryOf(second), earlier: [elsewhere] }],
    delegations: grants,
  });
  history.keep(before);
  const next = follow(before, parcels, { entries: [{ ...entryOf(third), earlier: [elsewhere] }] });
  await expect(read(next.text)).rejects.toThrow('which may not say that parcels 1.0.0-aaaa ran before.');
});

test('a build that runs with an area that its team lost stays while another one is tried out', async () => {
  const wide = builtAs('parcels', '1.1.0', { areas: [area('parcels'), area('gates')] });
  const before = follow(undefined, site, {
    entries: [entryOf(wide)],
    delegations: [grant('parcels', parcels)],
  });
  history.keep(before);
  const tried = entryOf(wide, { candidate: { build: buildKey(third), percent: 10 }, builds: [wide, third] });
  const begun = follow(before, parcels, { entries: [tried] });
  expect(await read(begun.text)).toMatchObject({ team: 'parcels' });
  history.keep(begun);
  const further = { ...tried, candidate: { build: buildKey(third), percent: 50 } };
  expect(await read(follow(begun, parcels, { entries: [further] }).text)).toMatchObject({ team: 'parcels' });
});

test('a remote that was never released is released by the team that may', async () => {
  const gates = newKey();
  const before = follow(undefined, site, { entries: [dock], delegations: [grant('gates', gates)] });
  history.keep(before);
  const next = follow(before, gates, { entries: [entryOf(builtAs('gates'))] });
  expect(await read(next.text)).toMatchObject({ team: 'gates', registry: next.registry });
});

test.each([
  ['/docks/:id', '/docks/:name', false],
  ['/docks/:id', '/docks/:name/edit', true],
  ['/docks/:id/:part', '/docks/:a/:b', false],
  ['/docks/id', '/docks/:id', true],
])('where others have %s, %s is free: %s', async (theirs, own, free) => {
  const both = grant('parcels', parcels, { areas: ['parcels', 'docks'] });
  const others = builtAs('lanes', '1.0.0', { areas: [], routes: [page('/lanes'), page(theirs)] });
  const before = follow(undefined, site, { entries: [entryOf(others)], delegations: [both] });
  history.keep(before);
  const next = follow(before, parcels, beside({ ...second, routes: [page('/parcels'), page(own)] }));
  if (free) expect(await read(next.text)).toMatchObject({ team: 'parcels' });
  else await expect(read(next.text)).rejects.toThrow(`which may not take the address ${own} from lanes.`);
});

describe('where the site says since which of its registries it counts', () => {
  const tooOld =
    'The registry goes on from revision 1 of the site, but REGISTRY_SINCE wants 2 or later. ' +
    'Put the newest of history/ that holds in its place.';
  const readSince = (since: number) => registryReader(history, [site.verifying], since);

  test('one that the site signed then counts, an older one does not', async () => {
    expect(await readSince(1)(granted.text)).toMatchObject({ registry: granted.registry });
    await expect(readSince(2)(granted.text)).rejects.toThrow(tooOld);
  });

  test('what teams released goes on from one that counts, however new it is itself', async () => {
    const next = released(released(granted), third);
    expect(await readSince(1)(next.text)).toMatchObject({ team: 'parcels' });
    await expect(readSince(2)(next.text)).rejects.toThrow(tooOld);
    const reader = readSince(2);
    for (let look = 0; look < 2; look += 1) await expect(reader(next.text)).rejects.toThrow(tooOld);
  });
});

test('what the site signs holds, whatever was read before', async () => {
  const last = await read(released(granted).text);
  expect(await read(granted.text, last)).toMatchObject({ registry: granted.registry });
});

describe('a long history', () => {
  const length = 40;

  function long(): Signed {
    let at = granted;
    for (let index = 0; index < length; index += 1) at = released(at, [second, third][index % 2]);
    return at;
  }

  test('is read once back to what the site signed, and not again', async () => {
    const newest = long();
    await read(newest.text);
    expect(history.reads).toBe(length);
    await read(newest.text);
    await read(released(newest, third).text);
    expect(history.reads).toBe(length + 1);
  });

  test('that does not hold at its beginning is not proven anew with each look', async () => {
    const newest = long();
    history.remove(1);
    for (let look = 0; look < 5; look += 1) await expect(read(newest.text)).rejects.toThrow('history/1.json');
    expect(history.reads).toBeLessThan(length + 10);
  });

  test('is not read for what follows the registry that held before', async () => {
    const newest = long();
    const last = await registryReader(history, [site.verifying])(newest.text);
    history.reads = 0;
    await read(released(newest, third).text, last);
    expect(history.reads).toBe(0);
  });
});
