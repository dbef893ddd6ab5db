import { everyCall } from '../service-tests/calls';
import { addressesOfResources, isAtAddress } from '.';

test.each(Object.entries(everyCall))(
  'calls of %s lie below the addresses that it names, and each has one',
  (resource, calls) => {
    const addresses = addressesOfResources[resource] ?? [];
    const paths = Object.values(calls).map(({ call }) => call.path);
    expect(paths.filter((path) => !addresses.some((address) => isAtAddress(path, address)))).toEqual([]);
    expect(addresses.filter((address) => !paths.some((path) => isAtAddress(path, address)))).toEqual([]);
  },
);

test('no resource is named that has no calls', () => {
  expect(Object.keys(addressesOfResources).sort()).toEqual(Object.keys(everyCall).sort());
});

test('an address ends where a segment does, and a star is one segment that is there', () => {
  expect(isAtAddress('/api/readers', '/api/readers')).toBe(true);
  expect(isAtAddress('/api/readers/find/1', '/api/readers')).toBe(true);
  expect(isAtAddress('/api/readersConfigurations', '/api/readers')).toBe(false);
  expect(isAtAddress('/support/readers/Dock/reboot', '/support/readers/*/reboot')).toBe(true);
  for (const path of ['/support/readers/reboot', '/support/readers//reboot', '/support/readers/a/b/reboot'])
    expect(isAtAddress(path, '/support/readers/*/reboot')).toBe(false);
});
