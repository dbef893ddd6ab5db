import fc from 'fast-check';
import { parseSession, sessionKeys, writeSession } from './storedSession';

const user = JSON.stringify({ name: 'Admin', roles: ['Admin'] });

test('[SESSION-03] a session is two entries under the two legacy keys: the token, and the user {name, roles}', () => {
  expect(sessionKeys).toEqual({ token: 'itemsense-token', user: 'itemsense-user' });
  expect(writeSession({ token: 't-1', user: { name: 'Admin', roles: ['Admin', 'DataReader'] } })).toEqual({
    token: 't-1',
    user: '{"name":"Admin","roles":["Admin","DataReader"]}',
  });
});

test('[SESSION-04] what was written is restored, whatever name, roles and token are', () => {
  const token = fc.uuid();
  const person = fc.record({
    name: fc.string({ minLength: 1 }),
    roles: fc.array(fc.string()),
  });
  fc.assert(
    fc.property(fc.record({ token, user: person }), (session) => {
      expect(parseSession(writeSession(session))).toEqual(session);
    }),
  );
});

test.each([
  ['a missing token', null, user],
  ['a missing user', 't-1', null],
  ['nothing at all', null, null],
  ['an empty token', '', user],
  ['a token that no header can carry', 'one two', user],
  ['a token left by a careless writer', 'undefined', user],
  ['a user that is no JSON', 't-1', '{name: Admin}'],
  ['a user cut off', 't-1', '{"name":"Admin","roles":["Adm'],
  ['a user that is null', 't-1', 'null'],
  ['a user without a name', 't-1', '{"roles":["Admin"]}'],
  ['a user with an empty name', 't-1', '{"name":"","roles":["Admin"]}'],
  ['a user without roles', 't-1', '{"name":"Admin"}'],
  ['roles that are no list', 't-1', '{"name":"Admin","roles":"Admin"}'],
  ['roles that are no texts', 't-1', '{"name":"Admin","roles":[1]}'],
])('[SESSION-04] %s is rejected', (_, token, stored) => {
  expect(parseSession({ token, user: stored })).toBeUndefined();
});

test('[SESSION-04] no content of the storage makes the start fail', () => {
  const entry = fc.oneof(fc.string(), fc.json(), fc.constant(null));
  fc.assert(
    fc.property(entry, entry, (token, stored) => {
      const session = parseSession({ token, user: stored });
      if (session) expect(typeof session.user.name).toBe('string');
    }),
  );
});
