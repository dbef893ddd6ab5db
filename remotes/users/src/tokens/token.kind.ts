import { type Token, tokenMutations, tokenQueries } from '@console/api-client/tokens';
import { type RecordKind, recordKind } from '@console/remote/records';
import { paths } from '../paths';
import { shortToken } from './tokenRows';

const titleOf = ({ token }: Token) => shortToken(token);

/** The tokens of a user: generated and revoked, not edited, and none has a page. */
export const tokensOf = (username: string): RecordKind<Token> =>
  recordKind({
    model: 'token',
    texts: 'tokens',
    paths: { list: () => paths.users.tokens(username), error: paths.users.error },
    queries: (client, settings) => ({ list: () => tokenQueries(client, settings).of(username) }),
    mutations: tokenMutations,
    titleOf,
  });

/** The tokens of these users, likewise. */
export const allTokensOf = (usernames: readonly string[]): RecordKind<Token> =>
  recordKind({
    model: 'token',
    texts: 'tokens',
    paths: { list: paths.users.allTokens, error: paths.users.error },
    queries: (client, settings) => ({ list: () => tokenQueries(client, settings).ofAll(usernames) }),
    mutations: tokenMutations,
    titleOf,
  });
