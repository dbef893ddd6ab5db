import { useResource } from '@console/api-client/react';
import type { Channel, ReaderConfiguration } from '@console/api-client/reader-configurations';
import { recipeQueries } from '@console/api-client/recipes';
import { Card, CardGrid, DescriptionList } from '@console/design/card';
import { useMessages } from '@console/design/messages';
import { Code } from '@console/design/status';
import { RecordPage, UsedByCard, useRecord } from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import { configurationKind } from './configuration.kind';
import { type ConfigurationFact, configurationSections } from './configuration.texts';
import { useChannels } from './useRegionOptions';

/** One reader configuration, a card per section [CONFIG-03 to CONFIG-06]. */
export function ConfigurationPage() {
  const record = useRecord(configurationKind);
  const recipes = useQuery(useResource(recipeQueries).list());
  const channels = useChannels();
  return (
    <RecordPage record={record} queries={[recipes]}>
      {(configuration) => <ConfigurationCards configuration={configuration} channels={channels} />}
    </RecordPage>
  );
}

interface ConfigurationCardsProps {
  readonly configuration: ReaderConfiguration;
  readonly channels: readonly Channel[];
}

function ConfigurationCards({ configuration, channels }: ConfigurationCardsProps) {
  const translate = useMessages();
  return (
    <CardGrid>
      {configurationSections(configuration, channels, translate).map(({ key, title, facts }) => (
        <Card key={key} title={title}>
          <DescriptionList items={facts.map((fact) => ({ label: fact.label, value: shown(fact) }))} />
        </Card>
      ))}
      <UsedByCard kind={configurationKind} record={configuration} />
    </CardGrid>
  );
}

/** A value; what is a list stands in its order. */
function shown({ value, code }: ConfigurationFact) {
  if (value === undefined) return value;
  if (typeof value === 'string') return code === undefined ? value : <Code code={code} words={value} />;
  return (
    <ol>
      {value.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ol>
  );
}
