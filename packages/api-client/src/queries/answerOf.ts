import type { Call, ServiceClient } from '../client';

/** Query options that bring the answer, see {@link answerOf}. */
interface AskedAnswer<Answer> {
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<Answer>;
  readonly initialData: () => Answer | undefined;
  /** Milliseconds since 1970. */
  readonly initialDataUpdatedAt: () => number | undefined;
}

/**
 * The part of a query that asks the service. An answer that was asked for ahead and is there already is the query's
 * from the start, so that the page is drawn with it at once.
 */
export function answerOf<Answer>(client: ServiceClient, call: () => Call<Answer>): AskedAnswer<Answer> {
  const prefetched = () => {
    try {
      return client.prefetched(call());
    } catch {
      // A query that is not enabled may have no call yet: of a record without a name, for instance.
      return undefined;
    }
  };
  return {
    queryFn: ({ signal }) => client.call(call(), { signal }),
    initialData: () => prefetched()?.answer,
    initialDataUpdatedAt: () => prefetched()?.at,
  };
}
