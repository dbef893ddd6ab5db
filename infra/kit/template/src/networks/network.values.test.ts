import { networkErrors } from './network.values';

const network = { name: 'Dock', CIDRRange: '10.32.4.0/24' };

test('a network with a name and a range is accepted', () => {
  expect(networkErrors(network)).toEqual({});
});

test.each([
  [{ name: ' ' }, { name: { key: 'validation.blank' } }],
  [{ name: 'n'.repeat(51) }, { name: { key: 'validation.tooLong', values: { max: 50 } } }],
  [{ CIDRRange: '' }, { CIDRRange: { key: 'validation.blank' } }],
  [{ CIDRRange: '10.32.4.0/33' }, { CIDRRange: { key: 'networks.CIDRRange.invalid' } }],
  [{ CIDRRange: '10.32.4.256' }, { CIDRRange: { key: 'networks.CIDRRange.invalid' } }],
])('%j is refused', (change, errors) => {
  expect(networkErrors({ ...network, ...change })).toEqual(errors);
});
