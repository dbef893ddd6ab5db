import { newValues, withNetwork, withNetworkErrors } from './withNetwork.values';

test('the form starts blank', () => {
  expect(newValues).toEqual({ name: '', network: '' });
});

test('a name and a range are needed, and both are checked', () => {
  expect(withNetworkErrors({})).toEqual({
    name: { key: 'validation.blank' },
    network: { key: 'validation.blank' },
  });
  expect(withNetworkErrors({ name: ' ', network: '10.1.2.0/40' })).toEqual({
    name: { key: 'validation.blank' },
    network: { key: 'networks.CIDRRange.invalid' },
  });
  expect(withNetworkErrors({ name: 'n'.repeat(51), network: '10.1.2.0/24' })).toEqual({
    name: { key: 'validation.tooLong', values: { max: 50 } },
    network: undefined,
  });
  expect(withNetworkErrors({ name: ` ${'n'.repeat(50)} `, network: ' 10.1.2.0/24 ' })).toEqual({
    name: undefined,
    network: undefined,
  });
});

const network = (name: string, CIDRRange: string) => ({ name, CIDRRange });

test.each([
  ['there are no networks', {}, 'Harbour'],
  ['others have other names', { networks: [network('Dock', '10.9.0.0/16')] }, 'Harbour'],
  ['another has its name', { networks: [network('Harbour', '10.9.0.0/16')] }, 'Harbour 2'],
  ['it is there already, with its range', { networks: [network('Harbour', '10.1.2.0/24')] }, 'Harbour'],
])('the network is named after its facility: %s', (_case, present, name) => {
  expect(withNetwork({ name: ' Harbour ', network: ' 10.1.2.0/24 ' }, present)).toEqual({
    facilities: [{ name: 'Harbour' }],
    networks: [network(name, '10.1.2.0/24')],
  });
});
