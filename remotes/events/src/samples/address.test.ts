import fc from 'fast-check';
import { type AddressedPublisher, destinationOf } from './address';

const sending = (messageOptions: AddressedPublisher['messageOptions']): AddressedPublisher => ({
  messageTypes: ['ITEM', 'HEALTH', 'THRESHOLD'],
  messageOptions,
});
const texts = (type: string, options: AddressedPublisher['messageOptions']) =>
  destinationOf(type, sending(options))?.addresses.map(({ text }) => text);

test.each<[string, AddressedPublisher['messageOptions'], string[]]>([
  ['AMQP', {}, ['item', 'health', 'threshold']],
  [
    'AMQP',
    { amqp: { routingKeyPrefix: 'dock.', routingKeySuffix: '.now' } },
    ['dock.item.now', 'dock.health.now', 'dock.threshold.now'],
  ],
  ['AMQP', { amqp: { routingKey: 'all', routingKeyPrefix: 'dock' } }, ['all', 'all', 'all']],
  ['MQTT', { mqtt: { topicPrefix: 'a/b' } }, ['a/b/item', 'a/b/health', 'a/b/threshold']],
  ['MQTT', { mqtt: { topicSuffix: '/now/' } }, ['item/now/', 'health/now/', 'threshold/now/']],
  ['WEBHOOK', {}, ['/item', '/health', '/threshold']],
  ['WEBHOOK', { webhook: { pathPrefix: '/rfid/' } }, ['/rfid/item', '/rfid/health', '/rfid/threshold']],
  [
    'WEBHOOK',
    { webhook: { pathPrefix: 'rfid', pathSuffix: 'v1', messageTypePlacement: 'QUERY_PARAM' } },
    ['/rfid/v1?messageType=item', '/rfid/v1?messageType=health', '/rfid/v1?messageType=threshold'],
  ],
  [
    'WEBHOOK',
    { webhook: { path: '/hook', messageTypePlacement: 'QUERY_PARAM' } },
    ['/hook?messageType=item', '/hook?messageType=health', '/hook?messageType=threshold'],
  ],
  ['WEBHOOK', { webhook: { messageTypePlacement: 'PATH', path: 'hook' } }, ['/hook', '/hook', '/hook']],
])('%s %j: %j', (type, options, expected) => {
  expect(texts(type, options)).toEqual(expected);
});

test('the parts are the text, and each says which field it comes from', () => {
  const destination = destinationOf(
    'AMQP',
    sending({ amqp: { routingKeyPrefix: 'dock', routingKeySuffix: 'now' } }),
  );
  expect(destination?.addresses[0]?.parts).toEqual([
    { source: 'prefix', text: 'dock' },
    { source: 'separator', text: '.' },
    { source: 'type', text: 'item' },
    { source: 'separator', text: '.' },
    { source: 'suffix', text: 'now' },
  ]);
});

test('separators are never doubled', () => {
  const part = fc.option(
    fc.stringMatching(/^[a-z./]{1,4}$/).filter((text) => !/\/\//.test(text)),
    { nil: undefined },
  );
  fc.assert(
    fc.property(part, part, (topicPrefix, topicSuffix) => {
      for (const text of texts('MQTT', { mqtt: { topicPrefix, topicSuffix } }) ?? []) {
        expect(text).not.toContain('//');
        expect(text).toMatch(/item|health|threshold/);
      }
    }),
  );
});

test.each([
  [{ routingKey: 'all' }, ['full']],
  [{ routingKey: 'all', routingKeySuffix: 'now' }, ['full', 'affixUnused']],
  [{}, ['typeOnly']],
  [{ routingKeyPrefix: 'dock' }, ['affix']],
])('%j is explained by %j', (amqp, remarks) => {
  expect(destinationOf('AMQP', sending({ amqp }))?.remarks).toEqual(remarks);
});

test('what is left blank is what the service takes', () => {
  expect(destinationOf('AMQP', sending({ amqp: { exchange: '' } }))?.amqp).toEqual({
    exchange: 'amq.topic',
    vhost: '/',
  });
  expect(destinationOf('MQTT', sending({}))?.mqtt).toEqual({ qos: 0 });
});

test('of another type of broker nothing is claimed', () => {
  expect(destinationOf('KAFKA', sending({}))).toBeUndefined();
  expect(destinationOf(undefined, sending({}))).toBeUndefined();
});
