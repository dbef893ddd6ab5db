import { useResource } from '@console/api-client/react';
import { readerDefinitionQueries } from '@console/api-client/reader-definitions';
import { isCollecting, readerLogMutations, readerLogQueries } from '@console/api-client/reader-logs';
import { ActionCard } from '@console/design/actions';
import { Banner } from '@console/design/banner';
import { CardGrid } from '@console/design/card';
import { FileIcon } from '@console/design/icons';
import { useMessages } from '@console/design/messages';
import { Page } from '@console/design/page';
import { lazyNamed } from '@console/design/progress';
import { useSearchParams } from '@console/design/router';
import { FailedQueries } from '@console/remote/records';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CollectedLogsCard } from './CollectedLogsCard';
import { useFollowCollection } from './useFollowCollection';
import { readLogPlace } from './viewer/logSources';

// Few come for the log of one reader.
const WantedLogBanner = lazyNamed(() => import('./WantedLogBanner'), 'WantedLogBanner');

/**
 * Collects the logs of the readers and downloads them [LOG-02]. An address with a reader (`reader`), a moment (`at`, ISO
 * 8601) and a text (`search`) leads on to the log of that reader, which is collected first where it has to be.
 */
export function ReaderLogsPage() {
  const translate = useMessages();
  const request = useQuery(useResource(readerLogQueries).request());
  const readers = useQuery(useResource(readerDefinitionQueries).list());
  const { mutateAsync: start } = useMutation(useResource(readerLogMutations).start());
  const { data } = request;
  const { reader, at, search } = readLogPlace(useSearchParams()[0]);
  useFollowCollection(data);

  const noReaders = readers.data?.rows.length === 0;
  const blocked = () => {
    if (data && isCollecting(data)) return translate('logs.readers.wait');
    return noReaders ? translate('logs.readers.none') : undefined;
  };
  const blockedReason = blocked();
  return (
    <Page
      section={translate('logs.readers.section')}
      banner={
        <>
          <FailedQueries queries={[request]} text={translate('logs.readers.error')} />
          {reader !== undefined && !noReaders && !request.isError && (
            <WantedLogBanner
              wanted={{ reader, at, search }}
              request={data}
              onRefetch={() => void request.refetch()}
            />
          )}
        </>
      }
    >
      <CardGrid>
        <ActionCard
          title={translate('logs.readers.generate')}
          explanation={<p>{translate('logs.readers.generate.text')}</p>}
          label={translate('logs.readers.generate')}
          icon={<FileIcon />}
          blockedReason={blockedReason}
          run={async () => {
            await start();
            return undefined;
          }}
          // Success and failure are reported from the meta of the mutation.
          explainFailure={() => undefined}
        >
          {blockedReason !== undefined && (
            <Banner tone={noReaders ? 'warning' : 'info'}>{blockedReason}</Banner>
          )}
        </ActionCard>
        <CollectedLogsCard request={data} loading={request.isPending} />
      </CardGrid>
    </Page>
  );
}
