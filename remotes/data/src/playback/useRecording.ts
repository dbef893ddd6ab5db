import { type HistoryQuery, showHistory } from '@console/api-client/items';
import { useServiceClient } from '@console/api-client/react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { pagesOf } from '../stream/pages';
import { appendRows, createRecording, type Recording } from './recording';

/** The loaded part of a recording. After each page both are other values, whose columns are the same. */
export interface LoadedRecording {
  readonly recording: Recording;
  readonly rows: number;
  readonly unreadable: number;
  /** Where the rest begins; undefined when all is loaded. */
  readonly rest: { readonly pageMarker?: string } | undefined;
  /** There is no room for more. */
  readonly full: boolean;
}

/**
 * Streams history into a recording page by page, until all is there, it is stopped, or the recording is full. What is
 * there can be played meanwhile. Playing with the same query again asks for it again.
 * @param until the end of what is asked for, in milliseconds since 1970
 */
export function useRecording(asked: HistoryQuery, until: number) {
  const client = useServiceClient();
  const queryKey = useMemo(() => ['item-data', 'recording', asked, until] as const, [asked, until]);
  const stopped = useRef(false);
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal, client: cache }): Promise<LoadedRecording> => {
      let loaded = cache.getQueryData<LoadedRecording>(queryKey) ?? nothingLoaded();
      if (!loaded.rest) return loaded;
      const ask = (page: Parameters<typeof showHistory>[1]) =>
        client.call(showHistory(asked, page), { signal });
      for await (const page of pagesOf(ask, loaded.rest.pageMarker)) {
        const recording = { ...loaded.recording };
        const hasRoom = appendRows(recording, page.rows);
        loaded = {
          recording,
          rows: recording.rows,
          unreadable: loaded.unreadable + page.unreadable.length,
          rest: page.nextPageMarker === undefined ? undefined : { pageMarker: page.nextPageMarker },
          full: !hasRoom,
        };
        cache.setQueryData(queryKey, loaded);
        if (stopped.current || !hasRoom) break;
      }
      return loaded;
    },
    structuralSharing: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    meta: { model: 'item-data' },
  });
  return {
    query,
    loaded: query.data,
    loading: query.isFetching,
    stop: () => {
      stopped.current = true;
    },
    resume: () => {
      stopped.current = false;
      void query.refetch();
    },
  };
}

const nothingLoaded = (): LoadedRecording => ({
  recording: createRecording(),
  rows: 0,
  unreadable: 0,
  rest: {},
  full: false,
});
