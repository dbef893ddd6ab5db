/** @jest-environment ./infra/emulator/testing/environment.ts */
import { createHash } from 'node:crypto';
import { onBothEngines } from '../../../testing/engines';
import { exchange } from '../../../testing/exchange';
import { admin, basic, type ServiceUnderTest } from '../../../testing/service';

const show = '/itemsense/data/v1/items/show';

type Row = Record<string, unknown>;

/** All pages of a query, by the markers, and the number of pages. */
async function allOf(service: ServiceUnderTest, path: string, name: string, query: Record<string, string>) {
  const rows: Row[] = [];
  let pages = 0;
  let marker: string | null = '';
  while (marker !== null && pages < 100) {
    const parameters: string = new URLSearchParams({
      ...query,
      ...(marker && { pageMarker: marker }),
    }).toString();
    const { status, body } = await service.get(`${path}?${parameters}`);
    expect(status).toBe(200);
    rows.push(...body[name]);
    marker = body.nextPageMarker;
    pages += 1;
  }
  return { rows, pages };
}

onBothEngines((service) => {
  const rowsOf = async (path: string, name: string, query: Record<string, string> = {}) =>
    (await allOf(service(), path, name, { pageSize: '1000', ...query })).rows;
  const items = (query?: Record<string, string>) => rowsOf(show, 'items', query);
  const history = (query?: Record<string, string>) => rowsOf(`${show}/history`, 'history', query);

  test('an item says where it is, with null for what is unknown', async () => {
    const { status, body } = await service().get(`${show}?pageSize=1`);
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['items', 'nextPageMarker']);
    expect(Object.keys(body.items[0])).toEqual([
      'epc',
      'tagId',
      'jobId',
      'xLocation',
      'yLocation',
      'zLocation',
      'zone',
      'floor',
      'facility',
      'presenceConfidence',
      'lastModifiedTime',
    ]);
    const located = (await items()).filter(({ xLocation }) => xLocation !== null);
    expect(new Set(located.map(({ facility }) => facility))).toEqual(
      new Set(['Columbus Distribution Center']),
    );
    for (const row of await items({ zoneNames: 'ABSENT' }))
      expect(row).toMatchObject({ zone: 'ABSENT', facility: null, floor: null, xLocation: null });
  });

  test('a client that sends its query as the body of the GET gets page after page', async () => {
    const ask = async (query: object) => {
      const body = JSON.stringify(query);
      const { text } = await exchange(
        service().emulator.url,
        `GET ${show}?pageSize=2 HTTP/1.1\r\nHost: a\r\nConnection: close\r\nAuthorization: ${admin}\r\n`,
        `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      );
      return JSON.parse(text);
    };
    const first = await ask({ facility: 'Nowhere' });
    const second = await ask({ pageMarker: first.nextPageMarker });
    expect(first.items).toHaveLength(2);
    expect(second.items).toHaveLength(2);
    expect(second.items).not.toEqual(first.items);
    expect((await ask({ pageMarker: 7 })).items).toEqual(first.items);
    expect(await ask({ pageMarker: 'forged' })).toMatchObject({ status: 400 });
  });

  test('pages follow each other without a gap and without a repetition', async () => {
    for (const [path, name, key] of [
      [show, 'items', 'epc'],
      [`${show}/history`, 'history', 'observationTime'],
    ] as const) {
      const whole = await rowsOf(path, name);
      const { rows, pages } = await allOf(service(), path, name, { pageSize: '173' });
      expect(rows).toEqual(whole);
      expect(pages).toBe(Math.ceil(whole.length / 173));
      const keys = whole.map((row) => String(row[key]));
      expect(keys).toEqual([...keys].sort());
    }
  });

  test.each([[[{}]], [[[]]], [true], [7], [null], [['x', 'y', 'z']], [['1', '2', '3', '4']]])(
    'a marker of somebody else’s making is refused: %j',
    async (position) => {
      for (const path of [show, `${show}/history`, `${show}/transitions`]) {
        const bytes = JSON.stringify(position);
        const digest = createHash('sha256')
          .update(JSON.stringify([[], position]))
          .digest();
        const marker = Buffer.concat([digest.subarray(0, 12), Buffer.from(bytes)]).toString('base64');
        const { status, body } = await service().get(`${path}?pageMarker=${encodeURIComponent(marker)}`);
        expect([status, body]).toEqual([
          400,
          {
            status: 400,
            message: 'pageMarker does not belong to a query with these filters',
            debugMessage: 'Invalid request',
          },
        ]);
      }
    },
  );

  test('a marker goes with its filters, and may have lost its plus signs', async () => {
    const first = await service().get(`${show}?facility=Riverside%20Hospital&pageSize=2`);
    const marker: string = first.body.nextPageMarker;
    expect(marker).toMatch(/^[A-Za-z0-9+/]+={0,2}$/);
    const follow = (query: string) => service().get(`${show}?${query}`);
    const encoded = encodeURIComponent(marker);
    const second = await follow(`facility=Riverside%20Hospital&pageMarker=${encoded}`);
    expect(second.status).toBe(200);
    expect(second.body.items[0].epc > first.body.items[1].epc).toBe(true);
    const unencoded = await follow(
      `facility=Riverside%20Hospital&pageMarker=${marker.replaceAll('/', '%2F')}`,
    );
    expect(unencoded.body).toEqual(second.body);
    for (const query of [`pageMarker=${encoded}`, 'pageMarker=abc', 'pageMarker=%2B%2F%3D']) {
      const { status, body } = await follow(query);
      expect([status, body.message]).toEqual([
        400,
        'pageMarker does not belong to a query with these filters',
      ]);
    }
  });

  test('a marker that always comes leads to what is newer, later', async () => {
    const path = `${show}/history?pageSize=1000&alwaysIncludePageMarker=true`;
    let body: Row = {};
    let query = '';
    do {
      body = (await service().get(path + query)).body;
      query = `&pageMarker=${encodeURIComponent(String(body.nextPageMarker))}`;
    } while (body.moreHistoryAvailable);
    expect(body.moreHistoryAvailable).toBe(false);
    expect((await service().get(path + query)).body).toMatchObject({
      history: [],
      moreHistoryAvailable: false,
    });
    const [{ epc, job_id, from_place, to_place } = {} as Row] = await service().emulator.database.query<Row>(
      'select * from item_history limit 1',
    );
    await service().emulator.database.query(
      'insert into item_history (epc, job_id, from_place, to_place, observed) values ($1, $2, $3, $4, $5)',
      [epc, job_id, from_place, to_place, service().clock.now()],
    );
    const newer = (await service().get(path + query)).body;
    expect(newer.history).toMatchObject([{ epc, observationTime: service().clock.now().toISOString() }]);
    expect(newer.nextPageMarker).not.toBeNull();
  });

  test('items are filtered by all that they can be asked by', async () => {
    const all = await items();
    const some = all[7] ?? {};
    const expectOnly = async (query: Record<string, string>, matches: (row: Row) => boolean) => {
      const expected = all.filter(matches);
      expect(expected.length).toBeGreaterThan(0);
      expect(expected.length).toBeLessThan(all.length);
      expect(await items(query)).toEqual(expected);
    };
    const prefix = String(some.epc).slice(0, 15);
    await expectOnly({ epcPrefix: prefix.toLowerCase() }, ({ epc }) => String(epc).startsWith(prefix));
    await expectOnly({ facility: 'Riverside Hospital' }, (row) => row.facility === 'Riverside Hospital');
    await expectOnly({ zoneNames: 'Packing,ABSENT' }, ({ zone }) => zone === 'Packing' || zone === 'ABSENT');
    await expectOnly(
      { zoneNames: 'Packing,Pharmacy', facility: 'Riverside Hospital' },
      ({ zone }) => zone === 'Pharmacy',
    );
    await expectOnly({ presenceConfidence: 'LOW' }, (row) => row.presenceConfidence === 'LOW');
    for (const name of ['jobId', 'jobIds'])
      await expectOnly({ [name]: String(some.jobId) }, ({ jobId }) => jobId === some.jobId);
    const time = String(some.lastModifiedTime);
    await expectOnly({ fromTime: time }, (row) => String(row.lastModifiedTime) >= time);
    await expectOnly({ toTime: `${time}[Etc/UTC]` }, (row) => String(row.lastModifiedTime) < time);
    const jobs = [...new Set(all.map(({ jobId }) => String(jobId)))].slice(0, 2);
    const repeated = await service().get(`${show}?pageSize=1000&jobIds=${jobs[0]}&jobIds=${jobs[1]}`);
    expect(repeated.body.items).toEqual(await items({ jobIds: jobs.join(',') }));
    expect(repeated.body.items).toEqual(all.filter(({ jobId }) => jobs.includes(String(jobId))));
    expect(await items({ jobIds: 'no-such-job' })).toEqual([]);
    expect(await items({ facility: 'Nowhere' })).toEqual([]);
  });

  test('history is filtered by all that it can be asked by', async () => {
    const all = await history();
    const expectOnly = async (query: Record<string, string>, matches: (row: Row) => boolean) => {
      const expected = all.filter(matches);
      expect(expected.length).toBeGreaterThan(0);
      expect(await history(query)).toEqual(expected);
    };
    await expectOnly({ fromZone: 'ABSENT' }, ({ fromZone }) => fromZone === 'ABSENT');
    await expectOnly(
      { fromZone: 'Packing', toZone: 'Returns' },
      (row) => row.fromZone === 'Packing' && row.toZone === 'Returns',
    );
    await expectOnly({ toFacility: 'Riverside Hospital' }, (row) => row.toFacility === 'Riverside Hospital');
    await expectOnly(
      { fromFacility: 'Market Street Store', toZone: 'ABSENT' },
      (row) => row.fromFacility === 'Market Street Store' && row.toZone === 'ABSENT',
    );
    await expectOnly(
      { zoneNames: 'Pharmacy' },
      ({ fromZone, toZone }) => fromZone === 'Pharmacy' || toZone === 'Pharmacy',
    );
    await expectOnly({ zoneTransitionsOnly: 'true' }, ({ fromZone, toZone }) => fromZone !== toZone);
    expect(await history({ zoneTransitionsOnly: 'false' })).toEqual(all);
    await expectOnly({ minDistanceMoved: '20.5' }, ({ fromX, fromY, toX, toY }) => {
      if (fromX === null || toX === null) return false;
      return Math.hypot(Number(toX) - Number(fromX), Number(toY) - Number(fromY)) >= 20.5;
    });
  });

  test('an item is where its history left it', async () => {
    const last = new Map((await history()).map((row) => [row.epc, row]));
    for (const { epc, zone, jobId, lastModifiedTime } of await items())
      expect(last.get(epc)).toMatchObject({ toZone: zone, jobId, observationTime: lastModifiedTime });
  });

  test('what is refused is named', async () => {
    const refusals = [
      ['', 'pageSize=1001', 'pageSize must be <= 1000'],
      ['', 'pageSize=0', 'pageSize must be >= 1'],
      ['', 'pageSize=many', 'pageSize must be integer'],
      ['', 'epcPrefix=XYZ', /^epcPrefix must/],
      ['', 'epcFormat=HEX', 'epcFormat must be one of PURE_ID, TAG, RAW, UPC12, DEFAULT'],
      ['', 'fromTime=yesterday', /^fromTime must be a time/],
      ['', 'fromTime=2026-03-02&toTime=2026-03-01', 'toTime must not be before fromTime'],
      ['', 'presenceConfidence=SURE', 'presenceConfidence must be one of HIGH, LOW'],
      ['/history', 'minDistanceMoved=-1', 'minDistanceMoved must be >= 0'],
      ['/history', 'zoneTransitionsOnly=maybe', 'zoneTransitionsOnly must be boolean'],
      ['/transitions', 'destination=UP', 'destination must be one of IN, OUT'],
      ['/transitions', 'thresholdId=1&thresholdName=x', 'thresholdId and thresholdName exclude each other'],
    ] as const;
    for (const [path, query, message] of refusals) {
      const { status, body } = await service().get(`${show}${path}?${query}`);
      expect([query, status, body.message]).toEqual([
        query,
        400,
        typeof message === 'string' ? message : expect.stringMatching(message),
      ]);
    }
  });

  test('what old clients add is tolerated', async () => {
    const expected = (await service().get(`${show}?pageSize=3`)).body;
    for (const path of [`${show}/?pageSize=3`, `${show}?pageSize=3&facility=&epcFormat=&unknown=1`])
      expect((await service().get(path)).body).toEqual(expected);
  });

  test('EPCs come in the form asked for; those that do not have it are left out and made up for', async () => {
    const all = await items();
    const known = all.filter(({ epc }) => String(epc).startsWith('30'));
    expect(await items({ epcFormat: 'PURE_ID', pageSize: '50' })).toHaveLength(known.length);
    const [first] = await items({ epcFormat: 'RAW' });
    expect(first?.epc).toBe(`urn:epc:raw:96.${all[0]?.epc}`);
    const { body } = await service().get(`${show}?epcFormat=UPC12&pageSize=20`);
    expect(body.items).toHaveLength(20);
    for (const { epc } of body.items) expect(epc).toMatch(/^\d{12}$/);
  });

  test('needs the role DataReader', async () => {
    expect((await service().get(show, { as: null })).status).toBe(401);
    await service().put('/itemsense/configuration/v1/users/createOrReplace', {
      body: { name: 'runner', password: 'runner123', roles: ['JobRunner'] },
    });
    expect((await service().get(show, { as: basic('runner', 'runner123') })).status).toBe(403);
  });
});
