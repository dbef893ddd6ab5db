import type { FileProgress, ServedFile } from '@console/api-client';
import { checkFile, fetchFile, saveFile } from '@console/api-client/downloads';
import { useServiceClient } from '@console/api-client/react';
import { Banner } from '@console/design/banner';
import { Button } from '@console/design/button';
import { DownIcon, FileIcon, RefreshIcon } from '@console/design/icons';
import { useMessages } from '@console/design/messages';
import { Page } from '@console/design/page';
import { useHref, useSearchParams } from '@console/design/router';
import { useStyles } from '@console/design/theme';
import { DownloadProgress } from '@console/remote/records';
import { explainError } from '@console/remote/services';
import { type DragEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { paths } from '../../paths';
import { LogViewer } from './LogViewer';
import { type LogSession, type LogSource, openLogSession } from './logSession';
import { downloadOf, type LogAddress, readLogAddress, readLogPlace, writeLogAddress } from './logSources';
import viewerCss from './viewer.css';

/** State of a log that is fetched. */
type Fetching =
  | { readonly phase: 'none' }
  | { readonly phase: 'fetching'; readonly progress?: FileProgress }
  | { readonly phase: 'cancelled' }
  | { readonly phase: 'failed'; readonly cause: unknown };

/**
 * Reads logs in the browser: those of the service and of the readers, and any file that is chosen or dropped. Nothing
 * of them is sent anywhere.
 */
export function LogViewerPage() {
  useStyles(viewerCss);
  const translate = useMessages();
  const [query] = useSearchParams();
  const address = useMemo(() => readLogAddress(query, Date.now()), [query]);
  const place = readLogPlace(query);
  const [source, setSource] = useState<LogSource>();
  const [session, setSession] = useState<LogSession>();
  const base = useHref(paths.logs.viewer());

  const show = useEffectEvent((next: LogSource | undefined) => {
    setSource(next);
    setSession(next && openLogSession(next, place));
  });
  useEffect(() => () => session?.close(), [session]);
  const { fetching, fetchAgain, cancel } = useFetchedLog(address, show);

  const take = (files: FileList | undefined | null) => {
    const [file] = files ?? [];
    if (!file) return;
    cancel();
    show({ content: file, name: file.name });
  };
  const { isOver, listeners } = useDrop(take);
  const { phase } = fetching;
  return (
    <Page
      section={translate('viewer.section')}
      heading={source ? translate('viewer.heading', { name: source.name }) : undefined}
      actions={<ViewerActions saved={address && source} onTake={take} />}
    >
      {/* Dropping is the other way of the button to choose a file. */}
      <div className={isOver ? 'log-drop log-drop--over' : 'log-drop'} {...listeners}>
        {phase === 'fetching' && (
          <DownloadProgress
            label={translate('viewer.fetching')}
            progress={fetching.progress}
            onCancel={cancel}
          />
        )}
        {(phase === 'failed' || phase === 'cancelled') && !session && (
          <FetchNotice fetching={fetching} source={address?.source} onAgain={fetchAgain} />
        )}
        {session && (
          <LogViewer
            session={session}
            linkTo={(file, line) => `${location.origin}${base}?${writeLogAddress(address, { file, line })}`}
          />
        )}
        {!session && phase !== 'fetching' && (
          <div className="log-drop__target">
            <p>{translate('viewer.drop')}</p>
            <p className="log__detail">
              {place.file
                ? translate('viewer.drop.named', { file: place.file, line: place.line ?? 1 })
                : translate('viewer.drop.kinds')}
            </p>
          </div>
        )}
      </div>
    </Page>
  );
}

interface ViewerActionsProps {
  /** Log of the service that is shown, which can be saved. @defaultValue none */
  readonly saved: LogSource | undefined;
  readonly onTake: (files: FileList | null) => void;
}

/** Chooses a file, and saves the one that was fetched. */
function ViewerActions({ saved, onTake }: ViewerActionsProps) {
  const translate = useMessages();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={translate('viewer.choose')}
        onChange={({ target }) => {
          onTake(target.files);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      {saved && (
        <Button icon={<DownIcon />} onClick={() => saveFile(saved, saved.name)}>
          {translate('viewer.save')}
        </Button>
      )}
      <Button icon={<FileIcon />} onClick={() => input.current?.click()}>
        {translate('viewer.choose')}
      </Button>
    </>
  );
}

interface FetchNoticeProps {
  readonly fetching: Fetching;
  readonly source: LogAddress['source'] | undefined;
  readonly onAgain: () => void;
}

/** Says that a log did not come, and why. */
function FetchNotice({ fetching, source, onAgain }: FetchNoticeProps) {
  const translate = useMessages();
  const isFailed = fetching.phase === 'failed';
  const noFile = source === 'readers' ? 'logs.readers.noFile' : 'logs.system.none';
  return (
    <Banner
      tone={isFailed ? 'danger' : 'info'}
      title={translate(isFailed ? 'viewer.fetch.failed' : 'viewer.fetch.cancelled')}
      action={
        <Button icon={<RefreshIcon />} onClick={onAgain}>
          {translate('viewer.fetch.again')}
        </Button>
      }
    >
      {isFailed &&
        (fetching.cause === 'none'
          ? translate(noFile)
          : explainError(fetching.cause, translate('viewer.log'), translate).map((line) => (
              <p key={line}>{line}</p>
            )))}
    </Banner>
  );
}

/** Takes files that are dropped. */
function useDrop(onTake: (files: FileList) => void) {
  const [isOver, setOver] = useState(false);
  const hasFiles = (event: DragEvent) => [...event.dataTransfer.types].includes('Files');
  return {
    isOver,
    listeners: {
      onDragOver: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        onTake(event.dataTransfer.files);
      },
    },
  };
}

/** Gets the log of an address, once and again when it is asked for. */
function useFetchedLog(address: LogAddress | undefined, onLog: (log: LogSource | undefined) => void) {
  const client = useServiceClient();
  const [fetching, setFetching] = useState<Fetching>({ phase: 'none' });
  const [asked, setAsked] = useState(0);
  const running = useRef<AbortController>(undefined);
  const give = useEffectEvent(onLog);
  // Asked for again.
  useEffect(() => {
    if (!address) return;
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    const download = downloadOf(address);
    const fetchLog = async (): Promise<ServedFile | null> => {
      if (download.checkFirst && !(await client.call(checkFile(download), { signal }))) return null;
      return client.call(fetchFile(download), {
        signal,
        keepIncomplete: true,
        onProgress: (progress) => !signal.aborted && setFetching({ phase: 'fetching', progress }),
      });
    };
    setFetching({ phase: 'fetching' });
    give(undefined);
    fetchLog().then(
      (file) => {
        if (signal.aborted) return;
        setFetching(file ? { phase: 'none' } : { phase: 'failed', cause: 'none' });
        if (file) give({ ...file, name: file.name ?? download.fileName });
      },
      (cause: unknown) => !signal.aborted && setFetching({ phase: 'failed', cause }),
    );
    return () => controller.abort();
  }, [address, client, asked]);
  return {
    fetching,
    fetchAgain: () => setAsked((before) => before + 1),
    cancel: () => {
      running.current?.abort();
      setFetching((before) => (before.phase === 'fetching' ? { phase: 'cancelled' } : before));
    },
  };
}
