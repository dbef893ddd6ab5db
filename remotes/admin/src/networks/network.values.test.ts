import { draftOfValues, networkErrors, newNetworkValues } from './network.values';

const network = { name: 'Dock', CIDRRange: '10.32.4.0/24' };

test('a new network is blank, and is sent without blanks around its values', () => {
  expect(newNetworkValues).toEqual({ name: '', CIDRRange: '' });
  expect(draftOfValues({ name: ' Dock ', CIDRRange: ' 10.32.4.0/24 ' })).toEqual(network);
});

test('[ADMIN-09] a network with a name and a range is accepted', () => {
  expect(networkErrors(network)).toEqual({});
});

test.each([
  [{ name: ' ' }, { name: { key: 'validation.blank' } }],
  [{ name: 'n'.repeat(51) }, { name: { key: 'validation.tooLong', values: { max: 50 } } }],
  [{ CIDRRange: '' }, { CIDRRange: { key: 'validation.blank' } }],
  [{ CIDRRange: '10.32.4.0/33' }, { CIDRRange: { key: 'networks.CIDRRange.invalid' } }],
  [{ CIDRRange: '10.32.4.256' }, { CIDRRange: { key: 'networks.CIDRRange.invalid' } }],
  [{ CIDRRange: '256.1.1.1' }, { CIDRRange: { key: 'networks.CIDRRange.invalid' } }],
  [
    { name: undefined, CIDRRange: undefined },
    { name: { key: 'validation.blank' }, CIDRRange: { key: 'validation.blank' } },
  ],
])('[ADMIN-09] %j is refused', (change, errors) => {
  expect(networkErrors({ ...network, ...change })).toEqual(errors);
});

test('[ADMIN-09] blanks around a name do not count as its length', () => {
  expect(networkErrors({ ...network, name: ` ${'n'.repeat(50)} ` })).toEqual({});
});

test.each(['10.0.0.0/0', '10.0.0.0/32', '10.1.2.3', ` ${'10.1.2.3'} `])(
  '[ADMIN-09] %j is a range',
  (CIDRRange) => {
    expect(networkErrors({ name: 'n'.repeat(50), CIDRRange }).CIDRRange).toBeUndefined();
  },
);
