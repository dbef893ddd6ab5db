import { useState } from 'react';
import { LoadNotice } from './LoadNotice';

/** What {@link FailedQueries} has to know of a query; the result of `useQuery` has it. */
export interface WatchedQuery {
  readonly isError: boolean;
  /** When its data was loaded, in milliseconds since 1970; 0, there is none. */
  readonly dataUpdatedAt: number;
  /** It is asked for the first time. @defaultValue false */
  readonly isLoading?: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** Options of {@link FailedQueries}. */
export interface FailedQueriesProps {
  /** The queries that a page or a form lives on. */
  readonly queries: readonly WatchedQuery[];
  /** What is missing or out of date while any of them has failed. */
  readonly text: string;
}

/**
 * One notice for all queries that failed; draws nothing while none has. Trying again asks for each that failed, and the
 * notice with its button stays until the answers are there, so that the focus does.
 */
export function FailedQueries({ queries, text }: FailedQueriesProps) {
  const [retrying, setRetrying] = useState(false);
  const failed = queries.filter(({ isError }) => isError);
  if (failed.length === 0 && !retrying) return null;
  const retry = async () => {
    setRetrying(true);
    await Promise.allSettled(failed.map(({ refetch }) => refetch()));
    setRetrying(false);
  };
  const shown = failed.map(({ dataUpdatedAt }) => dataUpdatedAt).filter((time) => time > 0);
  const asOf = shown.length > 0 ? Math.min(...shown) : undefined;
  return <LoadNotice text={text} pending={retrying} onRetry={retry} asOf={asOf} />;
}
