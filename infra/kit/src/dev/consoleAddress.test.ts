import { Refused } from '@console/workspace';
import { allowsScripts, overrideAddress, readConsole } from './consoleAddress';

const origin = 'http://localhost:3001';

test('the address of a preview names the remote and where it comes from', () => {
  expect(overrideAddress('https://console.example', '/zone-maps', 'zone-maps', origin)).toBe(
    `https://console.example/zone-maps?remote.zone-maps=${origin}`,
  );
});

test.each([
  ['https://console.example/readers?x=1', 'https://console.example'],
  ['http://localhost:8080', 'http://localhost:8080'],
])('%s is a console at %s', (given, console) => {
  expect(readConsole(given)).toBe(console);
});

test.each(['console.example', 'ftp://console.example', ''])('"%s" is refused in words', (given) => {
  expect(() => readConsole(given)).toThrow(Refused);
});

test.each([
  [`default-src 'none'; script-src 'self' ${origin}; connect-src 'self'`, true],
  [`script-src 'self'; connect-src 'self' ${origin}`, false],
  [`script-src 'self' ${origin}9`, false],
  ['', false],
])('the policy %s lets the remote run: %s', (policy, allowed) => {
  expect(allowsScripts(policy, origin)).toBe(allowed);
});
