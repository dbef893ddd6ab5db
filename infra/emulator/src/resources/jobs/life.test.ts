/** @jest-environment ./infra/emulator/testing/environment.ts */
import { filesIn } from '../../../testing/archive';
import { withService } from '../../../testing/engines';
import { operator } from '../../../testing/service';

const base = '/itemsense/control/v1/jobs';
const hospital = 'Riverside Hospital';

withService((service) => {
  const start = (body: object) => service().post(`${base}/start`, { body });
  const show = async (id: string) => (await service().get(`${base}/show/${id}`)).body;
  const health = async (reader: string) =>
    (await service().get(`/itemsense/health/v1/readers/${reader}`)).body.state;
  const theatres = {
    facility: hospital,
    recipeName: 'IMPINJ_Deep_Scan_Inventory',
    readerGroups: ['theatres'],
  };

  test('one lives from WAITING to STOPPED', async () => {
    const { status, body } = await start({
      ...theatres,
      jobName: 'watch',
      startDelay: 'PT5S',
      durationSeconds: 60,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'WAITING',
      activeDuration: null,
      startAttempts: 0,
      stopReason: null,
      facilities: [{ name: hospital }],
      job: {
        name: 'watch',
        ...theatres,
        durationSeconds: 60,
        startDelay: 'PT5S',
        reportToDatabaseEnabled: true,
        reportToHistoryEnabled: true,
        reportToMessageQueueEnabled: true,
      },
    });
    await service().clock.advance(4000);
    expect((await show(body.id)).status).toBe('WAITING');
    const seen = new Set<string>();
    for (let second = 0; second < 15; second++) {
      await service().clock.advance(1000);
      seen.add((await show(body.id)).status);
    }
    expect([...seen]).toEqual(['INITIALIZING', 'STARTING', 'RUNNING']);
    const running = await show(body.id);
    expect(running.failedReaderNames).toEqual(['RH-OR-Corridor-2', 'RH-Tool-Cabinet']);
    expect(running.errors.map(({ message }: { message: string }) => message)).toEqual([
      'Reader RH-OR-Corridor-2 failed to initialise its connection',
      'Reader RH-Tool-Cabinet failed to initialise its connection',
    ]);
    expect(await health('RH-OR-Corridor-1')).toBe('RUNNING_JOB');
    const { readers } = (await service().get(`${base}/stats/${body.id}`)).body;
    expect(readers).toContainEqual({
      readerName: 'RH-OR-Corridor-1',
      state: 'RUNNING_JOB',
      failed: false,
      readerConfigurationName: 'IMPINJ_Deep_Scan_Inventory',
    });
    await service().stride(40_000);
    await service().clock.advance(30_000);
    expect(await show(body.id)).toMatchObject({
      status: 'STOPPED',
      stopReason: 'JOB_COMPLETED',
      activeDuration: expect.stringMatching(/^PT1M[345](\.\d+)?S$/),
    });
    expect(await health('RH-OR-Corridor-1')).toBe('IDLE');
  });

  test('one is stopped gracefully, or not', async () => {
    const { id } = (await start(theatres)).body;
    await service().clock.advance(15_000);
    expect((await service().post(`${base}/stop/${id}`, { as: operator })).status).toBe(403);
    const stopping = await service().post(`${base}/stop/${id}`);
    expect(stopping.status).toBe(200);
    expect(stopping.body).toMatchObject({ status: 'STOPPING', stopReason: 'USER_REQUESTED_GRACEFUL' });
    const hurried = await service().post(`${base}/stop/${id}?graceful=false`);
    expect(hurried.body).toMatchObject({ status: 'STOPPING', stopReason: 'USER_REQUESTED_ABRUPT' });
    await service().clock.advance(2000);
    expect((await show(id)).status).toBe('STOPPED');
    const again = await service().post(`${base}/stop/${id}?graceful=true`, { body: '""' });
    expect(again.body).toMatchObject({ status: 'STOPPED', stopReason: 'USER_REQUESTED_ABRUPT' });
    expect((await service().post(`${base}/stop/${id}?graceful=perhaps`)).status).toBe(400);
    expect((await service().post(`${base}/stop/no-such-job`)).status).toBe(404);
  });

  test('one that is stopped is in the way of nothing', async () => {
    const v1 = '/itemsense/configuration/v1';
    await service().post(`${v1}/facilities/create`, { body: { name: 'Annex' } });
    await service().post(`${v1}/recipes/create`, {
      body: { name: 'Once', type: 'INVENTORY', readerConfigurationName: 'IMPINJ_Deep_Scan_Inventory' },
    });
    await service().post(`${v1}/readerDefinitions/create`, {
      body: { name: 'Only', address: 'only.example', type: 'XSPAN', facility: 'Annex' },
    });
    await service().stride(60_000);
    const inAnnex = { facility: 'Annex', recipeName: 'Once' };
    const { id } = (await start(inAnnex)).body;
    await service().clock.advance(10_000);
    expect(await health('Only')).toBe('RUNNING_JOB');
    expect((await service().post(`${base}/stop/${id}`)).body.status).toBe('STOPPING');
    expect(await health('Only')).toBe('IDLE');

    const next = (await start(inAnnex)).body;
    await service().clock.advance(20_000);
    expect((await show(id)).status).toBe('STOPPED');
    expect((await show(next.id)).status).toBe('RUNNING');
    expect(await health('Only')).toBe('RUNNING_JOB');
    await service().post(`${base}/stop/${next.id}`);
    for (const path of ['recipes/destroy/Once', 'readerDefinitions/destroy/Only', 'facilities/destroy/Annex'])
      expect([path, (await service().delete(`${v1}/${path}`)).status]).toEqual([path, 204]);
    await service().clock.advance(10_000);
    expect((await show(next.id)).status).toBe('STOPPED');
  });

  test.each([
    [true, 'USER_REQUESTED_GRACEFUL'],
    [false, 'USER_REQUESTED_ABRUPT'],
  ])('one that never began is over when it is stopped, graceful %s', async (graceful, stopReason) => {
    for (const passed of [0, 3000]) {
      const { id } = (await start(theatres)).body;
      await service().clock.advance(passed);
      const stopped = await service().post(`${base}/stop/${id}?graceful=${graceful}`);
      expect(stopped.body).toMatchObject({ status: 'STOPPED', stopReason, activeDuration: null });
      await service().clock.advance(10_000);
      expect((await show(id)).stopReason).toBe(stopReason);
    }
  });

  test('one whose readers are busy is refused, naming the job that has them', async () => {
    const jobs = (await service().get(`${base}/show`)).body;
    const other = jobs.find(({ job }: { job: { name: string } }) => job.name === 'dc1-tracking');
    const { status, body } = await start({
      recipeName: 'IMPINJ_Fast_Location',
      facilities: [{ name: 'Columbus Distribution Center' }],
    });
    expect(status).toBe(409);
    expect(/JobId=([^,]*),/.exec(body.message)?.[1]).toBe(other.id);
    expect((await service().get(`${base}/show`)).body).toHaveLength(jobs.length);
  });

  test('one without a reader that answers is tried four times and fails', async () => {
    const { body } = await start({ recipeName: 'IMPINJ_Fast_Location', facility: 'DEFAULT' });
    await service().stride(120_000);
    expect(await show(body.id)).toMatchObject({
      status: 'STOPPED',
      stopReason: 'JOB_FAILED',
      startAttempts: 4,
      activeDuration: null,
      readerNames: [],
      errorCount: 5,
    });
  });

  test('what cannot be started is refused, naming the field', async () => {
    const refusals: [object, number, RegExp][] = [
      [{ recipeName: undefined }, 400, /^recipeName is required$/],
      [{ recipeName: 'Gone' }, 400, /^recipeName "Gone" does not exist$/],
      [{ facility: undefined }, 400, /^facility is required while there is more than one$/],
      [{ facility: 'Nowhere' }, 400, /^facility "Nowhere" does not exist$/],
      [{ startDelay: 'soon' }, 400, /^startDelay must be an ISO 8601 duration/],
      [{ durationSeconds: -1 }, 400, /^durationSeconds must be/],
      [{ durationSeconds: 'long' }, 400, /^durationSeconds must be/],
    ];
    for (const [change, expected, message] of refusals) {
      const { status, body } = await start({ ...theatres, ...change });
      expect([status, body.message]).toEqual([expected, expect.stringMatching(message)]);
    }
  });

  test('a reader that its recipe tells to do nothing takes no part', async () => {
    await service().post('/itemsense/configuration/v1/recipes/create', {
      body: {
        name: 'Most',
        type: 'INVENTORY',
        readerConfigurationName: 'IMPINJ_Deep_Scan_Inventory',
        readerConfigurations: { 'RH-OR-Corridor-1': 'IMPINJ_Do_Nothing' },
      },
    });
    const { body } = await start({ ...theatres, recipeName: 'Most' });
    expect(body.readerNames).toContain('RH-OR-Corridor-2');
    expect(body.readerNames).not.toContain('RH-OR-Corridor-1');
  });

  test('[DOWNLOAD-02] a threshold job notes down its iterations while its recipe asks for it', async () => {
    await service().post('/itemsense/configuration/v1/recipes/create', {
      body: {
        name: 'Noted',
        type: 'THRESHOLD',
        readerConfigurationName: 'IMPINJ_All_Thresholds',
        iterationDataLogEnabled: true,
      },
    });
    const { id } = (await start({ ...theatres, recipeName: 'Noted' })).body;
    const path = `/itemsense/support/v1/logs/iterationData/${id}`;
    expect((await service().get(path)).status).toBe(204);
    await service().clock.advance(60_000);
    const { emulator } = service();
    const answer = await fetch(`${emulator.url}${path}`, { headers: { authorization: operator } });
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="iteration-data-${id}.tar.gz"`,
    );
    const text = (await filesIn(answer)).get('iterations.csv') ?? '';
    const [heading, ...lines] = text.trimEnd().split('\r\n');
    expect(heading).toBe('iteration,time,reader,antenna,epc,peakRssiInDbm');
    expect(lines.length).toBeGreaterThan(5);
    for (const line of lines)
      expect(line).toMatch(/^\d+,2026-03-02T08:0\d:\d\d\.\d{3}Z,RH-[\w-]+,\d+,[0-9A-F]{24},-\d+(\.\d)?$/);
    expect((await service().get(path.replace(id, 'no-such-job'))).status).toBe(404);
  });
});
