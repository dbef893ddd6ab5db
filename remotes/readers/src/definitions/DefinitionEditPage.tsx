import { useResource } from '@console/api-client/react';
import { readerDefinitionQueries } from '@console/api-client/reader-definitions';
import { useMessages } from '@console/design/messages';
import { Page, PageLoading } from '@console/design/page';
import { useNavigate, useParams } from '@console/design/router';
import { paths } from '@console/remote/contract';
import { shownByPage } from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import { DefinitionFailure } from './DefinitionFailure';
import { DefinitionForm } from './DefinitionForm';

/** Changes the description of a reader, as it is stored when the page opens; no poll touches what is typed. */
export function DefinitionEditPage() {
  const { name = '' } = useParams();
  const translate = useMessages();
  const navigate = useNavigate();
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    ...shownByPage(useResource(readerDefinitionQueries).one(name)),
    refetchInterval: false,
    refetchOnMount: 'always',
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });

  if (error) return <DefinitionFailure name={name} error={error} onRetry={refetch} />;
  if (!data || !isFetchedAfterMount) return <PageLoading />;
  const title = translate('page.editingTitle', { name });
  return (
    <Page section={translate('definitions.section')} item={title}>
      <DefinitionForm
        key={name}
        label={title}
        stored={data}
        onCancel={() => navigate(paths.readers.definitions.definition(name))}
      />
    </Page>
  );
}
