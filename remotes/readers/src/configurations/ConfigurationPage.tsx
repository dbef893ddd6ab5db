import { isNotFound } from '@console/api-client';
import { useResource } from '@console/api-client/react';
import {
  type Channel,
  type ReaderConfiguration,
  readerConfigurationQueries,
} from '@console/api-client/reader-configurations';
import { ActionBar } from '@console/design/actions';
import { Card, CardGrid, DescriptionList } from '@console/design/card';
import { useMessages } from '@console/design/messages';
import { Page, PageLoading } from '@console/design/page';
import { useNavigate, useParams } from '@console/design/router';
import { paths } from '@console/remote/contract';
import { LoadNotice, shownByPage } from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import { ConfigurationFailure } from './ConfigurationFailure';
import { type ConfigurationFact, configurationSections } from './configurationFacts';
import { useConfigurationActions } from './useConfigurationActions';
import { useChannels } from './useRegionOptions';

/** One reader configuration, a card per section [CONFIG-03 to CONFIG-06]. */
export function ConfigurationPage() {
  const { name = '' } = useParams();
  const translate = useMessages();
  const navigate = useNavigate();
  const actions = useConfigurationActions(() => navigate(paths.readers.configurations.list()));
  const { data, error, refetch } = useQuery({
    ...shownByPage(useResource(readerConfigurationQueries).one(name)),
    enabled: !actions.isLeaving(name),
  });
  const channels = useChannels();

  if (isNotFound(error) || (error && !data))
    return <ConfigurationFailure id={name} error={error} onRetry={refetch} />;
  if (!data) return <PageLoading />;
  return (
    <Page
      section={translate('configurations.section')}
      item={name}
      actions={<ActionBar name={name} actions={actions.of(name)} />}
      banner={
        error && <LoadNotice text={translate('configurations.outOfDate', { name })} onRetry={refetch} />
      }
    >
      <ConfigurationCards configuration={data} channels={channels} />
      {actions.dialogs}
    </Page>
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
          <DescriptionList items={facts.map(({ label, value }) => ({ label, value: shown(value) }))} />
        </Card>
      ))}
    </CardGrid>
  );
}

/** A value; what is a list stands in its order. */
function shown(value: ConfigurationFact['value']) {
  if (value === undefined || typeof value === 'string') return value;
  return (
    <ol>
      {value.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ol>
  );
}
