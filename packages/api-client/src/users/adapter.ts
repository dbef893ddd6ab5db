import { withoutBlank } from '../wire';
import { machineRoles, reservedUserName, type UserAnswer, type UserRequest } from './schema';

/** Someone who may call the service. */
export interface User {
  readonly name: string;
  readonly roles: readonly string[];
}

/** A user as a form holds it. A blank password is none: a new user needs one, of another the stored one is kept. */
export interface UserDraft extends User {
  readonly password?: string;
}

/** A user as the console shows it. */
export function readUser({ name, roles }: UserAnswer): User {
  return { name, roles: roles ?? [] };
}

/** A user as it is sent: a blank password is absent (USER-08), and so is whatever else a form holds. */
export function writeUser({ name, password, roles }: UserDraft): UserRequest {
  return { name, ...withoutBlank({ password: password ?? null }), roles: [...roles] };
}

/** True for two names of one user: the service ignores the case. */
export const isSameUser = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** True for a name that is kept for the service itself (USER-01, USER-09). */
export const isReservedUser = (name: string): boolean => isSameUser(name, reservedUserName);

/** The roles an administrator may give (USER-11). */
export const assignableRoles = (all: readonly string[]): string[] =>
  all.filter((role) => !machineRoles.includes(role));
