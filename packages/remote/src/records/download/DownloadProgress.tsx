import type { FileProgress } from '@console/api-client';
import { Button } from '@console/design/button';
import { CloseIcon } from '@console/design/icons';
import { MessagesProvider, useMessages } from '@console/design/messages';
import { formatSize, Progress } from '@console/design/progress';
import en from './en.json';

/** Name and progress of a download, and its cancellation. */
export interface DownloadProgressProps {
  /** Name of the file on its way. */
  readonly label: string;
  /** Bytes received so far. @defaultValue none */
  readonly progress?: FileProgress | undefined;
  readonly onCancel: () => void;
}

/** A file on its way: how much of it is there, of how much where the service says it, and the button to give it up. */
export function DownloadProgress(props: DownloadProgressProps) {
  return (
    <MessagesProvider messages={en}>
      <Arrival {...props} />
    </MessagesProvider>
  );
}

function Arrival({ label, progress, onCancel }: DownloadProgressProps) {
  const translate = useMessages();
  const { received = 0, total } = progress ?? {};
  return (
    <div>
      <Progress
        label={label}
        value={total ? received / total : null}
        text={
          total
            ? translate('download.progressOf', { received: formatSize(received), total: formatSize(total) })
            : translate('download.progress', { received: formatSize(received) })
        }
      />
      <Button size="small" icon={<CloseIcon />} onClick={onCancel}>
        {translate('download.cancel')}
      </Button>
    </div>
  );
}
