import { Ajv } from 'ajv';
import fc from 'fast-check';
import { readBroker, writeBroker } from './adapter';
import { isTestable, needsCertificate, needsCredentials } from './rules';
import { brokerRequestSchema } from './schema';

const draft = {
  name: 'Warehouse',
  type: 'AMQP',
  host: 'amqp.example.com',
  port: 5671,
  username: 'console',
  password: 'secret',
  secureConnection: true,
  serverCertificate: '-----BEGIN\\nMII\\n-----END',
};

test('a broker is shown without its password and without what is null', () => {
  expect(
    readBroker({
      id: 7,
      name: 'Warehouse',
      type: 'AMQP',
      host: 'amqp.example.com',
      port: 5672,
      username: 'console',
      password: '********',
      internal: null,
      secureConnection: false,
      serverCertificate: null,
    }),
  ).toEqual({
    id: '7',
    name: 'Warehouse',
    type: 'AMQP',
    host: 'amqp.example.com',
    port: 5672,
    username: 'console',
    hasPassword: true,
    internal: false,
    secureConnection: false,
  });
});

test('the least a service may say of a broker is read', () => {
  expect(readBroker({ id: 'a', name: 'A', type: 'KAFKA' })).toEqual({
    id: 'a',
    name: 'A',
    type: 'KAFKA',
    hasPassword: false,
    internal: false,
    secureConnection: false,
  });
});

test('a broker of the service itself is told apart', () => {
  expect(readBroker({ id: 'a', name: 'A', type: 'AMQP', internal: true }).internal).toBe(true);
});

test('[WIRE-10] line breaks of a certificate written as backslash and n are sent as line breaks', () => {
  expect(writeBroker(draft)).toEqual({ ...draft, serverCertificate: '-----BEGIN\nMII\n-----END' });
});

test('[BROKER-12] without secure connection no certificate is sent, and blank fields never are', () => {
  expect(writeBroker({ ...draft, username: '', password: '', secureConnection: false })).toEqual({
    name: 'Warehouse',
    type: 'AMQP',
    host: 'amqp.example.com',
    port: 5671,
    secureConnection: false,
  });
});

test('[WIRE-09] a certificate that is missing is not sent, nor is a blank one', () => {
  const { serverCertificate, ...rest } = draft;
  expect([writeBroker(rest), writeBroker({ ...rest, serverCertificate: '' })]).toEqual([rest, rest]);
});

test('[BROKER-12] a secure connection needs a certificate', () => {
  expect([true, false, null, undefined].map(needsCertificate)).toEqual([true, false, false, false]);
});

test('[BROKER-11] all but webhooks need credentials', () => {
  expect(['AMQP', 'MQTT', 'WEBHOOK'].map(needsCredentials)).toEqual([true, true, false]);
});

test('[BROKER-05] all but webhooks can be tested', () => {
  expect(['AMQP', 'MQTT', 'WEBHOOK'].map(isTestable)).toEqual([true, true, false]);
});

describe('a broker that is sent', () => {
  const accepts = new Ajv({ strict: false }).compile(brokerRequestSchema);

  test.each([
    ['host', 'amqp.example.com', true],
    ['host', '10.0.0.7', true],
    ['host', `${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example`, true],
    ['host', 'localhost', false],
    ['host', '127.0.0.1', false],
    ['host', '::1', false],
    ['host', 'a.b', false],
    ['host', `${'a.'.repeat(125)}example`, false],
    ['host', 'broker', false],
  ])('[BROKER-10] %s %s: %s', (field, value, accepted) => {
    expect(accepts({ ...draft, [field]: value })).toBe(accepted);
  });

  test.each([
    ['port', 1, true],
    ['port', 65_535, true],
    ['port', 0, false],
    ['port', 65_536, false],
    ['port', 80.5, false],
    ['port', undefined, false],
    ['name', '', false],
    ['type', 'KAFKA', false],
    ['host', undefined, false],
  ])('[BROKER-09] %s %s: %s', (field, value, accepted) => {
    expect(accepts({ ...draft, [field]: value })).toBe(accepted);
  });

  test.each(['username', 'password'])('[BROKER-11] has a %s of at most 50 characters', (field) => {
    expect(accepts({ ...draft, [field]: 'x'.repeat(50) })).toBe(true);
    expect(accepts({ ...draft, [field]: 'x'.repeat(51) })).toBe(false);
  });
});

test('what was written is read back, but for the password', () => {
  const text = fc.string({ minLength: 1 }).filter((value) => !value.includes('\\n'));
  const drafts = fc.record({
    name: text,
    type: fc.constantFrom('AMQP', 'MQTT', 'WEBHOOK'),
    host: text,
    port: fc.integer({ min: 1, max: 65_535 }),
    username: text,
    password: text,
    secureConnection: fc.constant(true),
    serverCertificate: text,
  });
  fc.assert(
    fc.property(drafts, ({ password, ...rest }) => {
      expect(readBroker({ id: '1', ...writeBroker({ ...rest, password }) })).toEqual({
        id: '1',
        ...rest,
        hasPassword: true,
        internal: false,
      });
    }),
  );
});
