import { readBrokerUrl } from '../brokerSettings';
import { endpointOf } from './endpoint';
import { explainConnectionFailure } from './explainConnectionFailure';

const broker = {
  id: '1',
  name: 'Yard',
  internal: false,
  type: 'AMQP',
  host: 'mq.yard.example',
  port: 5672,
  username: 'u',
  password: null,
  secureConnection: false,
  serverCertificate: null,
} as const;
const own = readBrokerUrl('amqps://me:pa%20ss@mq.example.com/rfid');

test.each([
  ['amqp://mq', { host: 'mq', port: 5672, username: 'guest', password: 'guest', vhost: '/' }],
  [
    'amqp://a:b@10.0.0.1:5673/%2F',
    { host: '10.0.0.1', port: 5673, username: 'a', password: 'b', vhost: '/' },
  ],
  ['amqps://mq/v', { host: 'mq', port: 5671, vhost: 'v', secureConnection: true }],
  ['amqp://[::1]', { host: '::1' }],
])('the address %s is read', (url, expected) => {
  expect(readBrokerUrl(url)).toMatchObject(expected);
});

test.each(['mq:5672', 'http://mq', 'amqp://', ''])('"%s" is no address of an AMQP broker', (url) => {
  expect(() => readBrokerUrl(url)).toThrow('is not the address of an AMQP broker');
});

test('a broker is connected to where the hosts say it is, and certified by its name', () => {
  const hosts = { [broker.host]: '10.0.0.7' };
  expect(endpointOf({ ...broker, secureConnection: true }, { own: undefined, hosts })).toEqual({
    kind: 'endpoint',
    type: 'AMQP',
    host: 'mq.yard.example',
    address: '10.0.0.7',
    port: 5672,
    username: 'u',
    password: undefined,
    secure: true,
    tls: { servername: 'mq.yard.example' },
  });
});

test.each([
  ['a name that never resolves', {}, 'The host name "mq.yard.example" cannot be resolved'],
  [
    'a certificate that is none',
    { host: 'mq.example.com', secureConnection: true, serverCertificate: 'x' },
    'The server certificate is not a certificate in PEM form',
  ],
  [
    'the internal one of a service without one',
    { internal: true },
    'The service has no message broker of its own: it was started without one (--amqp)',
  ],
])('nobody tries to connect to %s', (_, change, reason) => {
  expect(endpointOf({ ...broker, ...change }, { own: undefined, hosts: {} })).toEqual({
    kind: 'unreachable',
    reason,
  });
});

test('the internal broker is the service’s own', () => {
  expect(endpointOf({ ...broker, internal: true }, { own, hosts: {} })).toMatchObject({
    address: 'mq.example.com',
    port: 5671,
    username: 'me',
    password: 'pa ss',
    vhost: 'rfid',
    secure: true,
  });
});

describe('why a connection failed is told in words', () => {
  const endpoint = endpointOf({ ...broker, host: '10.0.0.7' }, { own: undefined, hosts: {} });
  if (endpoint.kind === 'unreachable') throw new Error(endpoint.reason);

  test.each([
    [{ code: 'ENOTFOUND' }, 'The host name "10.0.0.7" cannot be resolved'],
    [{ code: 'EHOSTUNREACH' }, 'There is no way to 10.0.0.7:5672 on the network'],
    [{ code: 'CERT_HAS_EXPIRED' }, 'The certificate of the broker has expired'],
    [{ code: 135, message: 'Not authorized' }, 'The broker refused the user name or the password'],
    [{ message: 'connect ETIMEDOUT' }, '10.0.0.7:5672 does not answer'],
    [{ message: 'connack timeout' }, '10.0.0.7:5672 does not answer'],
    [
      { message: '530 (NOT-ALLOWED) - vhost x not found' },
      'The user may not use the virtual host, or there is none: 530 (NOT-ALLOWED) - vhost x not found',
    ],
    [{ message: 'no idea' }, 'The connection to 10.0.0.7:5672 failed: no idea'],
  ])('%j', (error, words) => {
    expect(explainConnectionFailure(error, endpoint)).toBe(words);
  });
});
