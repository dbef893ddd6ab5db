import { alphanumeric } from '@console/api-client/patterns';
import { isReservedUser, isSameUser } from '@console/api-client/users';
import type { FormErrors } from '@console/design/form';
import { formatList } from '@console/design/language';

/** Values of the form of several new users. */
export interface NewUsersValues {
  /** Names or mail addresses, as they were typed or pasted. */
  readonly names: string;
  readonly roles: readonly string[];
}

const address = /([^\s<>"'(),;:]+)@[^\s<>"'(),;:]+/;

/** A mail address gives the name before its sign, without what a name may not have. */
const namesOfEntry = (entry: string): readonly string[] => {
  const local = address.exec(entry)?.[1];
  return local === undefined ? entry.split(/\s+/) : [local.replaceAll(/[^A-Za-z0-9]/g, '')];
};

/**
 * The names in a text: one a line, or between commas, semicolons or spaces. Of `Ann Lee <ann.lee@example.com>` it is
 * `annlee`. Each is there once, whatever its case.
 */
export function readNames(text: string): readonly string[] {
  const names = text
    .split(/[\n,;]/)
    .flatMap((entry) => namesOfEntry(entry.trim()))
    .filter((name) => name !== '');
  return names.filter((name, at) => names.findIndex((other) => isSameUser(other, name)) === at);
}

const namePattern = new RegExp(alphanumeric);

/** Failures of several new users. @param taken names of the users that there are */
export function newUsersErrors({ names }: NewUsersValues, taken: readonly string[]): FormErrors {
  const read = readNames(names);
  if (read.length === 0) return { names: { key: 'validation.blank' } };
  const named = (key: 'users.several.invalid' | 'users.several.taken', wrong: readonly string[]) =>
    wrong.length > 0 ? [{ key, values: { count: wrong.length, names: formatList(wrong) } }] : [];
  return {
    names: [
      ...named(
        'users.several.invalid',
        read.filter((name) => !namePattern.test(name)),
      ),
      ...named(
        'users.several.taken',
        read.filter((name) => isReservedUser(name) || taken.some((other) => isSameUser(other, name))),
      ),
    ],
  };
}
