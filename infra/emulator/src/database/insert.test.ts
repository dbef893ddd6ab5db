/** @jest-environment ./infra/emulator/testing/environment.ts */
import { onBothEngines } from '../../testing/engines';
import { insert, insertNumbered, writeScript } from './insert';

const values = [
  {
    text: "O'Hara \\ $1 ''; drop table facility",
    number: 1.5,
    flag: true,
    at: new Date('2026-03-02T08:00:00Z'),
  },
  { text: 'ünïcode 漢字\n"', number: -3, flag: false, at: null },
];

onBothEngines((service) => {
  test('a script stores what its statements would store one by one', async () => {
    const { database } = service().emulator;
    const stored = await database.transaction(async (transaction) => {
      await transaction.execute(
        `create temporary table one (id serial, text text, number real, flag boolean, at timestamptz) on commit drop;
         create temporary table other (like one) on commit drop;`,
      );
      const script = writeScript();
      await insertNumbered(script, 'one', values);
      await script.query('insert into one (text, number, at) values ($1, $2, $3)', [
        values[0]?.text,
        7,
        values[0]?.at,
      ]);
      await insert(script, 'other', []);
      await transaction.execute(script.sql());
      return transaction.query('select id, text, number, flag, at from one order by id');
    });
    expect(stored).toEqual([
      { id: 1, ...values[0] },
      { id: 2, ...values[1] },
      { id: 3, ...values[0], number: 7, flag: null },
    ]);
  });

  test('statements that are run together are taken back with their transaction', async () => {
    const { database } = service().emulator;
    const failing = database.transaction(async (transaction) => {
      await transaction.execute(`insert into facility (name) values ('Annex'); delete from recipe`);
      throw new Error('given up');
    });
    await expect(failing).rejects.toThrow('given up');
    const [counts] = await database.query<{ annex: number; recipes: number }>(
      `select (select count(*)::int from facility where name = 'Annex') as annex,
         (select count(*)::int from recipe) as recipes`,
    );
    expect(counts).toEqual({ annex: 0, recipes: expect.any(Number) });
    expect(counts?.recipes).toBeGreaterThan(0);
  });
});
