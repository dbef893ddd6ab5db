import type { Job } from '@console/api-client/jobs';
import { Card, DescriptionList } from '@console/design/card';
import { formatList } from '@console/design/language';
import { useMessages } from '@console/design/messages';
import { Link } from '@console/design/router';
import { Code } from '@console/design/status';
import { Duration } from '@console/design/time';
import { paths } from '@console/remote/contract';
import type { RecipeOfJob } from './jobActionRules';

interface ParametersCardProps {
  readonly job: Job;
  readonly recipe: RecipeOfJob;
}

/** Request a job was started with [JOB-11]. */
export function ParametersCard({ job, recipe }: ParametersCardProps) {
  const translate = useMessages();
  const { recipeName, facilities, durationSeconds = null } = job;
  return (
    <Card title={translate('jobs.parameters')}>
      <DescriptionList
        items={[
          {
            label: translate('jobs.recipeName'),
            value:
              recipe === null ? (
                translate('jobs.recipe.deleted', { name: recipeName })
              ) : (
                <Link to={paths.recipes.recipe(recipeName)}>{recipeName}</Link>
              ),
          },
          {
            label: translate('jobs.recipeType'),
            value: recipe && (
              <Code code={recipe.type} words={translate('recipes.type.named', { type: recipe.type })} />
            ),
          },
          { label: translate('jobs.facility'), value: formatList(facilities) },
          { label: translate('jobs.programmedDuration'), value: <Duration seconds={durationSeconds} /> },
        ]}
      />
    </Card>
  );
}
