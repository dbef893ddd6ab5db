import { useState } from 'react';
import { LoadNotice } from './LoadNotice';
import { Reasons } from './Reasons';

/** Part of a query's result that {@link FailedQueries} looks at. */
export interface WatchedQuery {
  readonly isError: boolean;
  /** Why it failed. @defaultValue no reason is said */
  readonly error?: unknown;
  /** When its data was loaded, in milliseconds since 1970; 0, there is none. */
  readonly dataUpdatedAt: number;
  /** It is asked for the first time. @defaultValue false */
  readonly isLoading?: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** Queries that are watched, and the text for their failure. */
export interface FailedQueriesProps {
  /** The queries that a page or a form lives on. */
  readonly queries: readonly WatchedQuery[];
  /** Text on what is missing or out of date while any of them has failed. */
  readonly text: string;
}

/**
 * One notice for all queries that failed, with each reason once; draws nothing while none has. Trying again asks for each
 * that failed, and the notice with its button stays until the answers are there, so that the focus does.
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
  return (
    <LoadNotice text={text} pending={retrying} onRetry={retry} asOf={asOf}>
      <Reasons errors={failed.map(({ error }) => error)} />
    </LoadNotice>
  );
}
