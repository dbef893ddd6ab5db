import type { ReaderHealth } from '@console/api-client/reader-health';
import type { ScannedReader } from '@console/api-client/scanned-readers';
import {
  facilityTargets,
  groupReaders,
  hostnameRule,
  readersToRegister,
  replaceReader,
  sameFacility,
  scannedState,
  suggestedHostname,
  suggestFacilities,
} from './registration.values';

const invalid = { key: 'register.hostname.invalid' };

test.each([
  ['localhost', '', undefined],
  ['console.example', '', invalid],
  ['console.example', '  ', invalid],
  ['localhost', 'http://server', invalid],
  ['console.example', 'server.example', undefined],
  ['console.example', '10.0.0.1', undefined],
  ['console.example', '10.0.0.256', invalid],
  ['console.example', 'server:443', undefined],
  ['console.example', 'server:44300', undefined],
  ['console.example', 'server:80', invalid],
  ['console.example', 'server:443000', invalid],
])('[REGISTER-11] opened on %s the hostname "%s" is judged %j', (page, hostname, failure) => {
  expect(hostnameRule(page)(hostname)).toEqual(failure);
});

test.each([
  ['localhost', 'localhost:8080', ''],
  ['console.example', 'console.example', 'console.example'],
  ['console.example', 'console.example:8443', 'console.example:8443'],
])('[REGISTER-10] opened on %s at %s the hostname begins as "%s"', (hostname, host, suggested) => {
  expect(suggestedHostname({ hostname, host })).toBe(suggested);
});

const reader = (ipAddress: string, more: Partial<ScannedReader> = {}): ScannedReader => ({
  ipAddress,
  name: `reader-${ipAddress}`,
  needsAuth: false,
  known: false,
  ...more,
});
const status = (code: string) => ({ status: code });
const health = (name: string, state: string): ReaderHealth =>
  ({
    readerName: name,
    state,
    version: {},
    connection: status('HEALTHY'),
    throughput: status('HEALTHY'),
    hardware: status('HEALTHY'),
    software: status('HEALTHY'),
    clockSync: status('HEALTHY'),
  }) as unknown as ReaderHealth;

test('[REGISTER-16] a reader that was registered after the scan is registered, one that failed is not', () => {
  const done = reader('a');
  const failed = reader('b');
  const under = reader('c');
  const grouped = groupReaders(
    [done, failed, under],
    [health('reader-a', 'IDLE'), health('reader-b', 'IDLE'), health('reader-c', 'IDLE')],
    [
      { address: 'a', installStep: 'INSTALL_FINISHED' },
      { address: 'b', installStep: 'INSTALL_FINISHED', error: 'gone' },
      { address: 'c', installStep: 'REBOOTING' },
    ],
  );
  expect(grouped).toEqual({ available: [failed, under], registered: [done] });
});

test('[REGISTER-16] known and healthy readers are registered, all others are available', () => {
  const well = reader('a', { known: true });
  const unwell = reader('b', { known: true });
  const unheard = reader('c', { known: true });
  const fresh = reader('d');
  const grouped = groupReaders(
    [well, unwell, unheard, fresh],
    [health('reader-a', 'IDLE'), health('reader-b', 'NOT_RESPONDING'), health('reader-d', 'IDLE')],
  );
  expect(grouped).toEqual({ registered: [well], available: [unwell, unheard, fresh] });
});

test('[REGISTER-16] a reader is not known to be well without its health, or without its name', () => {
  const readers = [reader('a', { known: true }), reader('b', { known: true, name: undefined })];
  expect(groupReaders(readers)).toEqual({ available: readers, registered: [] });
  expect(groupReaders(readers, [health('reader-a', 'IDLE')])).toEqual({
    available: [readers[1]],
    registered: [readers[0]],
  });
});

test.each([
  ['one that is not known', false, undefined, 'new'],
  ['one of which nothing is heard yet', true, undefined, 'defined'],
  ['one that is not among those heard of', true, [health('reader-b', 'NOT_RESPONDING')], 'defined'],
  ['one that awaits its agent', true, [health('reader-a', 'AWAITING_AGENT')], 'defined'],
  [
    'one of which something else is heard',
    true,
    [health('reader-b', 'AWAITING_AGENT'), health('reader-a', 'NOT_RESPONDING')],
    'unhealthy',
  ],
])('the service knows a reader that answered a scan, %s', (_, known, heard, state) => {
  expect(scannedState(reader('a', { known }), heard)).toBe(state);
});

test('[REGISTER-14] a reader that was found again takes its place', () => {
  const readers = [reader('a'), reader('b', { needsAuth: true })];
  const found = reader('b', { serialNumber: '1' });
  expect(replaceReader(readers, found)).toEqual([readers[0], found]);
});

test('[REGISTER-15] the chosen facility goes before the one a reader is known in', () => {
  const readers = [reader('a', { facility: 'East' }), reader('b', { facility: 'East' }), reader('c')];
  expect(readersToRegister(readers, ['a', 'b'], { b: 'West', c: 'West' })).toEqual([
    readers[0],
    { ...readers[1], facility: 'West' },
  ]);
  expect(facilityTargets(readers, ['a', 'b', 'c'])).toEqual({ kind: 'selected', readers });
  const facilities = readersToRegister(readers, ['a', 'b', 'c'], sameFacility(readers, 'West'));
  expect(facilities.map(({ facility }) => facility)).toEqual(['West', 'West', 'West']);
});

test('one facility for several goes to those selected, else to the new ones; a known one is moved only by itself', () => {
  const known = reader('a', { known: true, facility: 'East' });
  const fresh = reader('b');
  const other = reader('c');
  const targets = (selected: readonly string[], available = [known, fresh, other]) =>
    facilityTargets(available, selected);
  expect(targets([])).toEqual({ kind: 'new', readers: [fresh, other] });
  expect(targets(['c'])).toEqual({ kind: 'selected', readers: [other] });
  expect(targets(['a', 'b'])).toEqual({ kind: 'selected', readers: [known, fresh] });
  expect(targets([], [known])).toEqual({ kind: 'all', readers: [known] });
});

test('the facility of the name of its network is suggested for a reader, else the only one there is', () => {
  const networks = [
    { id: '1', name: 'Store', CIDRRange: '10.20.1.0/24' },
    { id: '2', name: 'Office', CIDRRange: '10.20.2.0/24' },
  ];
  const found = [reader('10.20.1.41'), reader('10.20.2.7'), reader('dock.example')];
  expect(suggestFacilities(found, networks, ['Store', 'Warehouse'])).toStrictEqual({
    '10.20.1.41': 'Store',
  });
  expect(suggestFacilities(found, [], ['Store'])).toEqual({
    '10.20.1.41': 'Store',
    '10.20.2.7': 'Store',
    'dock.example': 'Store',
  });
});

test.each([
  ['10.20.1.0/24', ['10.20.1.0', '10.20.1.7', '10.20.1.255']],
  ['10.20.1.7', ['10.20.1.7']],
  // Its two parts would be the number of an address in this range.
  ['0.0.10.0/24', []],
])('of the addresses found the network %s has %j', (CIDRRange, inside) => {
  const found = ['10.20.0.255', '10.20.1.0', '10.20.1.7', '10.20.1.255', '10.20.2.0', '10.20'];
  const networks = [{ id: '1', name: 'Store', CIDRRange }];
  const facilities = suggestFacilities(
    found.map((address) => reader(address)),
    networks,
    ['Store', 'Office'],
  );
  expect(Object.keys(facilities)).toEqual(inside);
});
