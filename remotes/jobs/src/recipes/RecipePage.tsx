import { jobQueries } from '@console/api-client/jobs';
import { useResource } from '@console/api-client/react';
import { CardGrid } from '@console/design/card';
import { PlayIcon } from '@console/design/icons';
import { useMessages } from '@console/design/messages';
import { RecordPage, UsedByCard, useRecord } from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import { recipeKey, startKey } from '../jobs/job.kind';
import { paths } from '../paths';
import { ConfigurationsCard } from './ConfigurationsCard';
import { recipeKind } from './recipe.kind';
import { SettingsCard } from './SettingsCard';
import { useConfigurations, useThresholds } from './useRecipeLookups';

/** One recipe: its settings, and which reader runs what [RECIPE-02 to RECIPE-06]. */
export function RecipePage() {
  const translate = useMessages();
  const record = useRecord(recipeKind);
  const configurations = useConfigurations();
  const thresholds = useThresholds();
  const jobs = useQuery(useResource(jobQueries).list());
  return (
    <RecordPage
      record={record}
      queries={[configurations.query, thresholds.query, jobs]}
      actionsOf={(recipe) => [
        {
          kind: 'custom',
          key: 'start',
          label: translate('jobs.startNew'),
          icon: <PlayIcon />,
          to: `${paths.jobs.list()}?${new URLSearchParams({ [startKey]: 'open', [recipeKey]: recipe.name })}`,
        },
        ...record.actions.of(recipe),
      ]}
    >
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
