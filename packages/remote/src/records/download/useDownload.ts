import type { FileProgress } from '@console/api-client';
import { type Download, downloadMutations } from '@console/api-client/downloads';
import { useResource } from '@console/api-client/react';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';

/** Milliseconds after the start of a download in which it is not started again [LOG-08]. */
const pause = 1000;

/** Download and state of {@link useDownload}. */
export interface Downloads {
  /**
   * Starts a download; two clicks for the same file within a second start one [LOG-08].
   * @param onNone told when the service has no such file
   */
  readonly download: (file: Download, onNone?: () => void) => void;
  /** A file is on its way. */
  readonly downloading: boolean;
  /** Bytes received of the file on its way. @defaultValue none has arrived, or none is on its way */
  readonly progress?: FileProgress;
  /** Gives up the file that is on its way: nothing is saved. */
  readonly cancel: () => void;
}

/**
 * Downloads files for the buttons of a page. A failure is reported from the meta of the mutation [DOWNLOAD-03].
 * @example
 * const { download, downloading, progress, cancel } = useDownload();
 * <Button pending={downloading} onClick={() => download(readerLogsDownload())}>Download</Button>
 * {downloading && <DownloadProgress label="Reader logs" progress={progress} onCancel={cancel} />}
 */
export function useDownload(): Downloads {
  const { mutate, isPending } = useMutation(useResource(downloadMutations).download());
  const latest = useRef({ path: '', at: 0 });
  const giveUp = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<FileProgress>();
  const download = useCallback<Downloads['download']>(
    (file, onNone) => {
      const at = performance.now();
      if (latest.current.path === file.path && at - latest.current.at < pause) return;
      latest.current = { path: file.path, at };
      const controller = new AbortController();
      giveUp.current = controller;
      setProgress(undefined);
      mutate(
        { ...file, signal: controller.signal, onProgress: setProgress },
        { onSuccess: (outcome) => outcome === 'none' && onNone?.() },
      );
    },
    [mutate],
  );
  const cancel = useCallback(() => giveUp.current?.abort(), []);
  return { download, downloading: isPending, ...(isPending && progress && { progress }), cancel };
}
