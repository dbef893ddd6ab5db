import { documentOf } from '../../publishers/storedForm';
import { amqpDestination, mqttDestination, webhookDestination } from './destinations';

const amqp = (options: object) =>
  amqpDestination(
    documentOf({ messageTypes: ['ITEM'], messageOptions: { amqp: options } }, 'AMQP').messageOptions,
    'item',
  );
const mqtt = (options: object) =>
  mqttDestination(
    documentOf({ messageTypes: ['ITEM'], messageOptions: { mqtt: options } }, 'MQTT').messageOptions,
    'threshold',
  );
const webhook = (options: object) =>
  webhookDestination(
    documentOf({ messageTypes: ['ITEM'], messageOptions: { webhook: options } }, 'WEBHOOK').messageOptions,
    'health',
  );

test.each([
  [{}, { exchange: 'amq.topic', routingKey: 'item', persistent: false }],
  [
    { routingKeyPrefix: 'a.b', routingKeySuffix: 'c', exchange: 'x' },
    { exchange: 'x', routingKey: 'a.b.item.c', persistent: false },
  ],
  [
    { routingKey: 'all', routingKeyPrefix: 'a', deliveryMode: 'PERSISTENT' },
    { exchange: 'amq.topic', routingKey: 'all', persistent: true },
  ],
])('[PUBLISHER-06] AMQP %j', (options, destination) => {
  expect(amqp(options)).toEqual(destination);
});

test.each([
  [{}, { topic: 'threshold', qos: 0 }],
  [
    { topicPrefix: 'a/b/', topicSuffix: '/c', qos: 2 },
    { topic: 'a/b/threshold/c', qos: 2 },
  ],
  [
    { topic: 'all', topicSuffix: 'c' },
    { topic: 'all', qos: 0 },
  ],
])('[PUBLISHER-07] MQTT %j', (options, destination) => {
  expect(mqtt(options)).toEqual(destination);
});

test.each([
  [{}, '/health', 10_000],
  [{ pathPrefix: 'a', pathSuffix: 'c', requestTimeout: 500 }, '/a/health/c', 500],
  [{ path: '/all', pathPrefix: 'a' }, '/all', 10_000],
  [{ messageTypePlacement: 'QUERY_PARAM', path: 'all' }, '/all?messageType=health', 10_000],
  [
    { messageTypePlacement: 'QUERY_PARAM', pathPrefix: 'a', pathSuffix: 'c' },
    '/a/c?messageType=health',
    10_000,
  ],
  [{ messageTypePlacement: 'QUERY_PARAM' }, '/?messageType=health', 10_000],
])('[PUBLISHER-08] webhook %j', (options, path, requestTimeout) => {
  expect(webhook(options)).toEqual({ path, requestTimeout, authenticationType: null });
});
