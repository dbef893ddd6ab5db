import { readNetwork } from './adapter';

test('the number of a network is a text, since it stands in addresses', () => {
  const network = { id: 7, name: 'Dock', CIDRRange: '10.20.1.0/24' };
  expect(readNetwork(network)).toEqual({ ...network, id: '7' });
});
