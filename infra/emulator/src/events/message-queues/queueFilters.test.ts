import type { ItemMessage } from '../../server/messages';
import { flatItemMessage, matchesQueue } from './queueFilters';

const place = (zone: string, x: number | null) => ({ zone, floor: '1', facility: 'Hall', x, y: x });

const message: ItemMessage = {
  epc: '30AB01',
  tagId: '',
  jobId: '0f3a',
  jobName: 'Night',
  from: place('Dock', 0),
  to: place('Aisle', 3),
  observationTime: '2026-03-02T08:00:00.000Z',
};
const within = { ...message, to: place('Dock', 3) };

test.each([
  [{}, message, true],
  [{ fromZone: 'Dock', toZone: 'Aisle', fromFacility: 'Hall', toFacility: 'Hall' }, message, true],
  [{ fromZone: '' }, message, true],
  [{ toZone: 'Dock' }, message, false],
  [{ epc: '30ab' }, message, true],
  [{ epc: '31' }, message, false],
  [{ jobId: '0F3A' }, message, true],
  [{ jobId: '0' }, message, false],
  [{ distance: 4.2 }, message, true],
  [{ distance: 4.3 }, message, false],
  [{ distance: 1 }, { ...message, from: place('Dock', null) }, false],
  [{}, within, false],
  [{ zoneTransitionsOnly: true }, within, false],
  [{ zoneTransitionsOnly: false }, within, true],
])('with %j an item message gets in or not', (filter, item, expected) => {
  expect(matchesQueue.item(filter, item)).toBe(expected);
});

test('crossings and health events are told apart by what they are about', () => {
  const crossing = {
    epc: '30AB01',
    fromZone: 'IN',
    toZone: 'OUT',
    threshold: 'Gate',
    thresholdId: 1,
    confidence: 1,
    jobId: '0f3a',
    jobName: null,
    observationTime: message.observationTime,
  } as const;
  for (const filter of [{}, { threshold: 'Gate' }, { thresholdName: 'Gate', jobId: '0f3a' }])
    expect(matchesQueue.threshold(filter, crossing)).toBe(true);
  expect(matchesQueue.threshold({ threshold: 'Other' }, crossing)).toBe(false);
  const event = {
    eventTime: message.observationTime,
    readerId: 'R',
    type: 'CONNECTION',
    code: 'NETWORK',
    args: {},
  };
  for (const filter of [{}, { readerName: 'R' }, { readerId: 'R', type: 'CONNECTION', code: 'NETWORK' }])
    expect(matchesQueue.health(filter, event)).toBe(true);
  for (const filter of [{ readerId: 'S' }, { type: 'LIFECYCLE' }, { code: 'CRASH' }])
    expect(matchesQueue.health(filter, event)).toBe(false);
});

test('queues carry items flat', () => {
  expect(flatItemMessage(message)).toEqual({
    epc: '30AB01',
    tagId: '',
    jobId: '0f3a',
    jobName: 'Night',
    fromZone: 'Dock',
    fromFloor: '1',
    fromFacility: 'Hall',
    fromX: 0,
    fromY: 0,
    toZone: 'Aisle',
    toFloor: '1',
    toFacility: 'Hall',
    toX: 3,
    toY: 3,
    observationTime: message.observationTime,
  });
});
