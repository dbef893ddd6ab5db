import type { Publisher } from '@console/api-client/publishers';
import { itemAddressOf, sourcesOf } from './sources';

const publisher = (id: string, messageOptions: object, messageTypes = ['ITEM']) =>
  ({ id, name: id, brokerId: '1', messageTypes, messageOptions, filters: {} }) as Publisher;

test('each address is listened to once, as surely as one of its publishers sends', () => {
  const publishers = [
    publisher('a', { mqtt: { topicPrefix: 'x', qos: 0 } }, ['ITEM', 'HEALTH']),
    publisher('b', { mqtt: { topicPrefix: 'x', qos: 2 } }),
  ];
  expect(sourcesOf('MQTT', publishers)).toEqual({
    sources: [
      { address: 'x/item', qos: 2 },
      { address: 'x/health', qos: 0 },
    ],
    elsewhere: [],
  });
  expect(itemAddressOf('MQTT', publisher('c', {}, ['HEALTH']))).toBeUndefined();
});

test('a connection to AMQP is to one virtual host, the others are named', () => {
  const here = publisher('a', { amqp: { routingKeyPrefix: 'x', exchange: 'plant', vhost: 'north' } });
  const there = publisher('b', { amqp: { routingKeyPrefix: 'x', vhost: 'south' } });
  expect(sourcesOf('AMQP', [here, there])).toEqual({
    sources: [{ address: 'x.item', exchange: 'plant' }],
    vhost: 'north',
    elsewhere: [there],
  });
});

test('a broker of a type that is not known has no addresses', () => {
  expect(sourcesOf('KAFKA', [publisher('a', {})])).toEqual({ sources: [], elsewhere: [] });
});
