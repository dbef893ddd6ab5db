import { seededRandom } from '../../server/random/random';
import type { Origin, SeededToken, SeededUser } from '../model/fleet';

const hour = 3_600_000;
const day = 24 * hour;

/** All of them sign in with the same password. */
const password = 'operator1';

/** The users of the demo, in addition to the built-in ones. Only Admin may use the console. */
export const demoUsers: readonly SeededUser[] = [
  { name: 'operator', roles: ['DataReader'], password },
  { name: 'mrivera', roles: ['Admin'], password },
  { name: 'layout', roles: ['ConfigManager'], password },
  { name: 'shiftlead', roles: ['JobRunner', 'DataReader'], password },
  { name: 'erp', roles: ['DataReader'], password },
];

interface TokenLife {
  readonly username: string;
  /** Milliseconds ago. */
  readonly issued: number;
  /** Milliseconds ago; `null`: never. */
  readonly lastUsed: number | null;
  readonly valid: boolean;
}

const lives: readonly TokenLife[] = [
  { username: 'Admin', issued: 210 * day, lastUsed: 34 * day, valid: false },
  { username: 'Admin', issued: 34 * day, lastUsed: 20 * hour, valid: true },
  { username: 'mrivera', issued: 90 * day, lastUsed: 88 * day, valid: false },
  { username: 'layout', issued: 3 * day, lastUsed: null, valid: true },
  { username: 'erp', issued: 400 * day, lastUsed: 190 * day, valid: false },
  { username: 'erp', issued: 190 * day, lastUsed: 5 * day, valid: false },
  { username: 'erp', issued: 5 * day, lastUsed: hour / 4, valid: true },
];

/** Their tokens: some in use, some never used, some revoked. */
export function demoTokens({ seed, now }: Origin): SeededToken[] {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  return lives.map(({ username, issued, lastUsed, valid }, index) => ({
    token: seededRandom(seed, 'token', index).uuid(),
    username,
    issued: ago(issued),
    lastUsed: lastUsed === null ? null : ago(lastUsed),
    valid,
  }));
}
