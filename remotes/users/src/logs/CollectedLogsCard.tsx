import {
  isCollecting,
  mayDownloadReaderLogs,
  type ReaderLog,
  type ReaderLogRequest,
  readerLogsDownload,
} from '@console/api-client/reader-logs';
import { Button, LinkButton } from '@console/design/button';
import { Card, DescriptionList } from '@console/design/card';
import { DownIcon, FileIcon } from '@console/design/icons';
import { type Translate, useMessages } from '@console/design/messages';
import { Progress, Skeleton } from '@console/design/progress';
import { Status, type Tone } from '@console/design/status';
import { type Column, Table } from '@console/design/table';
import { DateTime } from '@console/design/time';
import { DownloadProgress, type Downloads, useDownload } from '@console/remote/records';
import { useAlerts } from '@console/remote/services';
import { useMemo } from 'react';
import { paths } from '../paths';
import { collectionProgress } from './readerLogs';
import { writeLogAddress } from './viewer/logSources';

const tones: Readonly<Record<ReaderLog['state'], Tone>> = {
  RUNNING: 'info',
  DONE: 'success',
  ERROR: 'danger',
};

interface CollectedLogsCardProps {
  /** The newest collection, `null` when there has been none. @defaultValue not known */
  readonly request: ReaderLogRequest | null | undefined;
  readonly loading: boolean;
}

/** The newest collection of reader logs: when it was, how far it is, what became of each log, and the file [LOG-02]. */
export function CollectedLogsCard({ request, loading }: CollectedLogsCardProps) {
  const translate = useMessages();
  const downloads = useDownload();
  const mayRead = mayDownloadReaderLogs(request);
  return (
    <Card
      title={translate('logs.readers.download')}
      actions={
        <>
          {mayRead && (
            <LinkButton
              icon={<FileIcon />}
              to={`${paths.logs.viewer()}?${writeLogAddress({ source: 'readers' })}`}
            >
              {translate('viewer.open')}
            </LinkButton>
          )}
          <DownloadButton request={request} downloads={downloads} />
        </>
      }
    >
      {downloads.downloading && (
        <DownloadProgress
          label={translate('logs.readers.downloading')}
          progress={downloads.progress}
          onCancel={downloads.cancel}
        />
      )}
      {loading && <Skeleton label={translate('logs.readers.loading')} lines={4} />}
      {request === null && <p>{translate('logs.readers.notYet')}</p>}
      {request && <Collection request={request} />}
    </Card>
  );
}

interface DownloadButtonProps extends Pick<CollectedLogsCardProps, 'request'> {
  readonly downloads: Downloads;
}

function DownloadButton({ request, downloads: { download, downloading } }: DownloadButtonProps) {
  const translate = useMessages();
  const alerts = useAlerts();
  return (
    <Button
      icon={<DownIcon />}
      pending={downloading}
      blockedReason={mayDownloadReaderLogs(request) ? undefined : whyNot(request, translate)}
      onClick={() => download(readerLogsDownload(), () => alerts.info(translate('logs.readers.noFile')))}
    >
      {translate('logs.readers.download.button')}
    </Button>
  );
}

/** Why there is nothing to download [LOG-07]. */
function whyNot(request: ReaderLogRequest | null | undefined, translate: Translate): string {
  if (!request) return translate('logs.readers.download.notYet');
  return translate(
    isCollecting(request) ? 'logs.readers.download.running' : 'logs.readers.download.noneDone',
  );
}

function Collection({ request }: { readonly request: ReaderLogRequest }) {
  const translate = useMessages();
  const { readers, requestTime, completeTime } = request;
  const { ended, all } = collectionProgress(request);
  const columns = useMemo(() => readerLogColumns(translate), [translate]);
  return (
    <>
      <DescriptionList
        items={[
          { label: translate('logs.readers.requested'), value: <DateTime value={requestTime} /> },
          { label: translate('logs.readers.completed'), value: <DateTime value={completeTime} /> },
        ]}
      />
      {isCollecting(request) && (
        <Progress
          label={translate('logs.readers.progress')}
          value={all > 0 ? ended / all : null}
          text={translate('logs.readers.progress.text', { ended, all })}
        />
      )}
      <Table
        simple
        label={translate('logs.readers.states')}
        name="readers"
        rows={readers}
        columns={columns}
        rowKey={rowKey}
        empty={translate('logs.readers.noneReported')}
      />
    </>
  );
}

const rowKey = ({ name }: ReaderLog) => name;

const readerLogColumns = (translate: Translate): readonly Column<ReaderLog>[] => [
  { key: 'name', title: translate('logs.readers.reader'), kind: 'name', value: ({ name }) => name },
  {
    key: 'state',
    title: translate('logs.readers.state'),
    kind: 'status',
    value: ({ state }) => translate(`logs.readers.state.${state}`),
    render: ({ state }) => (
      <Status
        tone={tones[state]}
        spinning={state === 'RUNNING'}
        label={translate(`logs.readers.state.${state}`)}
      />
    ),
  },
];
