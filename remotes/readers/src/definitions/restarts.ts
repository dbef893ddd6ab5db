import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';

/** Time a reader that was restarted from here may stay away before it counts as lost, in milliseconds. */
const usualRestart = 180_000;

const restartsKey = ['reader-restarts'] as const;

/** When readers were restarted from here, in milliseconds since 1970, by name. */
type Restarts = ReadonlyMap<string, number>;

const noRestarts: Restarts = new Map();

/** Remembers for this session that a reader was told to restart. */
export function recordRestart(cache: QueryClient, readerName: string): void {
  cache.setQueryData<Restarts>(restartsKey, (before = noRestarts) =>
    new Map(before).set(readerName, Date.now()),
  );
}

/** Names of the readers that were restarted from here so lately that they may not respond yet. */
export function useRestarting(): ReadonlySet<string> {
  const { data = noRestarts } = useQuery({
    queryKey: restartsKey,
    queryFn: () => noRestarts,
    enabled: false,
    structuralSharing: false,
  });
  const [now, setNow] = useState(Date.now);
  const restarting = useMemo(() => [...data].filter(([, at]) => at + usualRestart > now), [data, now]);
  const next = Math.min(...restarting.map(([, at]) => at)) + usualRestart;
  useEffect(() => {
    if (!Number.isFinite(next)) return;
    const timer = setTimeout(() => setNow(Date.now()), next - Date.now());
    return () => clearTimeout(timer);
  }, [next]);
  return useMemo(() => new Set(restarting.map(([name]) => name)), [restarting]);
}
