/** @jest-environment ./packages/testing/src/environments/nodeService.ts */
import { QueryClient } from '@tanstack/react-query';
import { fetchFile } from '../downloads';
import { dataQueries, exportData, showHistory, showItems, showTransitions } from '../items';
import { sessionOfTest } from './session';

const session = sessionOfTest();
const { call } = session;

const sent = () =>
  session.wire.requests.slice(1).map(({ method, path }) => `${method} ${decodeURIComponent(path)}`);
const show = 'GET /itemsense/data/v1/items/show';

it('[DATA-12] asks for items with only what is set', async () => {
  await call(showItems({}));
  const { rows } = await call(showItems({ facility: 'Riverside Hospital', epcPrefix: '', jobIds: [] }));
  const [job = ''] = rows.map(({ jobId }) => jobId);
  await call(
    showItems({
      epcPrefix: '30',
      epcFormat: 'PURE_ID',
      jobIds: [job, 'other'],
      zoneNames: ['Pharmacy', 'Emergency'],
      facility: 'Riverside Hospital',
      fromTime: '2001-01-01T00:00:00.000Z',
      toTime: '2101-01-01T00:00:00.000Z',
    }),
  );
  expect(sent()).toEqual([
    show,
    `${show}?facility=Riverside+Hospital`,
    `${show}?epcPrefix=30&jobIds=${job},other&zoneNames=Pharmacy,Emergency&facility=Riverside+Hospital&epcFormat=PURE_ID&fromTime=2001-01-01T00:00:00.000Z&toTime=2101-01-01T00:00:00.000Z`,
  ]);
});

it('[DATA-13] asks for history with the fields of items and its own', async () => {
  const { rows } = await call(
    showHistory({
      epcPrefix: '30',
      zoneNames: ['Packing'],
      fromZone: 'Packing',
      toZone: 'Returns',
      fromFacility: 'Columbus Distribution Center',
      toFacility: 'Columbus Distribution Center',
      zoneTransitionsOnly: true,
      minDistanceMoved: 2.5,
    }),
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(row).toMatchObject({ fromZone: 'Packing', toZone: 'Returns' });
  expect(sent()).toEqual([
    `${show}/history?epcPrefix=30&zoneNames=Packing&fromZone=Packing&toZone=Returns&fromFacility=Columbus+Distribution+Center&toFacility=Columbus+Distribution+Center&zoneTransitionsOnly=true&minDistanceMoved=2.5`,
  ]);
});

it('[DATA-14] asks for transitions by threshold, destination, facility and marker', async () => {
  await call(
    showTransitions({ thresholdName: 'Shop Entrance', destination: 'IN', facility: 'Market Street Store' }),
  );
  await call(showTransitions({}, 'a+b/c=')).catch(() => undefined);
  expect(sent()).toEqual([
    `${show}/transitions?thresholdName=Shop+Entrance&destination=IN&facility=Market+Street+Store`,
    `${show}/transitions?pageMarker=a+b/c=`,
  ]);
});

it('[DATA-15] reads the rows under the name of their type, and the marker of the next page', async () => {
  for (const page of [await call(showItems({})), await call(showHistory({}))]) {
    expect(page.unreadable).toEqual([]);
    expect(page.rows).toHaveLength(100);
    expect(page.nextPageMarker).toMatch(/\S/);
  }
  const transitions = await call(showTransitions({}));
  expect(transitions.unreadable).toEqual([]);
  const none = await call(showItems({ facility: 'Nowhere' }));
  expect(none).toEqual({ rows: [], unreadable: [] });
});

it('[DATA-15] a row that cannot be read does not hide the others', async () => {
  const body = { transitions: [{ epc: 'A', transitionId: 1 }, { epc: 7 }], nextPageMarker: '' };
  const clear = emulator.fault({ path: '/itemsense/data/v1/items/show/transitions', body });
  expect(await call(showTransitions({}))).toEqual({
    rows: [{ epc: 'A', thresholdTransitionId: '1' }],
    unreadable: [{ index: 1, id: '7', reason: expect.stringContaining('/epc') }],
  });
  clear();
});

it('[DATA-19] the next page is the same query with the marker, and its rows follow', async () => {
  const cache = new QueryClient();
  const { items } = dataQueries(session.client);
  const query = { facility: 'Columbus Distribution Center' };
  const { pages } = await cache.fetchInfiniteQuery({ ...items(query), pages: 2 });
  const epcs = pages.flatMap(({ rows }) => rows.map(({ epc }) => epc));
  expect(epcs).toHaveLength(new Set(epcs).size);
  expect(epcs.length).toBeGreaterThan(100);
  const [first, second] = sent();
  expect(first).toBe(`${show}?facility=Columbus+Distribution+Center`);
  expect(second).toBe(`${first}&pageMarker=${pages[0]?.nextPageMarker}`);
  cache.clear();
});

it('[DATA-23] exports all rows of a query as CSV from the same endpoint', async () => {
  const query = { facility: 'Market Street Store', zoneTransitionsOnly: true };
  const { rows } = await call(showHistory(query));
  const file = await call(fetchFile(exportData('history', query)));
  const [asked, exported] = session.wire.requests.slice(1);
  expect(exported?.path).toBe(asked?.path);
  expect(exported?.headers.accept).toBe('text/csv');
  const lines = ((await file?.content.text()) ?? '').trim().split('\r\n');
  expect(lines.length - 1).toBeGreaterThan(rows.length);
  expect(lines[0]?.split(',')).toEqual(expect.arrayContaining(['epc', 'jobId', 'fromZone', 'toZone']));
  for (const { epc } of rows) expect(lines.some((line) => line.startsWith(`${epc},`))).toBe(true);
});
