import type { Recipe } from '@console/api-client/recipes';
import { Card, DescriptionList } from '@console/design/card';
import { CopyText } from '@console/design/copy';
import { useMessages } from '@console/design/messages';
import { Link } from '@console/design/router';
import { Code } from '@console/design/status';
import { paths } from '@console/remote/contract';
import { hasField, recipeFacts, typeInWords } from './recipe.texts';

interface SettingsCardProps {
  readonly recipe: Recipe;
  readonly thresholdName: (id: number) => string;
}

/** The type of a recipe and the settings that this type has [RECIPE-02 to RECIPE-04]. */
export function SettingsCard({ recipe, thresholdName }: SettingsCardProps) {
  const translate = useMessages();
  const { name, type, thresholdIds } = recipe;
  const thresholds = {
    label: translate('recipes.thresholdIds'),
    value:
      thresholdIds.length === 0 ? (
        translate('recipes.thresholds.none')
      ) : (
        <ul>
          {thresholdIds.map((id) => (
            <li key={id}>
              <Link to={paths.thresholds.threshold(id)}>{thresholdName(id)}</Link>
            </li>
          ))}
        </ul>
      ),
  };
  return (
    <Card title={translate('recipes.settings')}>
      <DescriptionList
        items={[
          { label: translate('recipes.name'), value: name },
          {
            label: translate('recipes.type'),
            value: <Code code={type} words={typeInWords(type, translate)} />,
          },
          ...(hasField(type, 'thresholdIds') ? [thresholds] : []),
          ...recipeFacts(recipe, translate).map(({ label, value, iso }) => ({
            label,
            value:
              iso === undefined ? (
                value
              ) : (
                <CopyText text={iso} what={translate('recipes.iso', { label })} shown={value} />
              ),
          })),
        ]}
      />
    </Card>
  );
}
