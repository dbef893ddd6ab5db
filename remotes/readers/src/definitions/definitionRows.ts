import type { ReaderDefinition } from '@console/api-client/reader-definitions';
import type { ReaderHealth } from '@console/api-client/reader-health';
import { loadingHealth, type ReaderHealthStatus, readerHealthStatus } from './readerHealthStatus';

/** One reader in the list: its definition with its health. */
export interface DefinitionRow {
  readonly definition: ReaderDefinition;
  readonly health: ReaderHealthStatus;
  /** What the service says about the health; nothing while it is not known. */
  readonly reported?: ReaderHealth;
}

/** What is known about the health of the readers: their records, that they are on their way, or nothing. */
export type KnownHealth = readonly ReaderHealth[] | 'loading' | 'unknown';

/**
 * Joins definitions with the health of their readers. A row keeps its identity for as long as its definition and
 * health do, so that a poll that brings nothing new draws nothing again.
 */
export function createDefinitionRows() {
  const rows = new WeakMap<ReaderDefinition, DefinitionRow>();
  const statuses = new WeakMap<ReaderHealth, ReaderHealthStatus>();
  const unknown = readerHealthStatus(undefined);

  const statusOf = (health: ReaderHealth) => {
    const status = statuses.get(health) ?? readerHealthStatus(health);
    statuses.set(health, status);
    return status;
  };

  return (definitions: readonly ReaderDefinition[], known: KnownHealth): readonly DefinitionRow[] => {
    const reported = new Map(typeof known === 'string' ? [] : known.map((each) => [each.readerName, each]));
    const silent = known === 'loading' ? loadingHealth : unknown;
    return definitions.map((definition) => {
      const record = reported.get(definition.name);
      const health = record ? statusOf(record) : silent;
      const row = rows.get(definition);
      if (row?.health === health) return row;
      const joined = { definition, health, reported: record };
      rows.set(definition, joined);
      return joined;
    });
  };
}
