/** @jest-environment ./infra/emulator/testing/environment.ts */
import { withService } from '../../../testing/engines';
import { troublesSince } from '../host-health/troubles';

const events = '/itemsense/health/v1/events';

withService((service) => {
  const ofReaders = async (body: object = {}) => (await service().post(events, { body })).body;
  const ofHost = async () => (await service().get('/health/v1/components/HOST/events')).body;

  test('of readers have exactly the keys strict clients know, the newest first', async () => {
    const { status, body } = await service().post(events, { body: { pageSize: 1000 } });
    expect(status).toBe(200);
    expect(body.nextPageMarker).toBeNull();
    const times = body.events.map(({ eventTime }: { eventTime: string }) => eventTime);
    expect(times).toEqual([...times].sort().reverse());
    for (const event of body.events)
      expect(Object.keys(event)).toEqual(['eventTime', 'readerId', 'type', 'code', 'args']);
    expect(body.events).toContainEqual({
      eventTime: '2026-03-02T04:50:00.000Z',
      readerId: 'DC1-Dock-Door-07',
      type: 'CONNECTION',
      code: 'NETWORK',
      args: { status: 'FAILED' },
    });
  });

  test('come in pages that leave out and repeat nothing', async () => {
    const all = (await ofReaders({ pageSize: 1000 })).events;
    const paged: unknown[] = [];
    let nextPageMarker: string | null = null;
    do {
      const page: { events: unknown[]; nextPageMarker: string | null } = await ofReaders({
        pageSize: 17,
        nextPageMarker,
      });
      expect(page.events.length).toBeLessThanOrEqual(17);
      paged.push(...page.events);
      nextPageMarker = page.nextPageMarker;
    } while (nextPageMarker);
    expect(paged).toEqual(all);
  });

  test('are narrowed by reader, type and code', async () => {
    for (const [query, expected] of [
      [{ readerNames: ['MS-Checkout-2'] }, { readerId: 'MS-Checkout-2' }],
      [{ types: ['SOFTWARE_FAULT'], codes: ['AGENT_OUTDATED'] }, { code: 'AGENT_OUTDATED' }],
    ] as const) {
      const found = (await ofReaders(query)).events;
      expect(found).not.toEqual([]);
      for (const event of found) expect(event).toMatchObject(expected);
    }
  });

  test('the first moment counts, the last does not', async () => {
    const [newest] = (await ofReaders()).events;
    const from = (await ofReaders({ fromTime: newest.eventTime })).events;
    expect(from[0]).toEqual(newest);
    expect((await ofReaders({ toTime: newest.eventTime })).events).not.toContainEqual(newest);
  });

  test('what is no page is refused, naming the field', async () => {
    for (const [body, message] of [
      [{ pageSize: 0 }, 'pageSize must be >= 1'],
      [{ pageSize: 1001 }, 'pageSize must be <= 1000'],
      [{ fromTime: 'yesterday' }, 'fromTime must be a time of ISO 8601'],
      [{ nextPageMarker: 'AAAA' }, 'nextPageMarker does not belong to a query with these filters'],
    ] as const) {
      const answer = await service().post(events, { body });
      expect([answer.status, answer.body.message]).toEqual([400, message]);
    }
  });

  test('begin and end with what happens to a reader, and are told to whoever listens', async () => {
    const told: string[] = [];
    const stop = service().emulator.messages.subscribe('health', (messages) =>
      told.push(
        ...messages.map(({ readerId, code, args }) => `${readerId} ${code} ${args.status ?? ''}`.trim()),
      ),
    );
    const name = 'MS-Checkout-2';
    await service().post(`/itemsense/support/v1/readers/${name}/reboot`);
    await service().stride(60_000);
    stop();
    const since = (await ofReaders({ readerNames: [name], fromTime: '2026-03-02T08:00:00Z' })).events;
    type Told = { type: string; code: string; args: { status?: string } };
    expect(since.map(({ type, code, args }: Told) => [type, code, args.status])).toEqual([
      ['LIFECYCLE', 'REBOOT', undefined],
      ['CONNECTION', 'READER_RESTART', 'HEALTHY'],
      ['SOFTWARE_FAULT', 'AGENT_OUTDATED', 'HEALTHY'],
      ['CONNECTION', 'READER_RESTART', 'FAILED'],
    ]);
    expect(told.filter((message) => message.startsWith(name))).toEqual([
      `${name} READER_RESTART FAILED`,
      `${name} READER_RESTART HEALTHY`,
      `${name} AGENT_OUTDATED HEALTHY`,
      `${name} REBOOT`,
    ]);
    const { body } = await service().get('/health/v1/components/READERS/events');
    expect(body.find(({ code }: { code: string }) => code === 'READER_RESTART').eventEndTime).not.toBeNull();
  });

  test('a reader that is cut off stays away until it is reconnected, and both are told', async () => {
    const name = 'MS-Checkout-1';
    const { emulator } = service();
    await emulator.cutOff([name]);
    await service().stride(20 * 60_000);
    const state = async () => (await service().get(`/itemsense/health/v1/readers/${name}`)).body.state;
    expect(await state()).toBe('NOT_RESPONDING');
    await emulator.reconnect([name]);
    await service().stride(60_000);
    expect(await state()).not.toBe('NOT_RESPONDING');
    const since = (await ofReaders({ readerNames: [name], types: ['CONNECTION'], pageSize: 2 })).events;
    expect(
      since.map(({ eventTime, args }: { eventTime: string; args: object }) => [eventTime, args]),
    ).toEqual([
      [expect.stringMatching(/^2026-03-02T08:2/), { status: 'HEALTHY' }],
      [expect.stringMatching(/^2026-03-02T08:0/), { status: 'FAILED' }],
    ]);
  });

  test('[HEALTH-10] of the host are told with id, code, component and times', async () => {
    const past = await ofHost();
    expect(past).not.toEqual([]);
    expect(past[0]).toEqual({
      id: expect.any(Number),
      code: expect.stringMatching(/^(CPU_USAGE|MEMORY_AVAILABLE)$/),
      component: 'HOST',
      eventTime: expect.stringMatching(/Z$/),
      eventEndTime: expect.stringMatching(/Z$/),
    });
    expect((await service().get('/health/v1/components/TOASTER/events')).status).toBe(404);
  });

  test('[HEALTH-01] the host is in ERROR while it is short of something, and HEALTHY after', async () => {
    const state = async () => (await service().get('/health/v1/')).body.HOST.state;
    const { clock } = service();
    const month = new Date(clock.now().getTime() + 30 * 86_400_000);
    const [trouble] = troublesSince(clock.now(), month, 1);
    if (!trouble) throw new Error('Nothing happens to the host within a month.');
    expect(await state()).toBe('HEALTHY');
    const before = await ofHost();
    clock.set(new Date(trouble.start - 1000));
    await clock.advance(2000);
    expect(await state()).toBe('ERROR');
    expect((await ofHost())[0]).toMatchObject({ code: trouble.code, eventEndTime: null });
    clock.set(new Date(trouble.end - 1000));
    await clock.advance(2000);
    expect(await state()).toBe('HEALTHY');
    expect(await ofHost()).toHaveLength(before.length + 1);
  });

  test('[HEALTH-03] tells the limits', async () => {
    expect((await service().get('/health/v1/metrics/configuration')).body).toEqual({
      cpuMax: 90,
      cpuDurationMax: 'PT5M',
      memFreeMin: 512,
      memFreeDuration: 'PT5M',
    });
  });
});
