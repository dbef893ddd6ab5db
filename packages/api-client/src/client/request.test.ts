import { readNothing } from './answer';
import type { Call } from './call';
import { requestOf } from './request';

const call: Call<void> = { name: 'ask', method: 'GET', path: '/itemsense/x', answer: readNothing };

it('[WIRE-01] sends the token of the session', () => {
  expect(requestOf(call, 'abc').headers).toEqual({ Accept: 'application/json', Authorization: 'JWT abc' });
});

it('sends no token when nobody is signed in or the call goes without', () => {
  expect(requestOf(call, undefined).headers).not.toHaveProperty('Authorization');
  expect(requestOf({ ...call, authorized: false }, 'abc').headers).not.toHaveProperty('Authorization');
});

it('sends a body as JSON, and no content type without one', () => {
  expect(requestOf({ ...call, method: 'POST', body: { name: 'A' } }, undefined)).toEqual({
    method: 'POST',
    path: '/itemsense/x',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: '{"name":"A"}',
  });
  expect(requestOf({ ...call, method: 'POST' }, undefined)).toMatchObject({
    headers: { Accept: 'application/json' },
    body: undefined,
  });
});

it('[MIGRATE-05] sends text unchanged, under the content type it has', () => {
  const content = { type: 'text/plain', text: '{ "a" :1 }\n' };
  expect(requestOf({ ...call, method: 'POST', content }, undefined)).toMatchObject({
    headers: { 'Content-Type': 'text/plain' },
    body: '{ "a" :1 }\n',
  });
});

it('[WIRE-09] leaves blank query parameters out', () => {
  const query = {
    graceful: true,
    from: undefined,
    to: null,
    prefix: '',
    zones: ['A b', 'C'],
    none: [],
    page: 0,
  };
  expect(requestOf({ ...call, query }, undefined).path).toBe(
    '/itemsense/x?graceful=true&zones=A+b%2CC&page=0',
  );
  expect(requestOf({ ...call, query: { from: undefined } }, undefined).path).toBe('/itemsense/x');
});
