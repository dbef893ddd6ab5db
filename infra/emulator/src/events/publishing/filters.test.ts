import type { HealthMessage, ItemMessage, ThresholdMessage } from '../../server/messages';
import { documentOf } from '../publishers/storedForm';
import { wants } from './filters';

const place = (zone: string, x: number | null = null) => ({
  zone,
  floor: null,
  facility: zone === 'ABSENT' ? null : 'Hall',
  x,
  y: x,
});

const item: ItemMessage = {
  epc: '30AB01',
  tagId: '',
  jobId: 'j',
  jobName: 'Night shift',
  from: place('Dock', 0),
  to: place('Aisle', 3),
  observationTime: '2026-03-02T08:00:00.000Z',
};

const threshold: ThresholdMessage = {
  epc: '30AB01',
  fromZone: 'IN',
  toZone: 'OUT',
  threshold: 'Main door',
  thresholdId: 1,
  confidence: 1,
  jobId: 'j',
  jobName: null,
  observationTime: item.observationTime,
};

const health: HealthMessage = {
  eventTime: item.observationTime,
  readerId: 'Dock-1',
  type: 'CONNECTION',
  code: 'NETWORK',
  args: {},
};

test.each([
  [{}, true],
  [{ epcPrefix: '30ab' }, true],
  [{ epcPrefix: '31' }, false],
  [{ jobNamePrefixes: ['Day', 'Night'] }, true],
  [{ jobNamePrefixes: ['Day'] }, false],
  [{ fromZone: 'Dock', toZone: 'Aisle' }, true],
  [{ fromZone: 'Aisle' }, false],
  [{ toZone: 'Dock' }, false],
  [{ fromFacility: 'Hall', toFacility: 'Hall' }, true],
  [{ toFacility: 'Yard' }, false],
  [{ zoneTransitionsOnly: true }, true],
  [{ minimumMovement: 4.2 }, true],
  [{ minimumMovement: 4.3 }, false],
])('[PUBLISHER-09] with the item filter %j the item is sent: %s', (filter, sent) => {
  const publisher = documentOf({ messageTypes: ['ITEM'], filters: { item: filter } }, 'AMQP');
  expect(wants(publisher, 'item', item)).toBe(sent);
});

test('an item that stays in its zone, came or left is no zone transition, or none too short', () => {
  const of = (filter: object) => documentOf({ messageTypes: ['ITEM'], filters: { item: filter } }, 'MQTT');
  const stays = { ...item, to: place('Dock', 3) };
  expect(wants(of({ zoneTransitionsOnly: true }), 'item', stays)).toBe(false);
  expect(wants(of({ minimumMovement: 100 }), 'item', { ...item, from: place('ABSENT') })).toBe(true);
});

test.each([
  [{ epcPrefix: '30' }, true],
  [{ thresholdNames: ['Main door', 'Gate'] }, true],
  [{ thresholdNames: ['Gate'] }, false],
  [{ thresholdNames: [] }, true],
  [{ jobNamePrefixes: ['Night'] }, false],
  [{ direction: 'OUT' as const }, true],
  [{ direction: 'IN' as const }, false],
])('[PUBLISHER-11] with the threshold filter %j the crossing is sent: %s', (filter, sent) => {
  const publisher = documentOf({ messageTypes: ['THRESHOLD'], filters: { threshold: filter } }, 'AMQP');
  expect(wants(publisher, 'threshold', threshold)).toBe(sent);
});

test.each([
  [{ readerName: 'Dock-1' }, true],
  [{ readerName: 'Dock-2' }, false],
  [{ type: 'CONNECTION', code: 'NETWORK' }, true],
  [{ type: 'LIFECYCLE' }, false],
  [{ code: 'CRASH' }, false],
])('[PUBLISHER-10] with the health filter %j the event is sent: %s', (filter, sent) => {
  const publisher = documentOf({ messageTypes: ['HEALTH'], filters: { health: filter } }, 'AMQP');
  expect(wants(publisher, 'health', health)).toBe(sent);
});

test('messages of other types are not sent', () => {
  const publisher = documentOf({ messageTypes: ['HEALTH', 'THRESHOLD'] }, 'AMQP');
  expect(wants(publisher, 'item', item)).toBe(false);
  expect(wants(publisher, 'threshold', threshold)).toBe(true);
});
