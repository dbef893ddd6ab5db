import { randomBytes } from 'node:crypto';
import { ServiceFailure, unauthorized } from '../failure';
import type { Service } from '../service';
import { whileUnchanged } from '../whileUnchanged';
import { rememberingPasswords } from './password';
import type { IdentifiedUser } from './roles';
import { takeTurns } from './turns';
import { findUser } from './userStore';

/** Who someone says to be. */
interface PasswordAttempt {
  readonly name: string;
  readonly password: string;
  /** From where. */
  readonly address: string;
}

/** Finds the user whose name and password these are. @throws 401; 429 after too many wrong ones */
export type PasswordSignIn = (attempt: PasswordAttempt) => Promise<IdentifiedUser>;

/** No password has it: with it an unknown name takes as long as a known one. */
const nobody = `scrypt$${randomBytes(16).toString('base64')}$${randomBytes(32).toString('base64')}`;

/**
 * Checks passwords. Hashing runs on other threads than requests do, one password after the other: a flood of wrong ones
 * costs one core and delays who sends it.
 */
export function passwordSignIn({
  database,
  clock,
  revision,
  wrongPasswords: wrong,
}: Service): PasswordSignIn {
  const userNamed = whileUnchanged(
    () => revision('service_user'),
    (name) => findUser(database, name),
  );
  const turns = takeTurns();
  const remembered = rememberingPasswords();
  return async ({ name, password, address }) => {
    const user = await userNamed(name);
    const hash = user?.passwordHash ?? nobody;
    if (!remembered.has(password, hash)) {
      const key = `${address} ${name.toLowerCase()}`;
      const wait = wrong.begin(key, clock.now().getTime());
      if (wait > 0) throw tooMany(wait);
      if (!(await turns(address, name.toLowerCase(), () => remembered.matches(password, hash))))
        throw unauthorized('Wrong username or password');
      wrong.forget(key);
    }
    if (!user) throw unauthorized('Wrong username or password');
    return {
      name: user.name,
      roles: user.roles,
      credentialsKey: `password ${hash}`,
      // Who has another password since has to show it.
      identifyAgain: async () => {
        const today = await userNamed(user.name);
        return today?.passwordHash === hash ? today : undefined;
      },
    };
  };
}

function tooMany(wait: number): ServiceFailure {
  const seconds = Math.ceil(wait / 1000);
  return new ServiceFailure(
    429,
    'Too many requests',
    `Too many wrong passwords for this name; try again in ${seconds} s`,
    { 'Retry-After': String(seconds) },
  );
}
