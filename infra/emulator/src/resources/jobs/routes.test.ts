/** @jest-environment ./infra/emulator/testing/environment.ts */
import { withService } from '../../../testing/engines';
import { operator } from '../../../testing/service';

const base = '/itemsense/control/v1/jobs';

interface Job {
  readonly id: string;
  readonly status: string;
  readonly readerNames: readonly string[];
  readonly job: { readonly name: string; readonly durationSeconds: number | null };
}

withService((service) => {
  const byName = async (name: string): Promise<Job> =>
    (await service().get(`${base}/show`)).body.find(({ job }: Job) => job.name === name);

  test('one runs in each facility, with and without a duration, and some have stopped', async () => {
    const { status, body } = await service().get(`${base}/show`, { as: operator });
    expect(status).toBe(200);
    const running = body.filter((job: Job) => job.status === 'RUNNING');
    expect(running.map((each: { facilities: unknown }) => each.facilities)).toEqual([
      [{ name: 'Market Street Store' }],
      [{ name: 'Riverside Hospital' }],
      [{ name: 'Market Street Store' }],
      [{ name: 'Columbus Distribution Center' }],
    ]);
    expect(running.map((job: Job) => job.job.durationSeconds)).toEqual([36_000, 86_400, null, null]);
    expect(body.filter((job: Job) => job.status === 'STOPPED')).toHaveLength(21);
  });

  test('say all that clients read', async () => {
    const { id } = await byName('ground-floor-day');
    const { status, body } = await service().get(`${base}/show/${id}`);
    expect(status).toBe(200);
    expect(body).toEqual({
      id,
      status: 'RUNNING',
      recipeName: 'IMPINJ_Dense_Reader_Mode_Inventory',
      readerNames: [
        'RH-Central-Store-1',
        'RH-Central-Store-2',
        'RH-Emergency-Corridor',
        'RH-Loading-Bay',
        'RH-Pharmacy',
      ],
      allReaderNames: [
        'RH-Central-Store-1',
        'RH-Central-Store-2',
        'RH-Emergency-Corridor',
        'RH-Loading-Bay',
        'RH-Pharmacy',
      ],
      failedReaderNames: ['RH-Loading-Bay'],
      creationTime: '2026-03-02T04:48:00.000Z',
      lastActivityTime: '2026-03-02T07:59:58.000Z',
      activeDuration: 'PT3H12M',
      errorOccurred: true,
      errorCount: 1,
      errors: [
        { time: '2026-03-02T07:51:00.000Z', message: 'The heartbeat of reader RH-Loading-Bay timed out' },
      ],
      maxErrors: 5,
      stopReason: null,
      facility: { name: 'Riverside Hospital' },
      facilities: [{ name: 'Riverside Hospital' }],
      job: {
        name: 'ground-floor-day',
        recipeName: 'IMPINJ_Dense_Reader_Mode_Inventory',
        facility: 'Riverside Hospital',
        durationSeconds: 86_400,
        startDelay: 'PT0S',
        reportToDatabaseEnabled: true,
        reportToHistoryEnabled: true,
        reportToMessageQueueEnabled: true,
        reportToFileEnabled: false,
        readerGroups: ['ground-floor'],
        useOtherJobData: false,
      },
      instanceMetadata: null,
      lastHeartbeatTime: '2026-03-02T07:59:58.000Z',
      startAttempts: 1,
    });
  });

  test('one that never started has no active duration', async () => {
    const { id } = await byName('theatres-trial');
    expect((await service().get(`${base}/show/${id}`)).body).toMatchObject({
      activeDuration: null,
      stopReason: 'JOB_FAILED',
      startAttempts: 4,
    });
  });

  test('the recipe of every job exists, and so do the readers it uses', async () => {
    const names = async (path: string) =>
      (await service().get(`/itemsense/configuration/v1/${path}/show`)).body.map(
        ({ name }: { name: string }) => name,
      );
    const recipes = await names('recipes');
    const readers = await names('readerDefinitions');
    for (const job of (await service().get(`${base}/show`)).body) {
      expect(recipes).toContain(job.job.recipeName);
      expect(readers).toEqual(expect.arrayContaining(job.readerNames));
    }
  });

  test.each(['no-uuid', '00000000-0000-4000-8000-000000000000'])('%s is not found', async (id) => {
    expect((await service().get(`${base}/show/${id}`)).status).toBe(404);
  });

  test('one whose duration is over stops, and sets its readers free', async () => {
    const { id } = await byName('store-opening-hours');
    const { database } = service().emulator;
    await database.query(
      `update job set next_step = $2, started = $2::timestamptz - interval '10 hours' where id = $1`,
      [id, new Date(service().clock.now().getTime() + 4500).toISOString()],
    );
    const status = async () => (await service().get(`${base}/show/${id}`)).body.status;
    await service().clock.advance(4000);
    expect(await status()).toBe('RUNNING');
    await service().clock.advance(1000);
    expect(await status()).toBe('STOPPING');
    await service().clock.advance(4000);
    expect((await service().get(`${base}/show/${id}`)).body).toMatchObject({
      status: 'STOPPED',
      stopReason: 'JOB_COMPLETED',
      activeDuration: expect.stringMatching(/^PT10H[34]\.5S$/),
    });
    expect((await service().get('/itemsense/health/v1/readers/MS-Sales-Floor-1')).body.state).toBe('IDLE');
  });

  test('a running one is heard of', async () => {
    const { id } = await byName('dc1-tracking');
    await service().stride(30_000);
    const { lastHeartbeatTime } = (await service().get(`${base}/show/${id}`)).body;
    expect(service().clock.now().getTime() - Date.parse(lastHeartbeatTime)).toBeLessThan(12_000);
  });
});
