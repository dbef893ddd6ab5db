import type { Recipe } from '@console/api-client/recipes';
import { useMessages } from '@console/design/messages';
import { ComparisonDialog } from '@console/design/records';
import { comparedSettings } from './comparedSettings';
import { useThresholds } from './useRecipeLookups';

/** Options of {@link RecipeComparison}. */
export interface RecipeComparisonProps {
  readonly pair: readonly [Recipe, Recipe];
  readonly onClose: () => void;
}

/** Two recipes side by side. */
export function RecipeComparison({ pair, onClose }: RecipeComparisonProps) {
  const translate = useMessages();
  const rows = comparedSettings(pair, useThresholds().nameOf, translate);
  return <ComparisonDialog names={[pair[0].name, pair[1].name]} rows={rows} onClose={onClose} />;
}
