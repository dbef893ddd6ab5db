import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createKeyPair, folderStore, readSigningKey } from '@console/store';
import { type Journal, openJournal } from './journal';
import type { Entry } from './records';
import { searchTrails } from './search';
import type { Change, Place, Wanted } from './segments';

const key = readSigningKey(createKeyPair().privateKey, 'The key');

let folder: string;
const journals: Journal[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'audit-'));
});
afterEach(async () => {
  for (const journal of journals.splice(0)) await journal.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A trail whose clock goes on by a second with each record. */
async function trail(name: string, from = '2026-11-24T08:00:00.000Z', below = folder): Promise<Journal> {
  let time = Date.parse(from);
  const now = () => {
    time += 1000;
    return new Date(time);
  };
  const journal = await openJournal({ folder: below, trail: name, key, segmentLength: 10, now });
  journals.push(journal);
  return journal;
}

interface Said {
  readonly id: string;
  readonly person?: string;
  readonly record?: string;
  readonly action?: string;
}

const intent = ({ id, person, record = 'Store 1', action = 'delete' }: Said): Entry => ({
  kind: 'intent',
  id,
  ...(person !== undefined && { person: { name: person, roles: ['Admin'] } }),
  address: '10.0.0.7',
  method: 'DELETE',
  route: '/itemsense/configuration/v1/facilities/destroy/:name',
  action,
  model: 'facilities',
  record,
});
const outcome = (id: string, status = 204): Entry => ({ kind: 'outcome', id, status, duration: 12 });

async function all(
  wanted: Wanted = {},
  behind?: Place,
  search = searchTrails({ store: folderStore(folder) }),
) {
  const found: Change[] = [];
  for await (const change of search.find(wanted, behind)) found.push(change);
  return found;
}
const ids = (changes: readonly Change[]) => changes.map(({ id }) => id);

test('changes come the latest first, with how they ended, over segments and gateways', async () => {
  const north = await trail('north');
  const south = await trail('south', '2026-11-24T08:00:00.500Z');
  for (let number = 1; number <= 12; number += 1) {
    await north.append(intent({ id: `n${number}`, person: 'ada' }), outcome(`n${number}`));
    await south.append(intent({ id: `s${number}` }), outcome(`s${number}`, 403));
  }
  const found = await all();
  expect(ids(found)).toEqual(
    Array.from({ length: 12 }, (_, index) => [`s${12 - index}`, `n${12 - index}`]).flat(),
  );
  expect(found[1]).toMatchObject({
    trail: 'north',
    person: { name: 'ada' },
    result: 'done',
    status: 204,
    duration: 12,
  });
  expect(found[0]).toMatchObject({ trail: 'south', result: 'refused' });
});

test('a search goes on behind the change that it gave last', async () => {
  const journal = await trail('north');
  for (let number = 1; number <= 30; number += 1) await journal.append(intent({ id: `n${number}` }));
  const first = await all();
  expect(ids(await all({}, first[12]))).toEqual(ids(first.slice(13)));
});

test.each<[string, Wanted, string[]]>([
  ['a person', { person: 'ada' }, ['3', '1']],
  ['a record', { record: 'Dock 2' }, ['2']],
  ['an action', { action: 'stop' }, ['3']],
  ['a result', { result: 'failed' }, ['2']],
  ['what has no end', { result: 'open' }, ['3']],
  ['a part of a name in another case', { text: 'dOCK' }, ['2']],
  ['a part of the path', { text: 'facilities/destroy' }, ['3', '2', '1']],
  ['a time', { since: '2026-11-24T08:00:03Z', until: '2026-11-24T08:00:05Z' }, ['2']],
  ['two things that no change has at once', { person: 'ada', record: 'Dock 2' }, []],
  ['a gateway', { trail: 'south' }, []],
])('%s is found', async (_what, wanted, expected) => {
  const journal = await trail('north');
  await journal.append(intent({ id: '1', person: 'ada' }), outcome('1'));
  await journal.append(intent({ id: '2', person: 'bob', record: 'Dock 2' }), outcome('2', 500));
  await journal.append(intent({ id: '3', person: 'ada', action: 'stop' }));
  expect(ids(await all(wanted))).toEqual(expected);
});

test('an end that is recorded in a later segment belongs to its change, with the person who it names', async () => {
  const journal = await trail('north');
  await journal.append(intent({ id: 'first', action: 'sign in' }));
  for (let number = 1; number <= 25; number += 1) await journal.append(intent({ id: `n${number}` }));
  const search = searchTrails({ store: folderStore(folder) });
  expect(await all({ result: 'done' }, undefined, search)).toEqual([]);
  await journal.append({ ...outcome('first', 200), person: { name: 'eve', roles: [] } } as Entry);
  expect(await all({ person: 'eve', result: 'done' }, undefined, search)).toMatchObject([
    { id: 'first', status: 200 },
  ]);
});

test('the latest records of its own gateway are there before they are shared', async () => {
  const own = mkdtempSync(join(tmpdir(), 'own-'));
  try {
    const [here, other] = [await trail('here', undefined, own), await trail('other')];
    await other.append(intent({ id: 'o1' }));
    await here.append(intent({ id: 'h1' }));
    const search = searchTrails({ store: folderStore(folder), own: { folder: own, trail: 'here' } });
    expect(ids(await all({}, undefined, search)).sort()).toEqual(['h1', 'o1']);
    await here.append(intent({ id: 'h2' }));
    expect(ids(await all({}, undefined, search))[0]).toBe('h2');
  } finally {
    for (const journal of journals.splice(0)) await journal.close();
    rmSync(own, { recursive: true, force: true });
  }
});

test('no segment is read twice that holds nothing of what is wanted', async () => {
  const journal = await trail('north');
  for (let number = 1; number <= 300; number += 1)
    await journal.append(
      intent({ id: `n${number}`, record: number === 5 ? 'rare' : 'common' }),
      outcome(`n${number}`),
    );
  const store = folderStore(folder);
  const read: string[] = [];
  const search = searchTrails({
    store: {
      ...store,
      read(path) {
        read.push(path);
        return store.read(path);
      },
    },
  });
  await all({ record: 'rare' }, undefined, search);
  expect(read.length).toBeGreaterThan(50);
  read.length = 0;
  expect(ids(await all({ record: 'rare' }, undefined, search))).toEqual(['n5']);
  expect(read.length).toBeLessThanOrEqual(1);
});

test('of a segment that is known, only the lines are read that may be wanted', async () => {
  const journal = await trail('north');
  for (let number = 1; number <= 300; number += 1)
    await journal.append(
      intent({ id: `n${number}`, person: 'ada', record: number % 50 === 0 ? 'rare' : 'common' }),
      outcome(`n${number}`),
    );
  const store = folderStore(folder);
  const read: string[] = [];
  let lines = 0;
  const search = searchTrails({
    store: {
      ...store,
      read(path) {
        read.push(path);
        return store.read(path);
      },
      async readParts(path, parts) {
        lines += parts.length;
        return store.readParts?.(path, parts);
      },
    },
  });
  await all({}, undefined, search);
  read.length = 0;
  const found = await all({ text: 'RARE' }, undefined, search);
  expect(ids(found)).toEqual(['n300', 'n250', 'n200', 'n150', 'n100', 'n50']);
  expect(found[1]).toMatchObject({ person: { name: 'ada' }, result: 'done', status: 204 });
  // The segment that was read last is still in memory.
  expect({ read, lines }).toEqual({ read: [], lines: 10 });
});

describe('summaries on the disk', () => {
  const own = () => ({ folder, trail: 'gateway-1' });
  const search = () => searchTrails({ store: folderStore(folder), own: own() });
  const summaries = () => readdirSync(join(folder, 'summaries', 'gateway-1')).sort();

  async function searched() {
    const journal = await trail('gateway-1');
    for (let count = 1; count <= 11; count++)
      await journal.append(intent({ id: `c-${count}`, record: `Store ${count}` }), outcome(`c-${count}`));
    const found = await all({ record: 'Store 2' }, undefined, search());
    return { journal, found };
  }

  test('what a segment holds that is written to no more is known after the next start', async () => {
    const { journal, found } = await searched();
    expect(found).toMatchObject([{ id: 'c-2' }]);
    const whole = journal.segments().slice(0, -1);
    expect(summaries()).toEqual(whole.map((name) => `${name}.json`));
    expect(await all({ record: 'Store 2' }, undefined, search())).toEqual(found);
    expect(await all({ text: 'store 1' }, undefined, search())).toHaveLength(3);

    // It is asked indeed: what it does not name is not looked for.
    const [first = ''] = summaries();
    const path = join(folder, 'summaries', 'gateway-1', first);
    writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), records: [] }));
    expect(await all({ record: 'Store 2' }, undefined, search())).toEqual([]);
    writeFileSync(path, '{');
    expect(await all({ record: 'Store 2' }, undefined, search())).toEqual(found);
  });

  test('a summary whose lines are not where it says changes nothing of what is found', async () => {
    const { found } = await searched();
    const [first = ''] = summaries();
    const path = join(folder, 'summaries', 'gateway-1', first);
    const summary = JSON.parse(readFileSync(path, 'utf8'));
    for (const moved of [1, 100_000]) {
      const lines = summary.lines.map((one: number, index: number) => (index % 4 === 0 ? one + moved : one));
      writeFileSync(path, JSON.stringify({ ...summary, lines }));
      expect(await all({ record: 'Store 2' }, undefined, search())).toEqual(found);
    }
  });

  test('a summary goes with its segment', async () => {
    const { journal } = await searched();
    const dropped = await journal.drop();
    await all({}, undefined, search());
    expect(summaries()).not.toContain(`${dropped}.json`);
    expect(summaries().length).toBeGreaterThan(0);
  });
});

test('who has a secret finds what was done with it by its digest', async () => {
  const journal = await trail('gateway-1');
  await journal.append(intent({ id: 'c-1', record: 'hmac-sha256:Ab', action: 'revoke' }), outcome('c-1'));
  const digestOf = (text: string) => (text === 'secret' ? 'hmac-sha256:Ab' : `digest of ${text}`);
  const search = searchTrails({ store: folderStore(folder), own: { folder, trail: 'gateway-1' }, digestOf });
  expect(await all({ text: 'secret' }, undefined, search)).toMatchObject([{ id: 'c-1' }]);
  expect(await all({ text: 'other' }, undefined, search)).toEqual([]);
});
