import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { initialisedCluster } from './cluster';
import { type Engine, startEngine } from './engine';

let engine: Engine;
beforeAll(async () => {
  engine = await startEngine({ cluster: await initialisedCluster() });
  await engine.execute('create table note (id integer primary key, text text)');
});
beforeEach(() => engine.execute('truncate note'));
afterAll(() => engine.close());

const notes = async () =>
  (await engine.query<{ id: number }>('select id from note order by id', [])).map(({ id }) => id);
const add = (query: Engine['query'], id: number) => query('insert into note (id) values ($1)', [id]);

test('while a statement takes its time, the process does other things', async () => {
  const done: string[] = [];
  const statement = engine
    .query('select count(*) from generate_series(1, 1000000)', [])
    .then(() => done.push('the statement'));
  for (let turn = 0; turn < 10; turn += 1) await setImmediate();
  done.push('ten turns');
  await statement;
  expect(done).toEqual(['ten turns', 'the statement']);
});

test('values come through as they are', async () => {
  const moment = new Date('2026-03-02T08:00:00.123Z');
  const [row] = await engine.query(
    'select $1::timestamptz as moment, $2::jsonb as document, $3::bytea as bytes, $4::text as nothing',
    [moment, JSON.stringify({ a: [1, null, 'ü😀'] }), new Uint8Array([0, 255]), null],
  );
  expect(row).toEqual({
    moment,
    document: { a: [1, null, 'ü😀'] },
    bytes: new Uint8Array([0, 255]),
    nothing: null,
  });
});

test('a failure has its message and its SQLSTATE, and the next statement works', async () => {
  await add(engine.query, 1);
  await expect(add(engine.query, 1)).rejects.toMatchObject({
    code: '23505',
    message: expect.stringContaining('note_pkey'),
  });
  expect(await notes()).toEqual([1]);
});

test('a transaction is stored whole or not at all, and others wait for it', async () => {
  const order: string[] = [];
  const first = engine.transaction(async ({ query }) => {
    await add(query, 1);
    await setImmediate();
    await add(query, 2);
    order.push('first');
    return 'its result';
  });
  const second = engine.transaction(async ({ query }) => {
    order.push('second');
    await add(query, 3);
    throw new Error('given up');
  });
  await expect(second).rejects.toThrow('given up');
  expect(await first).toBe('its result');
  expect(order).toEqual(['first', 'second']);
  expect(await notes()).toEqual([1, 2]);
  const failing = engine.transaction(async ({ query }) => {
    await add(query, 4);
    await add(query, 4);
  });
  await expect(failing).rejects.toMatchObject({ code: '23505' });
  expect(await notes()).toEqual([1, 2]);
});

test('a constraint that fails when a transaction is committed fails the transaction', async () => {
  await engine.execute('create table page (note integer references note (id) deferrable initially deferred)');
  const dangling = engine.transaction(({ query }) => query('insert into page values (7)', []));
  await expect(dangling).rejects.toMatchObject({ code: '23503' });
  await engine.execute('drop table page');
  expect(await notes()).toEqual([]);
});

test('a folder that holds no cluster is refused, and so is what is asked of an engine that has stopped', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'engine-'));
  try {
    await writeFile(join(dataDir, 'PG_VERSION'), '9\n');
    await expect(startEngine({ dataDir })).rejects.toThrow();
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
  const stopped = await startEngine({ cluster: await initialisedCluster() });
  await stopped.close();
  await expect(stopped.query('select 1', [])).rejects.toThrow('The embedded database has stopped');
});
