import type { Recipe } from '@console/api-client/recipes';
import type { OperationOf } from '@console/api-client/recipes/rules';

/** The operation of a configuration that leaves its reader alone. */
const doNothing = 'DO_NOTHING';

/** Who runs the default configuration of a recipe, besides the readers that have their own. */
export type Remaining =
  /** Nobody runs anything: there are no configurations but, maybe, one that does nothing. */
  | { readonly kind: 'noReaders' }
  /** Readers without a configuration of their own run nothing. */
  | { readonly kind: 'noneRemaining' }
  /** All readers, or those that remain, run this configuration. */
  | { readonly kind: 'all' | 'remaining'; readonly readerConfigurationName: string };

/** Who runs the default configuration [RECIPE-05, RECIPE-06]. */
export function remainingReaders(
  recipe: Pick<Recipe, 'readerConfigurations' | 'readerConfigurationName'>,
  operationOf: OperationOf,
): Remaining {
  const { readerConfigurations: runs, readerConfigurationName: fallback } = recipe;
  const idle = !fallback || operationOf(fallback) === doNothing;
  if (idle) return { kind: runs.length === 0 ? 'noReaders' : 'noneRemaining' };
  return { kind: runs.length === 0 ? 'all' : 'remaining', readerConfigurationName: fallback };
}
