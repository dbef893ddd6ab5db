import { identityOf } from '@console/testing/brokers';
import { certificateProblems, coversHost, readCertificates } from './certificate';

const host = 'mq.depot.example';
// Certificates are made while the tests run: none of them begins after this.
const now = new Date(Date.now() + 60_000);
const day = 86_400_000;
let pem: string;

beforeAll(() => {
  pem = identityOf(host).cert;
});

const problems = (text: string, forHost = host, at = now) =>
  certificateProblems(text, forHost, at).map(({ problem }) => problem);

test('one that is valid and for the host is fine, also with its line breaks written out', () => {
  expect(problems(pem)).toEqual([]);
  expect(problems(pem.trim().replaceAll('\n', '\\n'))).toEqual([]);
  expect(readCertificates(pem)).toMatchObject([{ hosts: [host], isAuthority: true }]);
});

test.each([
  'hello',
  '-----BEGIN CERTIFICATE-----',
  '-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----',
])('%j is none', (text) => {
  expect(problems(text)).toEqual(['none']);
});

test('one that was cut off, or is no certificate inside, cannot be read', () => {
  const lines = pem.trim().split('\n');
  expect(problems([...lines.slice(0, 4), ...lines.slice(-1)].join('\n'))).toEqual(['unreadable']);
  for (const inside of ['????', 'AAAA', ''])
    expect(problems(`-----BEGIN CERTIFICATE-----\n${inside}\n-----END CERTIFICATE-----`)).toEqual([
      'unreadable',
    ]);
});

test('one that has expired, or is not valid yet, says when', () => {
  expect(certificateProblems(pem, host, new Date(now.getTime() + 3 * day))).toEqual([
    { problem: 'expired', time: readCertificates(pem)[0]?.validUntil },
  ]);
  expect(problems(pem, host, new Date(now.getTime() - day))).toEqual(['notYet']);
});

test('one of another host says whose it is; a blank host is not compared', () => {
  expect(certificateProblems(pem, 'other.example', now)).toEqual([{ problem: 'otherHost', hosts: [host] }]);
  expect(problems(pem, ' ')).toEqual([]);
});

test('of several, one has to be for the host', () => {
  expect(problems(`${pem}\n${identityOf('other.example').cert}`, 'other.example')).toEqual([]);
});

test.each([
  ['mq.example.com', 'MQ.example.com', true],
  ['*.example.com', 'mq.example.com', true],
  ['*.example.com', 'a.mq.example.com', false],
  ['*.example.com', 'example.com', false],
  ['10.0.0.7', '10.0.0.7', true],
  ['10.0.0.7', '10.0.0.8', false],
])('%s covers %s: %s', (name, given, expected) => {
  expect(coversHost(name, given)).toBe(expected);
});
