import type { ImportResult } from '@console/api-client/configuration-migration';

type ObjectResult = ImportResult['results'][number];

/** Outcomes of an import by object. */
interface ImportSummary {
  /** Number of objects by outcome, in the order in which outcomes first occur. */
  readonly counts: readonly { readonly outcome: string; readonly count: number }[];
  /** Those that were refused. */
  readonly failed: readonly ObjectResult[];
}

/** Counts what became of the objects of an import, and picks out what was refused. */
export function summarizeImport(results: readonly ObjectResult[]): ImportSummary {
  const counts = new Map<string, number>();
  for (const { outcome } of results) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  return {
    counts: [...counts].map(([outcome, count]) => ({ outcome, count })),
    failed: results.filter(({ outcome }) => outcome === 'FAILED'),
  };
}
