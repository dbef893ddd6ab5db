/** @jest-environment ./infra/emulator/testing/environment.ts */
import { join } from 'node:path';
import { mayMount, mountSmallDisk, type SmallDisk } from '../../testing/disk';
import { outside } from '../../testing/outside';
import { startProgram } from '../../testing/program';
import { startWriting } from '../../testing/writing';

const onDisks = mayMount() ? describe : describe.skip;
if (!mayMount())
  console.warn('NOT TESTED: a full disk below the embedded database, since this user may mount none.');

onDisks('a full disk below the embedded database', () => {
  let disk: SmallDisk;
  beforeEach(() => {
    disk = mountSmallDisk('64m');
  });
  afterEach(() => disk.remove());

  test('refuses what would be stored by a sentence, goes on reading, and is whole as soon as there is room', async () => {
    const program = startProgram(['--port', '0', '--factory', '--data', join(disk.folder, 'data')]);
    const url = await program.listening;
    const writing = startWriting(url, { length: 200 });
    await writing.acknowledged(10);
    disk.fill();
    await writing.refused();
    expect((await fetch(`${url}/healthz`)).status).toBe(503);
    disk.empty();
    await writing.acknowledgedMore(20);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect(await writing.end()).toEqual({
      refusals: ['507 The disk of the service is full: nothing can be stored until there is room'],
      lost: [],
    });
    program.child.kill('SIGTERM');
    expect(await program.ended).toBe(0);
  }, 60_000);

  test('that has no room for its log breaks the engine, which is opened again with all that was committed', async () => {
    const database = await outside.openDatabase({ data: join(disk.folder, 'data') });
    await database.execute('create table note (id integer primary key)');
    // The next part of the log has a megabyte.
    disk.fill(600_000);
    let committed = 0;
    const write = () =>
      database.transaction(async (transaction) => {
        await transaction.query("select pg_logical_emit_message(true, 'filler', repeat('x', 100000))");
        await transaction.query('insert into note (id) values ($1)', [committed + 1]);
      });
    const failures = new Set<string>();
    while (failures.size < 2)
      await write().then(
        () => {
          committed += 1;
        },
        (error: Error) => failures.add(error.message),
      );
    expect([...failures][1]).toBe('The embedded database cannot be opened: no space left on device');
    disk.empty();
    const freed = performance.now();
    for (let isWhole = false; !isWhole; )
      isWhole = await write().then(
        () => true,
        () => false,
      );
    expect(performance.now() - freed).toBeLessThan(10_000);
    // The one that failed last may have been committed: nobody was told.
    const [{ count } = { count: 0 }] = await database.query<{ count: number }>(
      'select count(*)::int from note',
    );
    expect(count).toBe(committed + 1);
    await database.close();
  }, 60_000);
});

test('the log of the embedded database does not grow as long as it runs', async () => {
  const { mkdtemp, readdir, rm } = await import('node:fs/promises');
  const { tmpdir } = await import('node:os');
  const folder = await mkdtemp(join(tmpdir(), 'log-'));
  const database = await outside.openDatabase({ data: join(folder, 'data') });
  const parts = async () =>
    (await readdir(join(folder, 'data/pg_wal'))).filter((name) => /^[0-9A-F]{24}$/.test(name)).length;
  for (let turn = 0; turn < 4; turn += 1) {
    for (let index = 0; index < 8; index += 1)
      await database.query("select pg_logical_emit_message(true, 'filler', repeat('x', 1000000))");
    await database.vacuum();
  }
  expect(await parts()).toBeLessThan(20);
  await database.close();
  await rm(folder, { recursive: true });
}, 60_000);
