import fc from 'fast-check';
import { assignableRoles, isReservedUser, isSameUser, readUser, roles, writeUser } from '.';

const user = fc.record({ name: fc.string({ minLength: 1 }), roles: fc.array(fc.string()) });

test('[USER-08] of a form only name, roles and a password that is not blank are sent', () => {
  fc.assert(
    fc.property(user, fc.option(fc.string(), { nil: undefined }), (each, password) => {
      const sent = writeUser(
        Object.assign({ confirmation: password, currentUser: true }, each, { password }),
      );
      expect(sent).toEqual({ ...each, ...(password && { password }) });
      expect(Object.hasOwn(sent, 'password')).toBe(Boolean(password));
    }),
  );
});

test('a user that was sent is read as it was, and one without roles has none', () => {
  fc.assert(fc.property(user, (each) => expect(readUser(writeUser(each))).toEqual(each)));
  expect(readUser({ name: 'Ann', roles: null })).toEqual({ name: 'Ann', roles: [] });
});

test('[USER-11] roles for machines are given to nobody, roles of a newer service are', () => {
  expect(assignableRoles([...roles, 'Auditor'])).toEqual([
    'Admin',
    'ConfigManager',
    'JobRunner',
    'DataReader',
    'Auditor',
  ]);
});

test('[USER-09] the user of the readers is known in any case', () => {
  for (const name of ['ReaderAgent', 'readeragent', 'READERAGENT']) expect(isReservedUser(name)).toBe(true);
  expect(isReservedUser('ReaderAgent2')).toBe(false);
  expect(isSameUser('admin', 'Admin')).toBe(true);
});
