import { Ajv } from 'ajv';
import fc from 'fast-check';
import { eventCodes, eventTypes, isAffixUnused } from '.';
import { readPublisher, writePublisher } from './adapter';
import { publisherRequestSchema } from './schema';

const draft = {
  brokerId: '7',
  name: 'Doors',
  messageTypes: ['ITEM', 'THRESHOLD'],
  messageOptions: {
    amqp: { deliveryMode: 'PERSISTENT', routingKeyPrefix: 'doors', exchange: '' },
    mqtt: { qos: 0 },
  },
  filters: {
    item: { epcPrefix: '30', jobNamePrefixes: [] },
    health: { code: 'NETWORK' },
    threshold: { thresholdNames: [] },
  },
};

test('[PUBLISHER-18] only the options of the broker’s type and the filters of the message types are sent', () => {
  const sent = { brokerId: '7', name: 'Doors', messageTypes: ['ITEM', 'THRESHOLD'] };
  expect(writePublisher({ ...draft, brokerType: 'AMQP' })).toEqual({
    ...sent,
    messageOptions: { amqp: { deliveryMode: 'PERSISTENT', routingKeyPrefix: 'doors' } },
    filters: { item: { epcPrefix: '30' } },
  });
  expect(writePublisher({ ...draft, brokerType: 'MQTT', messageTypes: ['HEALTH'] })).toEqual({
    ...sent,
    messageTypes: ['HEALTH'],
    messageOptions: { mqtt: { qos: 0 } },
    filters: { health: { code: 'NETWORK' } },
  });
  expect(writePublisher({ ...draft, brokerType: 'WEBHOOK' }).messageOptions).toEqual({});
});

test('[PUBLISHER-04] the options of a stored publisher are of its broker’s type: all of them go to its copy', () => {
  const { mqtt, ...messageOptions } = draft.messageOptions;
  const stored = readPublisher({ ...draft, id: '1', messageOptions });
  expect(writePublisher(stored)).toEqual(writePublisher({ ...draft, brokerType: 'AMQP' }));
});

test('null and missing groups are read as none', () => {
  const least = { id: 1, brokerId: 2, name: 'A', messageTypes: ['ITEM'] };
  const read = {
    id: '1',
    brokerId: '2',
    name: 'A',
    messageTypes: ['ITEM'],
    messageOptions: {},
    filters: {},
  };
  expect(readPublisher(least)).toEqual(read);
  expect(readPublisher({ ...least, brokerId: null })).toEqual({ ...read, brokerId: '' });
  expect(
    readPublisher({
      ...least,
      messageOptions: { amqp: null, mqtt: { topic: null } },
      filters: { item: { jobNamePrefixes: [], epcPrefix: null } },
    }),
  ).toEqual(read);
});

test('[PUBLISHER-12] the known event types and codes', () => {
  expect(eventTypes).toEqual(
    'HEALTH_RESET CONNECTION THROUGHPUT CLOCK_SYNC HARDWARE_FAULT SOFTWARE_FAULT LIFECYCLE UNCLASSIFIED ITEM THRESHOLD'.split(
      ' ',
    ),
  );
  expect(eventCodes).toEqual(
    'BAD_CERTIFICATE HTTP_FAILURE NETWORK DROPPED_READ READER_RESTART UPGRADE_STATUS CRASH AGENT_OUTDATED REBOOT UNKNOWN'.split(
      ' ',
    ),
  );
});

test.each([
  ['all.of.it', 'a', undefined, true],
  ['all.of.it', undefined, 'b', true],
  ['all.of.it', '', '', false],
  ['', 'a', 'b', false],
])('[PUBLISHER-17] a full key "%s" with prefix %j and suffix %j: %s', (full, prefix, suffix, unused) => {
  expect(isAffixUnused(full, prefix, suffix)).toBe(unused);
});

describe('a publisher that is sent', () => {
  const accepts = new Ajv({ strict: false }).compile(publisherRequestSchema);
  const least = { brokerId: '7', name: 'Doors', messageTypes: ['ITEM'] };
  const nested = (path: string, value: unknown) => {
    const [group = '', kind = '', field = ''] = path.split('.');
    return { ...least, [group]: { [kind]: { [field]: value } } };
  };

  test.each([
    [{ name: 'x'.repeat(50) }, true],
    [{ name: 'x'.repeat(51) }, false],
    [{ name: ' ' }, false],
    [{ brokerId: undefined }, false],
    [{ messageTypes: [] }, false],
    [{ messageTypes: ['NEWS'] }, false],
  ])('[PUBLISHER-13] %j: %s', (change, accepted) => {
    expect(accepts({ ...least, ...change })).toBe(accepted);
  });

  test.each([
    ['PUBLISHER-14', 'messageOptions.amqp.routingKey', 'doors.7.in', true],
    ['PUBLISHER-14', 'messageOptions.amqp.routingKeyPrefix', 'doors/7', false],
    ['PUBLISHER-14', 'messageOptions.amqp.routingKeySuffix', 'in_out', false],
    ['PUBLISHER-14', 'messageOptions.amqp.exchange', 'my:ex-change_1.topic', true],
    ['PUBLISHER-14', 'messageOptions.amqp.exchange', 'impinj.items', false],
    ['PUBLISHER-14', 'messageOptions.amqp.exchange', 'impinjitems', true],
    ['PUBLISHER-14', 'messageOptions.amqp.exchange', 'a b', false],
    ['PUBLISHER-15', 'messageOptions.mqtt.topic', 'site/7/doors', true],
    ['PUBLISHER-15', 'messageOptions.mqtt.topicPrefix', 'site/+/doors', false],
    ['PUBLISHER-15', 'messageOptions.mqtt.topicSuffix', 'site.7', false],
    ['PUBLISHER-15', 'messageOptions.webhook.path', '/hooks/rfid-1.2_a~b%20c', true],
    ['PUBLISHER-15', 'messageOptions.webhook.path', '/hooks?x=1', false],
    ['PUBLISHER-15', 'messageOptions.webhook.pathPrefix', 'a b', false],
    ['PUBLISHER-15', 'messageOptions.webhook.pathSuffix', '%2', false],
    ['PUBLISHER-16', 'messageOptions.webhook.requestTimeout', 100, true],
    ['PUBLISHER-16', 'messageOptions.webhook.requestTimeout', 99, false],
    ['PUBLISHER-16', 'messageOptions.webhook.requestTimeout', 100.5, false],
    ['PUBLISHER-16', 'filters.item.minimumMovement', 0, true],
    ['PUBLISHER-16', 'filters.item.minimumMovement', -0.1, false],
    ['PUBLISHER-16', 'filters.item.epcPrefix', '3008AF', true],
    ['PUBLISHER-16', 'filters.threshold.epcPrefix', '30G', false],
  ])('[%s] %s %s: %s', (_row, path, value, accepted) => {
    expect(accepts(nested(path, value))).toBe(accepted);
  });
});

test('what was written is read back', () => {
  const text = fc.string({ minLength: 1 });
  const texts = fc.array(text, { minLength: 1 });
  const drafts = fc.record({
    brokerId: text,
    name: text,
    messageTypes: fc.constant(['ITEM', 'HEALTH', 'THRESHOLD']),
    messageOptions: fc.record({ mqtt: fc.record({ topicPrefix: text, qos: fc.constantFrom(0, 1, 2) }) }),
    filters: fc.record({
      item: fc.record({ zoneTransitionsOnly: fc.boolean(), jobNamePrefixes: texts }),
      health: fc.record({ readerName: text }),
      threshold: fc.record({ thresholdNames: texts, direction: fc.constantFrom('IN', 'OUT') }),
    }),
  });
  fc.assert(
    fc.property(drafts, (publisher) => {
      const written = writePublisher({ ...publisher, brokerType: 'MQTT' });
      expect(readPublisher({ id: '1', ...written })).toEqual({ id: '1', ...publisher });
    }),
  );
});
