import {
  addressesInAddress,
  type DiscoveryValues,
  discoveryErrors,
  everyNetwork,
  networksInAddress,
  scanTargetOf,
} from './discovery.values';

const values = (changes: Partial<DiscoveryValues>): DiscoveryValues => ({
  where: 'hosts',
  networks: [],
  addresses: '',
  ...changes,
});
const failing = (addresses: string) => discoveryErrors(values({ addresses })).addresses;

test('[REGISTER-05] a scan by network needs a network', () => {
  expect(discoveryErrors(values({ where: 'networks' }))).toEqual({
    networks: { key: 'register.networks.required' },
  });
  expect(discoveryErrors(values({ where: 'networks', networks: ['1'] })).networks).toBeUndefined();
});

test('what the other way of scanning holds does not matter', () => {
  expect(discoveryErrors(values({ where: 'networks', networks: ['1'], addresses: 'a,,b' }))).toEqual({});
});

test('[REGISTER-06] an address list is required', () => {
  expect(failing(' \n')).toEqual({ key: 'validation.blank' });
});

test.each(['10.0.0.1', 'dock-1 10.0.0.2', 'dock-1,10.0.0.2', ' dock-1\n10.0.0.2\t, x.example '])(
  '[REGISTER-06] "%s" is a list',
  (addresses) => expect(failing(addresses)).toBeUndefined(),
);

test('[REGISTER-06] of 500 pasted addresses with a bad one, the bad one is named', () => {
  const pasted = Array.from({ length: 500 }, (_, index) => `10.0.${index >> 8}.${index & 255}`);
  pasted[321] = '10.0.1.256';
  expect(failing(pasted.join('\n'))).toEqual({
    key: 'register.addresses.invalid',
    values: { entries: '10.0.1.256', more: 0 },
  });
});

test('[REGISTER-06] the first five bad ones are named, the others counted', () => {
  expect(failing('a_1 a_2 a_3 a_4 a_5 a_6 a_7 fine')).toEqual({
    key: 'register.addresses.invalid',
    values: { entries: 'a_1, a_2, a_3, a_4, a_5', more: 2 },
  });
});

test('[REGISTER-06] a comma that separates nothing is told as such', () => {
  expect(failing('10.0.0.1,,10.0.0.2')).toMatchObject({ key: 'register.addresses.gap' });
});

test('[REGISTER-08] addresses are sent as typed, without widening them', () => {
  expect(scanTargetOf(values({ addresses: ' 10.0.0.1,\n dock-1 ' }))).toEqual({
    addresses: ['10.0.0.1', 'dock-1'],
  });
  expect(scanTargetOf(values({ where: 'networks', networks: ['2', '3'] }))).toEqual({ networks: ['2', '3'] });
});

test.each([
  ['', []],
  ['networks=', []],
  ['networks=all', [everyNetwork]],
  ['networks=1', ['1']],
  ['networks=1,2', ['1', '2']],
  ['networks=1%2C2', ['1', '2']],
  ['networks=,2, 2,', ['2']],
])('[REGISTER-03] "%s" names the networks %j', (query, ids) => {
  expect(networksInAddress(new URLSearchParams(query))).toEqual(ids);
});

test.each([
  ['', ''],
  ['networks=1', ''],
  ['addresses=10.20.1.7', '10.20.1.7'],
  ['addresses=10.20.1.7%2C+dock-1', '10.20.1.7, dock-1'],
])('"%s" names the hosts "%s"', (query, addresses) => {
  expect(addressesInAddress(new URLSearchParams(query))).toBe(addresses);
});
