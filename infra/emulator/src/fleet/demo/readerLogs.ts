import type { Origin, SeededReader, SeededReaderLogRequest } from '../model/fleet';

const hour = 3_600_000;

/** Two collections of reader logs: one in which no reader could be reached, then one that all but a few answered. */
export function demoReaderLogRequests(
  readers: readonly SeededReader[],
  { now }: Origin,
): SeededReaderLogRequest[] {
  if (readers.length === 0) return [];
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const missed = readers.slice(0, 5).map(({ definition }) => ({ readerName: definition.name, failed: true }));
  const latest = readers.map(({ definition, health }) => ({
    readerName: definition.name,
    failed: health.phase !== 'ONLINE',
  }));
  return [
    { requested: ago(100 * hour), completed: ago(100 * hour - 30_000), logs: missed },
    { requested: ago(26 * hour), completed: ago(26 * hour - 43_000), logs: latest },
  ];
}
