/** The roles the service knows. `ReaderAgent` and `RabbitMQManager` are for machines. */
export const roles = [
  'Admin',
  'ConfigManager',
  'JobRunner',
  'DataReader',
  'ReaderAgent',
  'RabbitMQManager',
] as const;

/** A role the service knows. */
export type Role = (typeof roles)[number];

/** Someone who may call the service. */
export interface User {
  /** As it was written when the user was made. */
  readonly name: string;
  readonly roles: readonly string[];
}

/** Admin may do everything. */
export const hasRole = (user: User, allowed: readonly Role[]) =>
  user.roles.some((role) => role === 'Admin' || allowed.includes(role as Role));
