import { itemStream } from '.';

test.each([
  [{ toFacility: 'Store' }, { toFacility: 'Store', zoneTransitionsOnly: false }],
  [
    { fromFacility: 'Store', epcPrefix: '30a1', zoneTransitionsOnly: true },
    { fromFacility: 'Store', epc: '30A1', zoneTransitionsOnly: true },
  ],
])('a queue of items is asked for with its limits: %j', (filter, options) => {
  expect(itemStream(filter).open).toMatchObject({
    method: 'POST',
    path: '/api/queues',
    body: { type: 'items', options },
  });
});

test('a move is read as an observation of the history; what is none is refused', () => {
  const { read } = itemStream({ toFacility: 'Store' });
  const move = { epc: '30A1', tagId: '', fromZone: 'ABSENT', fromX: null, toZone: 'Dock', toX: 3, toY: 4 };
  const observationTime = '2026-03-02T08:00:00.000Z';
  expect(read({ ...move, jobName: null, observationTime })).toMatchObject({
    matches: true,
    value: { epc: '30A1', fromZone: 'ABSENT', toZone: 'Dock', toX: 3, toY: 4, observationTime },
  });
  expect(read({ toZone: 'Dock' }).matches).toBe(false);
});
