import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../database';
import type { User } from './roles';

/** A token as the service lists it. */
export interface TokenRecord {
  readonly authenticationToken: { readonly token: string };
  readonly issued: string;
  readonly username: string;
  readonly lastUsed: string | null;
  readonly valid: boolean;
}

/** How long `lastUsed` may lag behind, in seconds: a token in use is not written at every call. */
const lastUsedLag = 10;

/** Issues a token. It stays valid until it is revoked, across restarts. */
export async function issueToken(database: Queryable, username: string, now: Date): Promise<string> {
  const token = randomUUID();
  await database.query('insert into access_token (token, username, issued) values ($1, $2, $3)', [
    token,
    username,
    now,
  ]);
  return token;
}

/** The newest valid token of the user, or a new one. */
export async function currentToken(database: Queryable, username: string, now: Date): Promise<string> {
  const [newest] = await database.query<{ token: string }>(
    'select token from access_token where username = $1 and valid order by issued desc, token limit 1',
    [username],
  );
  return newest?.token ?? issueToken(database, username, now);
}

/** Whose token it is; nobody's when it is unknown or revoked. */
export async function userOfToken(database: Queryable, token: string): Promise<User | undefined> {
  const [user] = await database.query<User>(
    `select name, roles from access_token join service_user on name = username where token = $1 and valid`,
    [token],
  );
  return user;
}

/** Notes that the token was used. */
export async function touchToken(database: Queryable, token: string, now: Date): Promise<void> {
  await database.query(
    `update access_token set last_used = $2::timestamptz
     where token = $1 and (last_used is null or last_used < $2::timestamptz - make_interval(secs => $3))`,
    [token, now, lastUsedLag],
  );
}

/** Every token ever issued to the user, revoked ones too. */
export async function listTokens(database: Queryable, username: string): Promise<TokenRecord[]> {
  const tokens = await database.query<{
    token: string;
    username: string;
    issued: Date;
    last_used: Date | null;
    valid: boolean;
  }>('select * from access_token where username = $1 order by issued, token', [username]);
  return tokens.map(({ token, issued, last_used, valid }) => ({
    authenticationToken: { token },
    issued: issued.toISOString(),
    username,
    lastUsed: last_used?.toISOString() ?? null,
    valid,
  }));
}

/** Makes one token invalid for good. Returns its user's name, unless nobody has it. */
export async function revokeToken(database: Queryable, token: string): Promise<string | undefined> {
  const [revoked] = await database.query<{ username: string }>(
    'update access_token set valid = false where token = $1 returning username',
    [token],
  );
  return revoked?.username;
}

/** Makes every token of the user invalid. */
export async function revokeTokens(database: Queryable, username: string): Promise<void> {
  await database.query('update access_token set valid = false where username = $1', [username]);
}
