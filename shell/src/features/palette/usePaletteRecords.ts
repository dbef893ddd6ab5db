import type { ListAnswer } from '@console/api-client';
import { listKey } from '@console/api-client/queries';
import { useServiceClient } from '@console/api-client/react';
import { hasSameItems, useSteady } from '@console/design/store';
import { type QueryClient, useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { type RecordFields, recordRowsQuery } from '../record-rows/recordRows';
import type { PaletteSource } from './recordSources';
import { indexRecords, type RecordIndex } from './searchRecords';
import { fits } from './words';

/** The records of a list that was opened, which is followed by its page. */
const openedRows = (queryClient: QueryClient, { model }: PaletteSource) =>
  model && queryClient.getQueryData<ListAnswer<RecordFields>>(listKey(model))?.rows;

/** Pause in typing before the service searches, in milliseconds. */
const pause = 250;

/** Typed text, once typing has paused. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

const placeholder = '{query}';

/** Request to the service for a typed text; undefined: nothing yet. */
function askOf({ ask, pattern }: PaletteSource, typed: string): string | undefined {
  if (!ask?.includes(placeholder)) return ask;
  return fits(pattern, typed) ? ask.replace(placeholder, encodeURIComponent(typed)) : undefined;
}

/**
 * Prepared records by the list they came from: what has not changed is not prepared again. Lists outlive the sources,
 * which are made anew whenever the palette opens.
 */
const indexes = new WeakMap<readonly RecordFields[], WeakMap<PaletteSource, RecordIndex>>();

/** Fields of a further list by what identifies their record; undefined while they are not known. */
function fieldsById({ also }: PaletteSource, rows: readonly RecordFields[] | undefined) {
  return also && rows && new Map(rows.map((fields) => [String(fields[also.id]), fields]));
}

function indexOf(source: PaletteSource, rows: readonly RecordFields[]): RecordIndex {
  const of = indexes.get(rows) ?? new WeakMap<PaletteSource, RecordIndex>();
  indexes.set(rows, of);
  const index = of.get(source) ?? indexRecords(source, rows);
  of.set(source, index);
  return index;
}

/** The records that the palette searches, as they come. */
interface PaletteRecords {
  readonly records: readonly RecordIndex[];
  /** True while more are to come. */
  readonly loading: boolean;
  /** Titles of the kinds that the service did not answer for. */
  readonly failed: readonly string[];
}

/**
 * The records of all kinds: of lists that were opened what is there, of others what the service answers. Kinds that the
 * service searches itself follow what is typed.
 */
export function usePaletteRecords(sources: readonly PaletteSource[], query: string): PaletteRecords {
  const client = useServiceClient();
  const queryClient = useQueryClient();
  const typed = usePaused(query.trim());
  const answers = useQueries({
    queries: sources.map((source) => {
      const ask = askOf(source, typed);
      return {
        ...recordRowsQuery(client, { ask: ask ?? '', rows: source.rows }),
        enabled: ask !== undefined && !openedRows(queryClient, source),
      };
    }),
  });
  // Further fields decide about actions alone: whether they come keeps nothing from being found.
  const further = useQueries({
    queries: sources.map(({ also }) => ({
      ...recordRowsQuery(client, { ask: also?.ask ?? '' }),
      enabled: also !== undefined && typed !== '',
    })),
  });
  const fields = useSteady(
    sources.map((_, at) => further[at]?.data),
    hasSameItems,
  );
  const rows = useSteady(
    sources.map((source, at) => openedRows(queryClient, source) ?? answers[at]?.data),
    hasSameItems,
  );
  const records = useMemo(
    () =>
      sources.flatMap((source, at) =>
        rows[at] ? [{ ...indexOf(source, rows[at]), also: fieldsById(source, fields[at]) }] : [],
      ),
    [sources, rows, fields],
  );
  return {
    records,
    loading: answers.some(({ isFetching, data }) => isFetching && !data) || typed !== query.trim(),
    failed: sources.flatMap(({ title }, at) => (answers[at]?.isError && !rows[at] ? [title] : [])),
  };
}
