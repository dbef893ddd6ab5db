import { type Role, roles } from '@console/api-client/users/schema';

export type { Role };

/** Someone who may call the service. */
export interface User {
  /** As it was written when the user was made. */
  readonly name: string;
  readonly roles: readonly string[];
}

/** Someone who has shown who they are. */
export interface IdentifiedUser extends User {
  /** The same for the same credentials. */
  readonly credentialsKey: string;
  /** The user as of now; nobody, when the credentials do not count any more. */
  identifyAgain(): Promise<User | undefined>;
}

/** Admin may do everything. */
export const hasRole = (user: User, allowed: readonly Role[]) =>
  user.roles.some((role) => role === 'Admin' || allowed.includes(role as Role));

/** A published client calls the role by another name. */
const otherNames: Readonly<Record<string, string>> = { DataManager: 'DataReader' };

/** The roles of a request as the service knows them, each once; `unknown` when there is one that it does not. */
export function readRoles(asked: readonly string[]): { readonly known: Role[]; readonly unknown?: string } {
  const named = [...new Set(asked.map((role) => otherNames[role] ?? role))];
  return {
    known: roles.filter((role) => named.includes(role)),
    unknown: named.find((role) => !roles.some((known) => known === role)),
  };
}
