/** @jest-environment ./infra/emulator/testing/environment.ts */
import { filesIn } from '../../../testing/archive';
import { withService } from '../../../testing/engines';
import { admin, operator } from '../../../testing/service';

const base = '/itemsense/support/v1/readers/logs';

withService((service) => {
  const status = async () => (await service().get(`${base}/requests`)).body;
  const forget = () => service().emulator.database.execute('delete from reader_log_request');

  test('[LOG-03] are collected reader by reader, and then downloaded', async () => {
    const started = await service().post(`${base}/requests`, { body: '""' });
    expect(started.status).toBe(200);
    expect(started.body).toMatchObject({
      state: 'RUNNING',
      requestTime: '2026-03-02T08:00:00.000Z',
      completeTime: null,
      readersStates: { DONE: [], ERROR: [] },
    });
    expect(started.body.readersStates.RUNNING).toHaveLength(40);
    await service().clock.advance(8000);
    const halfway = await status();
    expect(halfway.state).toBe('RUNNING');
    expect(halfway.readersStates.RUNNING.length).toBeGreaterThan(0);
    expect(halfway.readersStates.DONE.length).toBeGreaterThan(0);
    await service().clock.advance(13_000);
    const { state, readersStates, completeTime } = await status();
    expect([state, readersStates.RUNNING]).toEqual(['DONE', []]);
    expect(Date.parse(completeTime)).toBeGreaterThan(Date.parse('2026-03-02T08:00:17Z'));
    expect(readersStates.ERROR).toEqual(expect.arrayContaining(['DC1-Dock-Door-07', 'RH-Tool-Cabinet']));

    const answer = await fetch(`${service().emulator.url}${base}/download`, {
      headers: { authorization: admin },
    });
    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="reader-logs-20260302T080000Z.tar.gz"',
    );
    const files = await filesIn(answer);
    expect([...files.keys()]).toEqual(readersStates.DONE.map((name: string) => `${name}/reader.log`));
    expect(files.get('MS-Checkout-2/reader.log')).toMatch(
      /^# reader {3}MS-Checkout-2\n# address {2}10\.21\./,
    );
    expect(files.get('MS-Checkout-2/reader.log')).toMatch(/ INFO {2}agent: checked in\n/);
  });

  test('[LOG-06] are collected once at a time, and not downloaded meanwhile', async () => {
    await service().post(`${base}/requests`);
    for (const answer of [
      await service().post(`${base}/requests`),
      await service().get(`${base}/download`),
    ]) {
      expect(answer.status).toBe(409);
      expect(answer.body.message).toMatch(/wait for the (existing )?collection to finish$/);
    }
  });

  test('[LOG-09] are not there before somebody asked for them', async () => {
    await forget();
    for (const path of ['requests', 'download']) {
      const { status: code, body } = await service().get(`${base}/${path}`);
      expect([code, body.message]).toEqual([404, 'Reader logs have not been requested yet']);
    }
  });

  test('[LOG-09] cannot be collected without readers, or where none can be reached', async () => {
    const { database } = service().emulator;
    await database.execute(`update reader_state set phase = 'LOST', next_step = null`);
    await service().post(`${base}/requests`);
    await service().clock.advance(19_000);
    expect(await status()).toMatchObject({ state: 'ERROR', readersStates: { RUNNING: [], DONE: [] } });
    expect((await service().get(`${base}/download`)).status).toBe(409);
    await database.execute('truncate reader_definition cascade');
    const { status: code, body } = await service().post(`${base}/requests`);
    expect([code, body.message]).toEqual([409, 'There are no readers to collect logs from']);
  });

  test('are the administrator’s', async () => {
    for (const answer of [
      await service().post(`${base}/requests`, { as: operator }),
      await service().get(`${base}/requests`, { as: operator }),
      await service().get(`${base}/download`, { as: operator }),
    ])
      expect(answer.status).toBe(403);
  });
});
