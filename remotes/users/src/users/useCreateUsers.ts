import { modelKey } from '@console/api-client/queries';
import { useServiceClient } from '@console/api-client/react';
import { createUser, generatePassword, type UserDraft } from '@console/api-client/users';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type NewUsersValues, readNames } from './newUsers';

/** A user that was just made, with the password that nobody sees again. */
export type MadeUser = Required<UserDraft>;

/** A user that could not be made. */
interface FailedUser {
  readonly name: string;
  readonly error: unknown;
}

interface Progress {
  readonly made: readonly MadeUser[];
  /** Of the last attempt. */
  readonly failed: readonly FailedUser[];
  readonly roles: readonly string[];
  readonly attempt: number;
}

const start: Progress = { made: [], failed: [], roles: [], attempt: 0 };

/**
 * Makes users one after the other, each with a password that is generated here. They are created and never replaced: one
 * whose name was taken meanwhile stays as it is.
 */
export function useCreateUsers() {
  const client = useServiceClient();
  const cache = useQueryClient();
  const [progress, setProgress] = useState(start);
  const create = async ({ names, roles }: NewUsersValues) => {
    const made: MadeUser[] = [];
    const failed: FailedUser[] = [];
    for (const name of readNames(names)) {
      const user = { name, roles, password: generatePassword() };
      try {
        await client.call(createUser(user));
        made.push(user);
      } catch (error) {
        failed.push({ name, error });
      }
    }
    setProgress((before) => ({
      made: [...before.made, ...made],
      failed,
      roles: failed.length > 0 ? roles : [],
      attempt: before.attempt + 1,
    }));
    await cache.invalidateQueries({ queryKey: modelKey('user') });
  };
  return { ...progress, create };
}
