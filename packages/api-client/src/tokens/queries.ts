import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ServiceClient } from '../client';
import { mutationMeta } from '../meta';
import { defaultPollInterval, pollUntilError } from '../polling';
import { answerOf, modelKey, type QuerySettings } from '../queries';
import { generateToken, listTokens, revokeToken } from './calls';

const model = 'token';

/** Generating and revoking wait for each other (TOKEN-08). */
const scope = { id: model };

const tokensKey = (username: string) => [...modelKey(model), 'of', username] as const;

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
  };
}

/** A token to be revoked. */
export interface RevokeToken {
  readonly username: string;
  readonly token: string;
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
        onSuccess: (_token, username, _result, { client: cache }) => refetch(cache, username),
        scope,
        gcTime: 0,
        meta: mutationMeta<string>({ model, action: 'generate', describe: (username) => username }),
      }),
    /** Makes a token invalid (TOKEN-07). */
    revoke: () =>
      mutationOptions({
        mutationFn: ({ token }: RevokeToken) => client.call(revokeToken(token)),
        onSuccess: (_answer, { username }, _result, { client: cache }) => refetch(cache, username),
        scope,
        gcTime: 0,
        meta: mutationMeta<RevokeToken>({ model, action: 'revoke', describe: ({ username }) => username }),
      }),
  };
}
