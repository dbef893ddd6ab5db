import fc from 'fast-check';
import { loginAddress, readReturnAddress } from './returnAddress';

test.each([
  ['', '/'],
  ['?returnTo=%2Freaders%2Fdefinitions%3Fsort%3Dname', '/readers/definitions?sort=name'],
  ['?returnTo=/readers/definitions/Dock%252F04', '/readers/definitions/Dock%2F04'],
  ['?returnTo=/login', '/'],
  ['?returnTo=/login?returnTo=/jobs', '/'],
  ['?returnTo=https://elsewhere.example/', '/'],
  ['?returnTo=//elsewhere.example/', '/'],
  ['?returnTo=/%5Celsewhere.example/', '/'],
  ['?returnTo=/%09/elsewhere.example/', '/'],
  ['?returnTo=/a/..//elsewhere.example/', '/'],
  ['?returnTo=javascript:alert(1)', '/'],
  ['?returnTo=readers', '/'],
])('%s leads to %s', (search, address) => {
  expect(readReturnAddress(search)).toBe(address);
});

test('whoever is sent to the login page comes back to where they were', () => {
  expect(loginAddress({ pathname: '/', search: '', hash: '' })).toBe('/login');
  const login = loginAddress({ pathname: '/readers/definitions/50%25', search: '?a=b&c', hash: '#health' });
  expect(login.startsWith('/login?')).toBe(true);
  expect(readReturnAddress(login.slice('/login'.length))).toBe('/readers/definitions/50%25?a=b&c#health');
});

test('nothing in the address leads to another site', () => {
  const tricky = fc.string({
    unit: fc.constantFrom('/', '\\', '.', ':', '@', '\t', '\n', '%2F', '%5C', 'a', 'http', 'login', '?', '#'),
  });
  fc.assert(
    fc.property(tricky, (wanted) => {
      const address = readReturnAddress(`?${new URLSearchParams({ returnTo: wanted })}`);
      expect(new URL(address, 'http://console').origin).toBe('http://console');
    }),
    { numRuns: 2000 },
  );
});
