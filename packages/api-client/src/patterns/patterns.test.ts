import fc from 'fast-check';
import {
  alphanumeric,
  domainOrAddress,
  hostOrAddress,
  hostWithPort,
  malformedHosts,
  readerAddress,
  readerSerialNumber,
  readHostList,
  semanticOrYearVersion,
  semanticVersion,
  subnet,
  upperCaseHexadecimal,
} from '.';

const longest = `${'a'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(61)}`;

describe.each<[row: string, name: string, pattern: string, accepted: string[], rejected: string[]]>([
  [
    'FORM-09',
    'fully qualified domain name or IPv4',
    domainOrAddress,
    ['a.io', 'broker.example.com', 'MQ-1.example.co.uk', '10.0.0.1', '255.255.255.255', longest],
    ['', 'a.b', 'localhost', 'broker', 'broker.', '-a.example.com', 'a_b.example.com', '256.1.1.1', '1.2.3'],
  ],
  ['FORM-09', 'too long domain name', domainOrAddress, [], [`${longest}e`, `${'a'.repeat(64)}.example.com`]],
  [
    'FORM-09',
    'upper-case hexadecimal',
    upperCaseHexadecimal,
    ['', '0', '3008', 'ABCDEF0123456789'],
    ['3a', 'G', '0x30', '30 08', ' '],
  ],
  ['FORM-09', 'alphanumeric', alphanumeric, ['a', 'Admin2', '7'], ['', 'a b', 'a-b', 'a_b', 'é']],
  [
    'FORM-10',
    'IPv4 with optional CIDR suffix',
    subnet,
    ['10.0.0.0', '10.0.0.0/0', '10.0.0.0/8', '192.168.1.0/24', '0.0.0.0/32'],
    ['', '10.0.0.0/33', '256.1.1.1', '10.0.0/8', '10.0.0.0/', '10.0.0.0/08', '10.0.0.0/-1', 'host/8', '::1'],
  ],
  [
    'FORM-10',
    'semantic version',
    semanticVersion,
    ['0.0.0', '1.9.0', '10.20.30', '1.0.0-alpha.1', '1.0.0-0.3.7', '1.0.0+20130313', '1.0.0-rc.1+build.1'],
    ['', '1', '1.2', '01.2.3', '1.2.3-', '1.2.3-01', 'v1.2.3', '1.2.3.4', '2018r2'],
  ],
  [
    'FORM-10',
    'version where a year and release will do',
    semanticOrYearVersion,
    ['1.9.0', '2018r2', '2018R2', '2019r10'],
    ['2018', '18r2', '2018r', '2018r2x', 'x2018r2', '1.9'],
  ],
  [
    'FORM-11',
    'hostname or IP',
    hostOrAddress,
    ['host', 'reader-1', 'reader-1.local', '3com', '10.0.0.1', 'a.b.c.d'],
    ['', '256.1.1.1', '10.0.0', 'host:443', '-host', 'host-', 'a..b', 'a_b', 'a b', '12'],
  ],
  [
    'FORM-11',
    'hostname or IP with optional port',
    hostWithPort,
    ['host', 'host:443', 'host:8443', 'host:65535', '10.0.0.1:10000', 'a.example.com:999'],
    ['', 'host:', 'host:80', 'host:65536', 'host:123456', 'host:0443', ':443', '256.1.1.1:443', 'host:44a'],
  ],
  [
    'READER-17',
    'address of a reader',
    readerAddress,
    ['10.0.0.1', 'reader-1.local:8080', 'fe80::1', 'A'],
    ['', 'a b', 'a_b', 'a/b', 'é', ' a', 'a '],
  ],
  [
    'READER-18',
    'serial number of a reader',
    readerSerialNumber,
    ['370-17-01-1068', '000-00-00-0000'],
    [
      '',
      '370-17-01-106',
      '370-17-01-10689',
      '1370-17-01-1068',
      '370-17-1-1068',
      '37A-17-01-1068',
      '37017011068',
    ],
  ],
])('[%s] %s', (_row, _name, pattern, accepted, rejected) => {
  // As a form tests it, and as a schema does.
  const expressions = [new RegExp(pattern), new RegExp(pattern, 'u')];
  if (accepted.length > 0)
    test.each(accepted)('accepts "%s"', (text) => {
      expect(expressions.map((expression) => expression.test(text))).toEqual([true, true]);
    });
  test.each(rejected)('rejects "%s"', (text) => {
    expect(expressions.map((expression) => expression.test(text))).toEqual([false, false]);
  });
});

test.each([
  ['10.0.0.1', ['10.0.0.1']],
  ['10.0.0.1,reader-2', ['10.0.0.1', 'reader-2']],
  ['10.0.0.1, 10.0.0.2 ,10.0.0.3', ['10.0.0.1', '10.0.0.2', '10.0.0.3']],
  [' a\nb\tc  d ', ['a', 'b', 'c', 'd']],
])('[FORM-11] the list "%s" is well-formed', (text, hosts) => {
  expect(readHostList(text)).toEqual(hosts);
});

test.each(['', '  ', ',', 'a,', ',a', 'a,,b', 'a, ,b', 'a;b', 'a,256.1.1.1', 'a,host:443'])(
  '[FORM-11] the list "%s" is not',
  (text) => {
    expect(readHostList(text)).toBeUndefined();
  },
);

test.each([
  ['10.0.0.1 10.0.0.256, a', ['10.0.0.256']],
  ['a,,b_c', ['', 'b_c']],
  ['a b', []],
])('[FORM-11] what is malformed in the list "%s" is told', (text, malformed) => {
  expect(malformedHosts(text)).toEqual(malformed);
});

test('[FORM-10] a subnet is four octets and at most 32 bits, and nothing else', () => {
  const number = fc.integer({ min: 0, max: 300 });
  fc.assert(
    fc.property(fc.tuple(number, number, number, number), fc.integer({ min: 0, max: 40 }), (octets, bits) => {
      const right = octets.every((octet) => octet <= 255) && bits <= 32;
      expect(new RegExp(subnet).test(`${octets.join('.')}/${bits}`)).toBe(right);
    }),
  );
});
