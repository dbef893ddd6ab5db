import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../database';
import type { User } from './roles';
import { sealedPrefix, type TokenVault } from './tokenVault';

/** A token as the service lists it. */
export interface TokenRecord {
  readonly authenticationToken: { readonly token: string };
  readonly issued: string;
  readonly username: string;
  readonly lastUsed: string | null;
  readonly valid: boolean;
}

/** Greatest lag of `lastUsed`, in seconds: a token in use is not written at every call. */
const lastUsedLag = 10;

/** Issues a token. It stays valid until it is revoked, across restarts. */
export async function issueToken(
  database: Queryable,
  vault: TokenVault,
  username: string,
  now: Date,
): Promise<string> {
  const token = randomUUID();
  await database.query(
    'insert into access_token (digest, sealed, username, issued) values ($1, $2, $3, $4)',
    [vault.digest(token), vault.seal(token), username, now],
  );
  return token;
}

/** The newest valid token of the user, or a new one. */
export async function currentToken(
  database: Queryable,
  vault: TokenVault,
  username: string,
  now: Date,
): Promise<string> {
  const [newest] = await database.query<{ sealed: string }>(
    'select sealed from access_token where username = $1 and valid order by issued desc, digest limit 1',
    [username],
  );
  return (newest && vault.open(newest.sealed)) ?? issueToken(database, vault, username, now);
}

/** Someone who calls with a token. */
interface TokenUser extends User {
  /** When the token was last noted to be used; `null`: never. */
  readonly lastUsed: Date | null;
}

/** Whose token it is, by its digest; nobody's when it is unknown or revoked. */
export async function userOfDigest(database: Queryable, digest: string): Promise<TokenUser | undefined> {
  const [user] = await database.query<TokenUser>(
    `select name, roles, last_used as "lastUsed" from access_token join service_user on name = username
     where digest = $1 and valid`,
    [digest],
  );
  return user;
}

/** Notes that the token was used, unless that was noted a moment ago. */
export async function touchToken(
  database: Queryable,
  digest: string,
  { lastUsed }: TokenUser,
  now: Date,
): Promise<void> {
  const age = lastUsed ? now.getTime() - lastUsed.getTime() : Number.POSITIVE_INFINITY;
  if (age >= 0 && age < lastUsedLag * 1000) return;
  await database.query('update access_token set last_used = $2 where digest = $1', [digest, now]);
}

/** Every token ever issued to the user, revoked ones too. One that was sealed with a lost key is named by its digest. */
export async function listTokens(
  database: Queryable,
  vault: TokenVault,
  username: string,
): Promise<TokenRecord[]> {
  const tokens = await database.query<{
    digest: string;
    sealed: string;
    issued: Date;
    last_used: Date | null;
    valid: boolean;
  }>('select * from access_token where username = $1 order by issued, digest', [username]);
  return tokens.map(({ digest, sealed, issued, last_used, valid }) => ({
    authenticationToken: { token: vault.open(sealed) ?? digest },
    issued: issued.toISOString(),
    username,
    lastUsed: last_used?.toISOString() ?? null,
    valid,
  }));
}

/** Makes one token invalid for good; its digest names it too. Returns its user's name, unless nobody has it. */
export async function revokeToken(
  database: Queryable,
  vault: TokenVault,
  token: string,
): Promise<string | undefined> {
  const [revoked] = await database.query<{ username: string }>(
    'update access_token set valid = false where digest in ($1, $2) returning username',
    [vault.digest(token), token],
  );
  return revoked?.username;
}

/** Makes every token of the user invalid. */
export async function revokeTokens(database: Queryable, username: string): Promise<void> {
  await database.query('update access_token set valid = false where username = $1', [username]);
}

/** Seals the tokens that an earlier version has stored as they are. */
export async function sealTokens(database: Queryable, vault: TokenVault): Promise<void> {
  const plain = await database.query<{ digest: string; sealed: string }>(
    'select digest, sealed from access_token where not starts_with(sealed, $1)',
    [sealedPrefix],
  );
  for (const { digest, sealed } of plain)
    await database.query('update access_token set sealed = $2 where digest = $1', [
      digest,
      vault.seal(sealed),
    ]);
}
