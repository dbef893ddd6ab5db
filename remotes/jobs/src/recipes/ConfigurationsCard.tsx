import type { Recipe } from '@console/api-client/recipes';
import type { OperationOf } from '@console/api-client/recipes/rules';
import { Card } from '@console/design/card';
import { Message, useMessages } from '@console/design/messages';
import { Link } from '@console/design/router';
import { paths } from '@console/remote/contract';
import { remainingReaders } from './recipe.texts';

const { definitions, configurations } = paths.readers;

interface ConfigurationsCardProps {
  readonly recipe: Recipe;
  readonly operationOf: OperationOf;
}

/** Which reader runs which configuration, and what all others run [RECIPE-05, RECIPE-06]. */
export function ConfigurationsCard({ recipe, operationOf }: ConfigurationsCardProps) {
  const translate = useMessages();
  const remaining = remainingReaders(recipe, operationOf);
  return (
    <Card title={translate('recipes.configurations')}>
      <ul>
        {recipe.readerConfigurations.map(({ readerName, readerConfigurationName }) => (
          <li key={readerName}>
            <Message
              id="recipes.configurations.run"
              values={{
                reader: <Link to={definitions.definition(readerName)}>{readerName}</Link>,
                configuration: <ConfigurationLink name={readerConfigurationName} />,
              }}
            />
          </li>
        ))}
        <li>
          {'readerConfigurationName' in remaining ? (
            <Message
              id={`recipes.configurations.${remaining.kind}`}
              values={{ configuration: <ConfigurationLink name={remaining.readerConfigurationName} /> }}
            />
          ) : (
            translate(`recipes.configurations.${remaining.kind}`)
          )}
        </li>
      </ul>
    </Card>
  );
}

const ConfigurationLink = ({ name }: { readonly name: string }) => (
  <Link to={configurations.configuration(name)}>{name}</Link>
);
