import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ListAnswer, ServiceClient } from '../client';
import { mutationMeta } from '../meta';
import { defaultPollInterval, pollUntilError } from '../polling';
import { answerOf, modelKey, type QuerySettings } from '../queries';
import type { Token } from './adapter';
import { generateToken, listTokens, revokeToken, revokeTokens } from './calls';

const model = 'token';

/** Generating and revoking wait for each other (TOKEN-08). */
const scope = { id: model };

/** So many lists are asked for at a time where those of all users are. */
const listsAtOnce = 6;

const tokensKey = (username: string) => [...modelKey(model), 'of', username] as const;
const allKey = () => [...modelKey(model), 'all'] as const;

/** A token and the name of its user, as the list of users has it. */
export interface OwnedToken extends Token {
  readonly username: string;
}

/** The tokens of many users; those of some may be missing. */
export interface TokensOfAll extends ListAnswer<OwnedToken> {
  /** Names of the users whose tokens could not be loaded. */
  readonly missing: readonly string[];
}

/** Queries of tokens. */
export function tokenQueries(
  client: ServiceClient,
  { pollInterval = defaultPollInterval }: QuerySettings = {},
) {
  return {
    /** The tokens of a user, polled. */
    of: (username: string) =>
      queryOptions({
        queryKey: tokensKey(username),
        ...answerOf(client, () => listTokens(username)),
        refetchInterval: pollUntilError(pollInterval),
        staleTime: pollInterval,
        retry: false,
        meta: { model },
      }),
    /** The tokens of these users, some lists at a time; fails only where none could be loaded. Not polled. */
    ofAll: (usernames: readonly string[]) =>
      queryOptions({
        queryKey: [...allKey(), usernames],
        queryFn: ({ signal }) => listOfAll(client, usernames, signal),
        retry: false,
        meta: { model },
      }),
  };
}

/** Asks for the tokens of each of these users. @throws the first error when none was answered */
async function listOfAll(
  client: ServiceClient,
  usernames: readonly string[],
  signal: AbortSignal,
): Promise<TokensOfAll> {
  const waiting = usernames.entries();
  const lists = new Map<number, ListAnswer<Token>>();
  const errors: unknown[] = [];
  const work = async () => {
    for (const [at, username] of waiting) {
      try {
        lists.set(at, await client.call(listTokens(username), { signal }));
      } catch (error) {
        if (signal.aborted) throw error;
        errors.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: listsAtOnce }, work));
  if (lists.size === 0 && errors.length > 0) throw errors[0];
  return {
    rows: usernames.flatMap(
      (username, at) => lists.get(at)?.rows.map((token) => ({ ...token, username })) ?? [],
    ),
    unreadable: usernames.flatMap((_, at) => lists.get(at)?.unreadable ?? []),
    missing: usernames.filter((_, at) => !lists.has(at)),
  };
}

/** A token to be revoked. */
export interface RevokeToken {
  readonly username: string;
  readonly token: string;
}

/** Shows revoked tokens as invalid where the tokens of many users are, which are not asked for again for one. */
function invalidateInAll(cache: QueryClient, isRevoked: (token: OwnedToken) => boolean): void {
  cache.setQueriesData<TokensOfAll>(
    { queryKey: allKey() },
    (all) =>
      all && { ...all, rows: all.rows.map((row) => (isRevoked(row) ? { ...row, valid: false } : row)) },
  );
}

/** Mutations of tokens; the user's tokens are asked for again after each. */
export function tokenMutations(client: ServiceClient) {
  const refetch = (cache: QueryClient, username: string) =>
    cache.invalidateQueries({ queryKey: tokensKey(username) });
  return {
    /** Generates a token for the user of this name (TOKEN-06). */
    generate: () =>
      mutationOptions({
        mutationFn: (username: string) => client.call(generateToken(username)),
        onSuccess: (_token, username, _result, { client: cache }) => {
          void cache.invalidateQueries({ queryKey: allKey() });
          return refetch(cache, username);
        },
        scope,
        gcTime: 0,
        meta: mutationMeta<string>({ model, action: 'generate', describe: (username) => username }),
      }),
    /** Makes a token invalid (TOKEN-07). */
    revoke: () =>
      mutationOptions({
        mutationFn: ({ token }: RevokeToken) => client.call(revokeToken(token)),
        onSuccess: (_answer, { username, token }, _result, { client: cache }) => {
          invalidateInAll(cache, (row) => row.token === token);
          return refetch(cache, username);
        },
        scope,
        gcTime: 0,
        meta: mutationMeta<RevokeToken>({ model, action: 'revoke', describe: ({ username }) => username }),
      }),
    /** Makes all tokens of the user of this name invalid. */
    revokeAll: () =>
      mutationOptions({
        mutationFn: (username: string) => client.call(revokeTokens(username)),
        onSuccess: (_answer, username, _result, { client: cache }) => {
          invalidateInAll(cache, (row) => row.username === username);
          return refetch(cache, username);
        },
        scope,
        gcTime: 0,
        meta: mutationMeta<string>({ model, action: 'revoke', describe: (username) => username }),
      }),
  };
}
