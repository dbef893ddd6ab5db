/** @jest-environment ./infra/emulator/testing/environment.ts */
import { withService } from '../../testing/engines';
import type { ServiceUnderTest } from '../../testing/service';
import type { ItemMessage, ThresholdMessage } from '../server/messages';

const show = '/itemsense/data/v1/items/show';

/** Messages sent while `work` is done. */
async function told(service: ServiceUnderTest, work: () => Promise<void>) {
  const { messages } = service.emulator;
  const items: ItemMessage[] = [];
  const crossings: ThresholdMessage[] = [];
  const stop = [
    messages.subscribe('item', (more) => items.push(...more)),
    messages.subscribe('threshold', (more) => crossings.push(...more)),
  ];
  await work();
  for (const end of stop) end();
  return { items, crossings };
}

/** A job at work in a facility of its own, with a threshold and no items. */
async function workIn(service: ServiceUnderTest, facility: string, recipe: object, request: object = {}) {
  const { database } = service.emulator;
  const id = '00000000-0000-4000-8000-000000000001';
  await database.query('insert into facility (name) values ($1)', [facility]);
  await database.query(
    `insert into reader_definition (name, address, type, facility, document) values ('Gate', 'gate', 'XARRAY', $1, '{}')`,
    [facility],
  );
  await database.query(
    `insert into job (id, status, facility, created, started, request, recipe) values ($1, 'RUNNING', $2, $3, $3, $4, $5)`,
    [
      id,
      facility,
      service.clock.now(),
      JSON.stringify({ name: 'watch', ...request }),
      JSON.stringify(recipe),
    ],
  );
  await database.query(`insert into job_reader (job_id, reader_name) values ($1, 'Gate')`, [id]);
  return id;
}

withService((service) => {
  test('items wander while jobs run: into items, history and messages alike', async () => {
    const before = service().clock.now().toISOString();
    const { items } = await told(service(), () => service().clock.advance(30_000));
    expect(items.length).toBeGreaterThan(3);
    const { body } = await service().get(`${show}/history?pageSize=1000&fromTime=${before}`);
    const rows = body.history as Record<string, unknown>[];
    expect(rows).toHaveLength(items.length);
    for (const { epc, from, to, jobId, observationTime } of items)
      expect(rows).toContainEqual({
        epc,
        tagId: '',
        jobId,
        fromZone: from.zone,
        fromFloor: from.floor,
        fromFacility: from.facility,
        fromX: from.x,
        fromY: from.y,
        toZone: to.zone,
        toFloor: to.floor,
        toFacility: to.facility,
        toX: to.x,
        toY: to.y,
        observationTime,
      });
    const [last] = items.slice(-1);
    const found = await service().get(`${show}?epcPrefix=${last?.epc}`);
    expect(found.body.items).toMatchObject([
      { zone: last?.to.zone, lastModifiedTime: last?.observationTime },
    ]);
  });

  test('items turn up from ABSENT where a job finds none, in the facility when there is no zone map', async () => {
    const jobId = await workIn(service(), 'Annex', { type: 'INVENTORY' });
    const { items } = await told(service(), () => service().clock.advance(1000));
    const first = items.filter((message) => message.jobId === jobId);
    expect(first).toHaveLength(24);
    for (const { from, to, jobName } of first) {
      expect(from).toEqual({ zone: 'ABSENT', floor: null, facility: null, x: null, y: null });
      expect(to).toEqual({ zone: 'FACILITY', floor: null, facility: 'Annex', x: null, y: null });
      expect(jobName).toBe('watch');
    }
    expect((await service().get(`${show}?facility=Annex`)).body.items).toHaveLength(24);
  });

  test('a job reports only to where it was told to', async () => {
    const nowhere = {
      reportToDatabaseEnabled: false,
      reportToHistoryEnabled: false,
      reportToMessageQueueEnabled: false,
    };
    const jobId = await workIn(service(), 'Annex', { type: 'INVENTORY' }, nowhere);
    const { items } = await told(service(), () => service().clock.advance(1000));
    expect(items.filter((message) => message.jobId === jobId)).toEqual([]);
    for (const path of [show, `${show}/history`]) {
      const { body } = await service().get(`${path}?jobId=${jobId}`);
      expect(body.items ?? body.history).toEqual([]);
    }
  });

  test('items cross the thresholds of running jobs, to the messages and to the transitions', async () => {
    const jobId = await workIn(service(), 'Annex', { type: 'THRESHOLD', thresholdIds: [] });
    const { database } = service().emulator;
    const [threshold] = await database.query<{ id: number }>(
      `insert into threshold (name, facility, reader_arrangement) values ('Gate', 'Annex', 'OVERHEAD') returning id`,
    );
    await database.query(
      `insert into threshold_reader (threshold_id, reader_name, antenna_configuration_id, place) values ($1, 'Gate', 1, 0)`,
      [threshold?.id],
    );
    const { crossings } = await told(service(), () => service().clock.advance(31_000));
    const own = crossings.filter((message) => message.jobId === jobId);
    expect(own).toHaveLength(6);
    for (const message of own) {
      expect(message).toMatchObject({ threshold: 'Gate', thresholdId: threshold?.id, jobName: 'watch' });
      expect([message.fromZone, message.toZone].sort()).toEqual(['IN', 'OUT']);
      expect(message.confidence).toBeGreaterThan(0.5);
    }
    const { body } = await service().get(`${show}/transitions?thresholdName=Gate&pageSize=4`);
    expect(body.transitions).toHaveLength(4);
    expect(body.transitions[0]).toEqual({
      thresholdId: threshold?.id,
      epc: own[0]?.epc,
      jobId,
      transitionId: expect.any(Number),
      thresholdTransitionId: body.transitions[0].transitionId,
      destination: own[0]?.toZone,
      confidence: own[0]?.confidence,
      creationTime: own[0]?.observationTime,
    });
    const rest = await service().get(
      `${show}/transitions?thresholdName=Gate&pageMarker=${encodeURIComponent(body.nextPageMarker)}`,
    );
    expect(rest.body.transitions).toHaveLength(2);
    expect(rest.body.nextPageMarker).toBeNull();
    const filtered = async (query: string) =>
      (await service().get(`${show}/transitions?facility=Annex&${query}`)).body.transitions.length;
    expect((await filtered('destination=IN')) + (await filtered('destination=OUT'))).toBe(6);
    expect(await filtered(`thresholdId=${threshold?.id}`)).toBe(6);
    expect(await filtered(`jobIds=${jobId}`)).toBe(6);
    expect(await filtered('thresholdName=Other')).toBe(0);
  });
});
