import { useResource } from '@console/api-client/react';
import { type ReaderDefinition, readerDefinitionQueries } from '@console/api-client/reader-definitions';
import { type ReaderHealth, readerHealthQueries } from '@console/api-client/reader-health';
import { joinRows } from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { loadingHealth, type ReaderHealthStatus, readerHealthStatus } from './readerHealth';
import { useRestarting } from './restarts';

/** One reader in the list: its definition with its health. */
export interface DefinitionRow {
  readonly definition: ReaderDefinition;
  readonly health: ReaderHealthStatus;
  /** Health that the service reports; undefined while it is not known. */
  readonly reported?: ReaderHealth;
}

/** Knowledge of the health of the readers: their records, that they are on their way, or none. */
type KnownHealth = readonly ReaderHealth[] | 'loading' | 'unknown';

const unknown = readerHealthStatus(undefined);

const rowOf = (
  definition: ReaderDefinition,
  reported: ReaderHealth | undefined,
  silent: ReaderHealthStatus,
  restarting: boolean,
): DefinitionRow => ({
  definition,
  health: reported ? readerHealthStatus(reported, restarting) : silent,
  reported,
});

/** Joins definitions with the health of their readers. */
export function createDefinitionRows() {
  const rowsOf = joinRows(
    ({ name }: ReaderDefinition, { reported, silent, restarting }: HealthByReader) => [
      reported.get(name),
      silent,
      restarting.has(name),
    ],
    rowOf,
  );
  return (
    definitions: readonly ReaderDefinition[],
    known: KnownHealth,
    restarting: ReadonlySet<string> = new Set(),
  ) =>
    rowsOf(definitions, {
      restarting,
      reported: new Map(typeof known === 'string' ? [] : known.map((each) => [each.readerName, each])),
      silent: known === 'loading' ? loadingHealth : unknown,
    });
}

interface HealthByReader {
  readonly reported: ReadonlyMap<string, ReaderHealth>;
  /** Stands for a reader whose health is not reported. */
  readonly silent: ReaderHealthStatus;
  /** Names of the readers that were restarted from here. */
  readonly restarting: ReadonlySet<string>;
}

/** All readers with their health, polled. The rows are there whatever becomes of the health. */
export function useDefinitionRows() {
  const definitions = useQuery(useResource(readerDefinitionQueries).list());
  const health = useQuery(useResource(readerHealthQueries).list());
  const restarting = useRestarting();
  const [rowsOf] = useState(createDefinitionRows);
  const known = health.data?.rows ?? (health.isError ? 'unknown' : 'loading');
  const rows = useMemo(
    () => definitions.data && rowsOf(definitions.data.rows, known, restarting),
    [rowsOf, definitions.data, known, restarting],
  );
  return { definitions, health, rows };
}
