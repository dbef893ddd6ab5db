import { readCredentials } from './credentials';

const token = '0f0d2a5c-1111-4222-8333-444455556666';
const base64 = (text: string) => Buffer.from(text).toString('base64');

test.each([
  ['JWT', `JWT ${token}`],
  ['JWT with more spaces', `  JWT   ${token}  `],
  ['JWT in another case', `jwt ${token}`],
  ['Token with spaces', `Token { "token": "${token}" }`],
  ['Token without spaces', `Token {"token":"${token}"}`],
  ['Token without a space after the word', `Token{"token":"${token}"}`],
  ['Token with a newline', `Token {\n"token": "${token}"}`],
])('reads a token by %s', (_, header) => {
  expect(readCredentials(header)).toEqual({ kind: 'token', token });
});

test.each([
  ['admin:admindefault', 'admin', 'admindefault'],
  ['admin:', 'admin', ''],
  ['admin:with:colon', 'admin', 'with:colon'],
  ['jörg:pässwort', 'jörg', 'pässwort'],
])('reads name and password of Basic %s', (text, name, password) => {
  expect(readCredentials(`Basic ${base64(text)}`)).toEqual({ kind: 'password', name, password });
});

test.each([
  'JWT',
  'Basic',
  `Basic ${base64('no colon')}`,
  'Token',
  'Token nothing',
  'Token {"token":7}',
  'Token {"other":"x"}',
  'Token null',
  `Bearer ${token}`,
  '???',
])('does not understand %s', (header) => {
  expect(readCredentials(header)).toEqual({ kind: 'unreadable' });
});

test('takes the token of a download from the address, unless a header says who it is', () => {
  expect(readCredentials(undefined, token)).toEqual({ kind: 'token', token });
  expect(readCredentials('', token)).toEqual({ kind: 'token', token });
  expect(readCredentials('JWT other', token)).toEqual({ kind: 'token', token: 'other' });
});

test.each([undefined, '', ['a', 'b'], 7])('is nobody with the token %p in the address', (downloadToken) => {
  expect(readCredentials(undefined, downloadToken)).toEqual({ kind: 'none' });
});
