import { addressProblem, isAllowed, isListenable, proposedAddresses } from './socketAddress';

const mqtt = { type: 'MQTT', host: 'mq.example', secureConnection: false };
const amqp = { type: 'AMQP', host: 'rabbit.example', secureConnection: true };

test('the usual addresses of the host are proposed, secure ones where the broker or the page is', () => {
  expect(proposedAddresses(mqtt, undefined, false)).toEqual([
    'ws://mq.example:9001/',
    'ws://mq.example:15675/ws',
  ]);
  expect(proposedAddresses(mqtt, undefined, true)).toEqual([
    'wss://mq.example:9001/',
    'wss://mq.example:15676/ws',
  ]);
  expect(proposedAddresses(amqp, undefined, false)).toEqual(['wss://rabbit.example:15673/ws']);
});

test('where it is known what the console may connect to, that comes first, of the same host before others', () => {
  const allowed = ['wss://other.example:8084', 'wss://mq.example:15676', 'ws://mq.example:9001'];
  expect(proposedAddresses(mqtt, allowed, true)).toEqual([
    'wss://mq.example:15676/ws',
    'wss://other.example:8084/',
    'wss://mq.example:9001/',
  ]);
});

test('nothing is proposed for a broker without a host, and none for a webhook', () => {
  expect(proposedAddresses({ ...mqtt, host: undefined }, [], false)).toEqual([]);
  expect(proposedAddresses({ ...mqtt, type: 'WEBHOOK' }, undefined, false)).toEqual([]);
  expect(['MQTT', 'AMQP', 'WEBHOOK', 'toString'].map(isListenable)).toEqual([true, true, false, false]);
});

test.each([
  ['wss://mq.example:9001/mqtt?a=b', undefined],
  [' ws://10.0.0.5:9001 ', undefined],
  ['mq.example:9001', 'scheme'],
  ['https://mq.example', 'scheme'],
  ['wss://', 'invalid'],
  ['nothing', 'invalid'],
  ['wss://user:secret@mq.example', 'credentials'],
  ['wss://mq.example/#a', 'fragment'],
])('%s: %s', (text, problem) => {
  expect(addressProblem(text)).toBe(problem);
});

test('a page may connect to what is named and to its own host, and nobody knows in a page of others', () => {
  const allowed = ['wss://mq.example:9001'];
  const page = 'https://console.example';
  expect(isAllowed('wss://mq.example:9001/ws', allowed, page)).toBe(true);
  expect(isAllowed('wss://mq.example/ws', allowed, page)).toBe(false);
  expect(isAllowed('ws://mq.example:9001', allowed, page)).toBe(false);
  expect(isAllowed('wss://console.example/mqtt', [], page)).toBe(true);
  expect(isAllowed('wss://mq.example', undefined, page)).toBe(true);
});
