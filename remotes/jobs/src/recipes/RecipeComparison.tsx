import type { Recipe } from '@console/api-client/recipes';
import { useMessages } from '@console/design/messages';
import { ComparisonDialog } from '@console/design/records';
import type { RecordComparisonProps } from '@console/remote/records';
import { comparedSettings } from './recipe.texts';
import { useThresholds } from './useRecipeLookups';

/** Two recipes side by side. */
export function RecipeComparison({ pair, onClose }: RecordComparisonProps<Recipe>) {
  const translate = useMessages();
  const rows = comparedSettings(pair, useThresholds().nameOf, translate);
  return <ComparisonDialog names={[pair[0].name, pair[1].name]} rows={rows} onClose={onClose} />;
}
