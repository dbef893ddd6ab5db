/** @jest-environment ./infra/emulator/testing/environment.ts */
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { onBothEngines } from '../../testing/engines';
import { ServiceUnderTest } from '../../testing/service';

const health = '/itemsense/health/v1/readers';

onBothEngines((service) => {
  test('readers check in as time passes', async () => {
    const late = async () => {
      const now = service().clock.now().getTime();
      const readers = (await service().get(health)).body as { state: string; lastCheckin: string | null }[];
      return readers
        .filter(({ state }) => state === 'IDLE' || state === 'RUNNING_JOB')
        .filter(({ lastCheckin }) => now - Date.parse(lastCheckin ?? '') > 35_000);
    };
    for (let minute = 0; minute < 3; minute++) {
      await service().stride(60_000);
      expect(await late()).toEqual([]);
    }
  });

  test('a new reader registers after a while', async () => {
    await service().post('/itemsense/configuration/v1/readerDefinitions/create', {
      body: { name: 'New', address: 'new.example', type: 'XSPAN', facility: 'DEFAULT' },
    });
    const state = async () => (await service().get(`${health}/New`)).body.state;
    await service().clock.advance(10_000);
    expect(await state()).toBe('AWAITING_AGENT');
    await service().stride(60_000);
    expect(await state()).toBe('IDLE');
  });

  test('whoever waits for health events gets some within minutes', async () => {
    const heard = new Set<string>();
    const stop = service().emulator.messages.subscribe('health', (all) => {
      for (const { readerId, type } of all) heard.add(`${readerId} ${type}`);
    });
    await service().stride(180_000);
    stop();
    expect([...heard]).toEqual(
      expect.arrayContaining(['DC1-Dock-Door-03 CONNECTION', 'MS-Fitting-Room-2 THROUGHPUT']),
    );
  });

  test.each([90_000, 86_400_000])('a clock that is set back by %i ms stops nothing', async (by) => {
    const { clock, emulator } = service();
    await service().stride(60_000);
    clock.set(new Date(clock.now().getTime() - by));
    await clock.advance(1000);
    const columns = await emulator.database.query<{ table_name: string; column_name: string }>(
      `select table_name, column_name from information_schema.columns where table_schema = current_schema()
         and data_type = 'timestamp with time zone' and table_name <> 'migration' and column_name <> 'next_step'`,
    );
    for (const { table_name, column_name } of columns) {
      const later = await emulator.database.query(`select 1 from ${table_name} where ${column_name} > $1`, [
        clock.now(),
      ]);
      expect([table_name, column_name, later.length]).toEqual([table_name, column_name, 0]);
    }
    await service().stride(60_000);
    const readers = (await service().get(health)).body as { state: string; lastCheckin: string | null }[];
    const ages = readers
      .filter(({ state }) => state === 'IDLE' || state === 'RUNNING_JOB')
      .map(({ lastCheckin }) => clock.now().getTime() - Date.parse(lastCheckin ?? ''));
    expect(Math.min(...ages)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...ages)).toBeLessThan(45_000);
  });

  test('one that waits for nothing stays', async () => {
    await service().stride(120_000);
    expect((await service().get(`${health}/RH-Tool-Cabinet`)).body.state).toBe('AWAITING_AGENT');
    expect((await service().get(`${health}/DC1-Dock-Door-07`)).body.state).toBe('NOT_RESPONDING');
  });
});

const afterAnHour = async (seed: number) => {
  const service = await ServiceUnderTest.start({ seed, speed: 60, items: 0, history: 0 });
  await service.stride(120_000);
  const { body } = await service.get(health);
  await service.emulator.close();
  return body as { state: string; connectionStatus: { status: string } }[];
};

test('the same seed gives the same events, another one others', async () => {
  const first = await afterAnHour(3);
  expect(await afterAnHour(3)).toEqual(first);
  expect(await afterAnHour(4)).not.toEqual(first);
});

test('while nobody asks the fleet moves in larger steps, and as ever as soon as somebody does', async () => {
  const service = await ServiceUnderTest.start({ rest: 10_000 });
  const { clock, emulator } = service;
  const movedWithin = async (seconds: number) => {
    const since = clock.now();
    await clock.advance(seconds * 1000);
    const rows = await emulator.database.query<{ moment: Date }>(
      'select distinct observed as moment from item_history where observed > $1',
      [since],
    );
    return rows.map(({ moment }) => moment.getTime());
  };
  const steps = await movedWithin(60);
  expect(steps.length).toBeGreaterThan(3);
  expect(steps.length).toBeLessThanOrEqual(6);
  expect((await service.get(health)).status).toBe(200);
  expect((await movedWithin(30)).length).toBeGreaterThan(15);
  // Nobody has asked since; then a socket is opened, and nothing is said on it.
  await clock.advance(60_000);
  expect((await movedWithin(30)).length).toBeLessThanOrEqual(3);
  const options = { thresholdName: 'Nothing' };
  const { body } = await service.post('/api/queues', { body: { type: 'transitions', options } });
  const socket = new WebSocket(body.socketUrl);
  await once(socket, 'open');
  await clock.advance(60_000);
  expect((await movedWithin(30)).length).toBeGreaterThan(15);
  socket.close();
  await emulator.close();
});

test('nothing moves where the simulation is turned off', async () => {
  const service = await ServiceUnderTest.start({ simulation: false });
  const before = (await service.get(health)).body;
  await service.clock.advance(600_000);
  expect((await service.get(health)).body).toEqual(before);
  await service.emulator.close();
});
