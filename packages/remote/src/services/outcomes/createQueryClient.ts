import { defaultPollInterval, type MutationMeta } from '@console/api-client';
import type { MutationEnd } from '@console/api-client/meta';
import type { Translate } from '@console/design/messages';
import { MutationCache, type Query, QueryCache, type QueryClient } from '@tanstack/react-query';
import type { AlertRequest, Alerts } from '../alerts';
import { type Connection, isOutOfReach } from '../connection/createConnection';
import { mayRetry, retryDelay } from '../connection/retryRequest';
import { ChangeAwareQueryClient } from './ChangeAwareQueryClient';
import {
  describeFailure,
  describeQueryFailure,
  describeSuccess,
  type MutationOutcome,
} from './describeOutcome';

/** Alerts, connection and retries of a query client. */
export interface QueryClientOptions {
  readonly alerts: Pick<Alerts, AlertRequest['tone'] | 'withdraw'>;
  /** Reads the catalogue; it has to hold `serviceMessages`. */
  readonly translate: Translate;
  /** Says for the whole page that the service is out of reach. @defaultValue every list says it for itself. */
  readonly connection?: Pick<Connection, 'check'>;
  /** Milliseconds for which an answer is fresh enough not to be asked for again. @defaultValue 5000. */
  readonly freshFor?: number;
  /** Pause before a request is asked again, by the number of failures so far. @defaultValue one second, doubling. */
  readonly retryDelay?: (failures: number) => number;
}

/**
 * The one QueryClient of a console: queries and mutations report here from their `meta`, so that no page has to
 * [ERROR-06, ERROR-07, ERROR-09, ALERT-05].
 */
export function createQueryClient(options: QueryClientOptions): QueryClient {
  const { alerts, translate, connection } = options;
  const raise = (request: AlertRequest | undefined) => {
    if (request) alerts[request.tone](request, { place: request.place, source: request.source });
  };
  return new ChangeAwareQueryClient({
    queryCache: new QueryCache({
      onError: async (error, query) => {
        const outcome = { meta: query.meta, query: query.queryHash, hasData: query.state.data !== undefined };
        const request = describeQueryFailure(error, outcome, translate);
        const checking = isOutOfReach(error) ? connection?.check() : undefined;
        const inBackground = request?.place === 'banner';
        // Said once for the whole page, not once for each list that polls.
        if (inBackground && (await checking)?.status === 'lost') return;
        raise(request);
      },
      onSuccess: (_, query) => alerts.withdraw(query.queryHash),
    }),
    mutationCache: new MutationCache({
      onError: (error, variables, _, { meta }) => {
        if (isOutOfReach(error)) void connection?.check();
        raise(describeFailure(error, mutationOutcome(meta, { variables, error }), translate));
      },
      onSuccess: (answer, variables, _, { meta }) => {
        const request = describeSuccess(mutationOutcome(meta, { variables, answer }), translate);
        raise(request && { ...request, actions: meta?.actions?.(variables) });
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: options.freshFor ?? defaultPollInterval,
        retry: mayRetry,
        retryDelay: options.retryDelay ?? retryDelay,
        // A console stands in a local network: whether the browser believes to be online says nothing about it.
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchOnWindowFocus: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/**
 * Forgets all answers and all that is asked or written right now. `clear` alone is not enough: TanStack Query starts
 * the timer that removes a query when its request ends, even when the query was cleared before, and it leaves the
 * timers of mutations running. For five minutes these timers would keep the client, and with it what was drawn.
 * @param which queries are forgotten. Default: all.
 */
export function forgetAnswers(queryClient: QueryClient, which: (query: Query) => boolean = () => true): void {
  const queryCache = queryClient.getQueryCache();
  const mutationCache = queryClient.getMutationCache();
  const queries = queryCache.findAll({ predicate: which });
  const entries = [...queries, ...mutationCache.getAll()];
  for (const query of queries) queryCache.remove(query);
  mutationCache.clear();
  for (const entry of entries) {
    // For what is kept without end no timer is started.
    entry.gcTime = Number.POSITIVE_INFINITY;
    entry.destroy();
  }
}

/**
 * Forgets all answers for good. What is written when the part of the page is gone may end later: what is then kept
 * starts no timer, and what is then followed is not asked for.
 */
export function closeQueryClient(queryClient: QueryClient): void {
  const { queries, mutations } = queryClient.getDefaultOptions();
  const gcTime = Number.POSITIVE_INFINITY;
  queryClient.setDefaultOptions({
    queries: { ...queries, gcTime, enabled: false },
    mutations: { ...mutations, gcTime },
  });
  const queryCache = queryClient.getQueryCache();
  const asked = queryCache.getAll();
  forgetAnswers(queryClient);
  // The engine may hold the last query for good, by what it has learned of the code: it leads to nothing else.
  for (const query of asked) query.setOptions({ queryKey: query.queryKey });
  queryCache.config = {};
  queryClient.getMutationCache().config = {};
}

/** The name of the record is in what the mutation was called with. */
function mutationOutcome(meta: MutationMeta | undefined, end: MutationEnd): MutationOutcome {
  return { meta, name: meta?.describe?.(end.variables), links: meta?.links?.(end) };
}
