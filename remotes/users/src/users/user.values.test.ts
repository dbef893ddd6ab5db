import { writeUser } from '@console/api-client/users';
import {
  draftOfValues,
  newUserErrors,
  newUserValues,
  storedUserErrors,
  type UserValues,
  valuesOfUser,
} from './user.values';

const valid: UserValues = { name: 'Ann7', password: 'warehouse7', confirmation: 'warehouse7', roles: [] };
const keyOf = (failure: unknown) => (failure as { key?: string } | undefined)?.key;

test('a form starts blank, also with the password of a stored user', () => {
  expect(newUserValues).toEqual({ name: '', password: '', confirmation: '', roles: [] });
  expect(valuesOfUser({ name: 'Ann7', roles: ['Admin'] })).toEqual({
    ...newUserValues,
    name: 'Ann7',
    roles: ['Admin'],
  });
});

describe('[USER-08] what is sent', () => {
  test('has no confirmation', () => {
    expect(writeUser(draftOfValues({ ...valid, roles: ['Admin'] }))).toEqual({
      name: 'Ann7',
      password: 'warehouse7',
      roles: ['Admin'],
    });
  });

  test('has no key for a password that was left empty', () => {
    const sent = writeUser(draftOfValues(valuesOfUser({ name: 'Ann7', roles: ['Admin'] })));
    expect(Object.keys(sent)).toEqual(['name', 'roles']);
  });

  test('has the name without the blanks around it, and a password as it was typed', () => {
    const draft = (password: string) => draftOfValues({ ...valid, name: ' Ann7 ', password });
    expect(draft(' 1234567 ')).toEqual({ name: 'Ann7', password: ' 1234567 ', roles: [] });
    expect(draft('')).toEqual({ name: 'Ann7', roles: [] });
  });
});

test.each([
  ['', 'validation.blank'],
  ['Ann Lee', 'users.name.invalid'],
  ['Ann-7', 'users.name.invalid'],
  ['é', 'users.name.invalid'],
  ['ReaderAgent', 'users.name.reserved'],
  ['readeragent', 'users.name.reserved'],
  [' ReaderAgent ', 'users.name.reserved'],
  ['Ann7', undefined],
  [' Ann7 ', undefined],
])('[USER-09] the name %j: %s', (name, key) => {
  expect(keyOf(newUserErrors({ ...valid, name }).name)).toBe(key);
});

describe('[USER-10] the password', () => {
  const of = (password: string, confirmation = password) => ({ ...valid, password, confirmation });

  test.each([
    [7, { key: 'validation.tooShort', values: { min: 8 } }],
    [8, undefined],
    [50, undefined],
    [51, { key: 'validation.tooLong', values: { max: 50 } }],
  ])('of %d characters: %j, new or not', (length, failure) => {
    const values = of('x'.repeat(length));
    expect(newUserErrors(values).password).toEqual(failure);
    expect(storedUserErrors(values).password).toEqual(failure);
  });

  test('is required when new, with its confirmation, and not of a stored user', () => {
    expect(keyOf(newUserErrors(newUserValues).password)).toBe('validation.blank');
    expect(keyOf(newUserErrors(newUserValues).confirmation)).toBe('validation.blank');
    const { password, confirmation } = storedUserErrors(valuesOfUser({ name: 'Ann7', roles: [] }));
    expect([password, confirmation]).toEqual([undefined, undefined]);
  });

  test('has to be confirmed, also when it is changed', () => {
    for (const errors of [newUserErrors, storedUserErrors]) {
      expect(keyOf(errors(of('warehouse7', 'warehouse8')).confirmation)).toBe('users.confirmation.differs');
      expect(keyOf(errors(of('warehouse7', '')).confirmation)).toBe('validation.blank');
      expect(errors(of('warehouse7')).confirmation).toBeUndefined();
    }
    expect(keyOf(storedUserErrors(of('', 'warehouse7')).confirmation)).toBe('users.confirmation.differs');
  });
});
