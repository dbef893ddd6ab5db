import type { Role, User } from './roles';

/**
 * Who may make a call: `public`, anyone, whatever they send; `optional`, anyone, but wrong credentials are
 * refused; `user`, anyone who identified themselves; else the holders of one of the roles, and Admin always.
 */
export type Access = 'public' | 'optional' | 'user' | readonly Role[];

/** The right by which a call was let in, for what outlives the call. */
export interface Grant {
  /** The same for calls with the same credentials and of the same access. */
  readonly key: string;
  /** True while a call with the same credentials would be let in. */
  holds(): Promise<boolean>;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route; every route names it. */
    access?: Access;
    /** Allows a browser to navigate to it: then the token may stand in the address. @defaultValue false */
    download?: boolean;
  }
  interface FastifyRequest {
    /** Who makes the call. `undefined` only where {@link Access} lets anyone in. */
    user: User | undefined;
    /** By what right, where a user is known. */
    grant: Grant | undefined;
  }
}
