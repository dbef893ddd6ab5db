import { useResource } from '@console/api-client/react';
import { readerConfigurationQueries } from '@console/api-client/reader-configurations';
import { useMessages } from '@console/design/messages';
import { Page, PageLoading } from '@console/design/page';
import { useNavigate, useParams } from '@console/design/router';
import { paths } from '@console/remote/contract';
import { shownByPage } from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import { ConfigurationFailure } from './ConfigurationFailure';
import { ConfigurationForm } from './ConfigurationForm';
import { useRegionOptions } from './useRegionOptions';

/** Changes how readers read, from what is stored when the page opens; no poll touches what is typed. */
export function ConfigurationEditPage() {
  const { name = '' } = useParams();
  const translate = useMessages();
  const navigate = useNavigate();
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    ...shownByPage(useResource(readerConfigurationQueries).one(name)),
    refetchInterval: false,
    refetchOnMount: 'always',
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });

  // Asked for together with the record, not after it.
  const options = useRegionOptions();

  if (error) return <ConfigurationFailure id={name} error={error} onRetry={refetch} />;
  if (!data || !isFetchedAfterMount) return <PageLoading />;
  const title = translate('page.editingTitle', { name });
  return (
    <Page section={translate('configurations.section')} item={title}>
      <ConfigurationForm
        key={name}
        label={title}
        stored={data}
        options={options}
        onCancel={() => navigate(paths.readers.configurations.configuration(name))}
      />
    </Page>
  );
}
