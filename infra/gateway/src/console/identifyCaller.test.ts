import { classifyCaller, tokenOf, type Whose } from './identifyCaller';

test.each<[string, Whose, unknown]>([
  ['an administrator', { status: 200, body: { name: 'Ada', roles: ['Admin'] } }, 'Ada'],
  ['anybody else', { status: 200, body: { name: 'Job', roles: ['JobRunner'] } }, 403],
  ['a token that is not known', { status: 401, body: {} }, 401],
  ['an answer that names nobody', { status: 200, body: '<html>' }, 401],
  ['a name without roles', { status: 200, body: { name: 'Ada' } }, 401],
  ['a service that fails', { status: 503 }, 502],
  ['silence', {}, 502],
])('%s is told apart by the word of the service', (_, whose, expected) => {
  const caller = classifyCaller(whose);
  expect(caller.kind === 'user').toBe(expected === 403);
  expect(caller.kind === 'administrator' ? caller.name : caller.refusal.status).toBe(expected);
});

test.each([
  ['JWT abc', 'abc'],
  ['Basic YTpi', undefined],
  ['JWT a b', undefined],
  ['', undefined],
  [undefined, undefined],
])('the token of %j is %j', (header, token) => {
  expect(tokenOf(header)).toBe(token);
});
