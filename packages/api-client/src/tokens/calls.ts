import type { Call, ListAnswer } from '../client';
import { readList, readNothing, readRecord } from '../client/answer';
import { servicePath } from '../client/path';
import { readToken, type Token } from './adapter';
import { validateIssuedToken, validateToken } from './validate.generated.js';

const under = (...segments: string[]) => servicePath('authentication', 'v1', ...segments);
const readIssued = readRecord(validateIssuedToken, ({ token }) => token);

/** Lists the tokens of a user, revoked ones too (TOKEN-05). */
export function listTokens(username: string): Call<ListAnswer<Token>> {
  return {
    name: 'list tokens',
    method: 'GET',
    path: under('listTokens', username),
    answer: readList(validateToken, readToken, 'token'),
  };
}

/** Generates a token for a user; answers its secret (TOKEN-06). */
export function generateToken(username: string): Call<string> {
  return {
    name: 'generate token',
    method: 'PUT',
    path: under('token', username),
    answer: readIssued,
    change: { model: 'token', action: 'generate', name: username },
  };
}

/** Asks for a token of the user who asks, as a download by address needs it (DOWNLOAD-01). */
export function obtainToken(): Call<string> {
  return { name: 'obtain token', method: 'GET', path: under('token'), answer: readIssued };
}

/** Makes a token invalid for good (TOKEN-07). */
export function revokeToken(token: string): Call<void> {
  return {
    name: 'revoke token',
    method: 'PUT',
    path: under('revokeToken'),
    body: { token },
    answer: readNothing,
    change: { model: 'token', action: 'revoke', secrets: ['token'] },
  };
}

/** Makes all tokens of a user invalid for good, those too that nobody has listed yet. */
export function revokeTokens(username: string): Call<void> {
  return {
    name: 'revoke tokens',
    method: 'PUT',
    path: under('revokeTokens', username),
    answer: readNothing,
    change: { model: 'token', action: 'revoke', name: username },
  };
}
