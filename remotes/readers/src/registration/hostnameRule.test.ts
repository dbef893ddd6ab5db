import { hostnameRule, suggestedHostname } from './hostnameRule';

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
