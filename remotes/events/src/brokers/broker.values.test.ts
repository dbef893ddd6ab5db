/** @jest-environment ./packages/testing/src/environments/dom.ts */
import { type Broker, writeBroker } from '@console/api-client/brokers';
import { readMessages } from '@console/testing/messages';
import en from '../messages/en.json';
import {
  type BrokerValues,
  brokerErrors,
  draftOfValues,
  newBrokerValues,
  valuesOfBroker,
} from './broker.values';

const translate = readMessages(en);

const filled: BrokerValues = {
  ...newBrokerValues,
  name: 'Depot',
  type: 'AMQP',
  host: 'mq.depot.example',
  port: 5672,
  username: 'u',
  password: 'p',
};

/** Errors that the user reads about a broker, by field. */
const said = (change: Partial<BrokerValues>, hasPassword = false) =>
  Object.entries(brokerErrors({ ...filled, ...change }, hasPassword)).flatMap(([field, failure]) =>
    [failure ?? []]
      .flat()
      .map(({ key, values }) => `${field}: ${translate(key, { label: 'It', ...values })}`),
  );

test.each<[string, Partial<BrokerValues>, string[]]>([
  ['BROKER-09', {}, []],
  ['BROKER-09', { name: ' ' }, ["name: It can't be blank."]],
  ['BROKER-09', { type: '' }, ["type: It can't be blank."]],
  ['BROKER-09', { host: '' }, ["host: It can't be blank."]],
  ['BROKER-09', { port: undefined }, ["port: It can't be blank."]],
  ['BROKER-09', { port: 0 }, ['port: It must be between 1 and 65535.']],
  ['BROKER-09', { port: 1 }, []],
  ['BROKER-09', { port: 65_535 }, []],
  ['BROKER-09', { port: 65_536 }, ['port: It must be between 1 and 65535.']],
  ['BROKER-09', { port: 80.5 }, ['port: It must be a whole number.']],
  ['BROKER-09', { port: 'mqtt' }, ['port: It must be a number.']],
  ['BROKER-11', { username: '' }, ["username: It can't be blank."]],
  ['BROKER-11', { password: '' }, ["password: It can't be blank."]],
  ['BROKER-11', { type: 'WEBHOOK', username: '', password: '' }, []],
  ['BROKER-11', { username: 'u'.repeat(50), password: 'p'.repeat(50) }, []],
  ['BROKER-11', { username: 'u'.repeat(51) }, ['username: It is too long (at most 50 characters).']],
  ['BROKER-11', { password: 'p'.repeat(51) }, ['password: It is too long (at most 50 characters).']],
  ['BROKER-12', { secureConnection: true }, ["serverCertificate: It can't be blank."]],
  ['BROKER-12', { secureConnection: true, serverCertificate: 'PEM' }, []],
])('[%s] %j', (_, change, sentences) => {
  expect(said(change)).toEqual(sentences);
});

test('[BROKER-11] a stored password need not be entered again', () => {
  expect(said({ password: '' }, true)).toEqual([]);
});

test.each([
  'mq.example.com',
  '10.0.0.7',
  '126.0.0.1',
  '169.253.0.1',
  '127.example.com',
  'localhosts.example',
  'localhost.example.com',
  'a.bc',
  `${'a.'.repeat(125)}com`,
])('[BROKER-10] %s is a host', (host) => {
  expect(said({ host })).toEqual([]);
});

test.each([
  ['localhost', 'the service itself'],
  ['LOCALHOST', 'the service itself'],
  ['127.0.0.1', 'the service itself'],
  ['::1', 'the service itself'],
  ['[::1]', 'the service itself'],
  ['127.0.0.2', 'the service itself'],
  ['127.255.255.254', 'the service itself'],
  ['0.0.0.0', 'the service itself'],
  ['0.1.2.3', 'the service itself'],
  ['mq.LocalHost', 'the service itself'],
  ['localhost.localdomain', 'the service itself'],
  ['LOCALHOST6.LocalDomain6', 'the service itself'],
  ['169.254.169.254', 'a single link'],
  ['depot', 'fully qualified'],
  ['a.b', 'fully qualified'],
  [`${'a.'.repeat(126)}com`, 'fully qualified'],
  ['256.1.1.1', 'fully qualified'],
  ['mq depot.example', 'fully qualified'],
  ['mq.dépôt.example', 'fully qualified'],
  ['amqp://mq.example.com', 'without scheme, port or path'],
  ['mq.example.com:5672', 'without scheme, port or path'],
  ['mq.example.com/', 'without scheme, port or path'],
  ['mq.example.com:', 'without scheme, port or path'],
  ['[2001:db8::7]:5672', 'without scheme, port or path'],
  ['2001:db8::7', 'or an IPv4 address'],
  ['fe80::1', 'or an IPv4 address'],
  ['mq:depot.example', 'fully qualified'],
])('[BROKER-10] %s is none, and why', (host, reason) => {
  expect(said({ host })).toEqual([expect.stringContaining(reason)]);
});

test('a private key is refused at once: it must not be sent', () => {
  const errors = brokerErrors(
    { ...filled, secureConnection: true, serverCertificate: '-----BEGIN EC PRIVATE KEY-----' },
    false,
  );
  expect(errors.serverCertificate).toEqual({ key: 'brokers.certificate.privateKey', atOnce: true });
});

test('[BROKER-12] a certificate is not part of a broker whose connection is not secure', () => {
  const values = { ...filled, serverCertificate: 'PEM' };
  expect(writeBroker(draftOfValues({ ...values, secureConnection: true }))).toMatchObject({
    secureConnection: true,
    serverCertificate: 'PEM',
  });
  const open = writeBroker(draftOfValues({ ...values, secureConnection: false }));
  expect(open).toMatchObject({ secureConnection: false });
  expect(open).not.toHaveProperty('serverCertificate');
});

test('[BROKER-08] an edit that is not touched sends everything as it was, and no password', () => {
  const stored: Broker = {
    id: '7',
    name: 'Depot',
    type: 'MQTT',
    host: 'mq.depot.example',
    port: 8883,
    username: 'u',
    hasPassword: true,
    internal: false,
    secureConnection: true,
    serverCertificate: 'PEM',
  };
  const { id, hasPassword, internal, ...settings } = stored;
  expect(writeBroker(draftOfValues(valuesOfBroker(stored)))).toEqual(settings);
});

const bare: BrokerValues = {
  name: '',
  type: '',
  host: '',
  port: undefined,
  username: '',
  password: '',
  secureConnection: false,
  serverCertificate: '',
  onlyIfWorks: false,
};

test('a form starts blank, that of a stored broker where it has nothing', () => {
  expect(newBrokerValues).toEqual(bare);
  const stored = { id: '7', name: 'Hook', type: 'WEBHOOK', hasPassword: false, internal: false };
  expect(valuesOfBroker({ ...stored, secureConnection: false })).toEqual({
    ...bare,
    name: 'Hook',
    type: 'WEBHOOK',
  });
});

test.each<[Partial<BrokerValues>, object]>([
  [{ onlyIfWorks: false }, {}],
  [{ onlyIfWorks: true }, { onlyIfWorks: true }],
  [{ type: 'WEBHOOK', onlyIfWorks: true }, { type: 'WEBHOOK' }],
  [{ name: ' Depot ', host: ' mq.depot.example ', username: ' u ' }, {}],
  [{ password: ' p ' }, { password: ' p ' }],
  [{ serverCertificate: 'PEM' }, {}],
])('a broker with %j is sent trimmed but for its password, with what applies to its type', (change, sent) => {
  const { onlyIfWorks: _, ...draft } = filled;
  expect(draftOfValues({ ...filled, ...change })).toStrictEqual({ ...draft, ...sent });
});
