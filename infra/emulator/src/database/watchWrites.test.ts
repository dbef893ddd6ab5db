import type { Database } from './database';
import { alone } from './leadership';
import { watchWrites } from './watchWrites';

const database: Database = {
  kind: 'pglite',
  query: async () => [],
  execute: async () => {},
  transaction: (work) => work({ query: async () => [], execute: async () => {} }),
  vacuum: async () => {},
  leadership: alone,
  close: async () => {},
};

test('a revision changes with what was written to its tables', async () => {
  const { database: watched, revision } = watchWrites(database);
  const changes = async (run: () => Promise<unknown>) => {
    const before = [revision('item'), revision('job', 'item'), revision('job')];
    await run();
    const after = [revision('item'), revision('job', 'item'), revision('job')];
    return after.map((each, index) => each !== before[index]);
  };
  expect(await changes(() => watched.query('select 1'))).toEqual([false, false, false]);
  expect(await changes(() => watched.query('update item set a = 1'))).toEqual([true, true, false]);
  expect(await changes(() => watched.query('  insert into job (id) values (1)'))).toEqual([
    false,
    true,
    true,
  ]);
  const due = 'with due as (select id from job for update skip locked) select id from due';
  expect(await changes(() => watched.query(due))).toEqual([false, false, false]);
  const gone = 'with gone as (delete from job returning id) select id from gone';
  expect(await changes(() => watched.query(gone))).toEqual([true, true, true]);
  expect(await changes(() => watched.query('delete from facility'))).toEqual([true, true, true]);
  expect(await changes(() => watched.query('delete from job_iteration'))).toEqual([false, false, false]);
  expect(await changes(() => watched.execute('truncate job'))).toEqual([true, true, true]);
  expect(
    await changes(() =>
      watched.transaction(async (transaction) => {
        await transaction.query('select 1');
        await transaction.query('update job set a = 1');
      }),
    ),
  ).toEqual([false, true, true]);
  expect(
    await changes(() => watched.transaction((transaction) => transaction.execute('truncate job'))),
  ).toEqual([true, true, true]);
});

test('on a server there is none: others write too', () => {
  expect(watchWrites({ ...database, kind: 'postgresql' }).revision('job')).toBeUndefined();
});
