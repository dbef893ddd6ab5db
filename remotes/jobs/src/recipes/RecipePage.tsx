import { CardGrid } from '@console/design/card';
import { RecordPage, UsedByCard } from '@console/remote/records';
import { ConfigurationsCard } from './ConfigurationsCard';
import { recipeKind } from './recipe.kind';
import { SettingsCard } from './SettingsCard';
import { useConfigurations, useThresholds } from './useRecipeLookups';

/** One recipe: its settings, and which reader runs what [RECIPE-02 to RECIPE-06]. */
export function RecipePage() {
  const configurations = useConfigurations();
  const thresholds = useThresholds();
  return (
    <RecordPage kind={recipeKind} queries={[configurations.query, thresholds.query]}>
      {(recipe) => (
        <CardGrid>
          <SettingsCard recipe={recipe} thresholdName={thresholds.nameOf} />
          <ConfigurationsCard recipe={recipe} operationOf={configurations.operationOf} />
          <UsedByCard kind={recipeKind} record={recipe} />
        </CardGrid>
      )}
    </RecordPage>
  );
}
