import { useResource } from '@console/api-client/react';
import { type ReaderLogRequest, readerLogMutations } from '@console/api-client/reader-logs';
import { Banner } from '@console/design/banner';
import { Button } from '@console/design/button';
import { FileIcon } from '@console/design/icons';
import { useMessages } from '@console/design/messages';
import { Skeleton } from '@console/design/progress';
import { Navigate, useLocation } from '@console/design/router';
import { useFormatDateTime } from '@console/design/time';
import { explainError } from '@console/remote/services';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { paths } from '../paths';
import { writeLogAddress } from './viewer/logSources';
import { stepToLog, type WantedLog } from './wantedLog';

interface WantedLogBannerProps {
  readonly wanted: WantedLog;
  /** The newest collection, `null` when there has been none. @defaultValue not known */
  readonly request: ReaderLogRequest | null | undefined;
  /** Loads it again. */
  readonly onRefetch: () => void;
}

/**
 * The way to the log of one reader around a moment: what is there is opened at once, else it is collected and opened when
 * it has come. Only who clicked the link has it collected at once; who opens the address is asked.
 */
export function WantedLogBanner({ wanted, request, onRefetch }: WantedLogBannerProps) {
  const translate = useMessages();
  const format = useFormatDateTime();
  const { state } = useLocation();
  const [before, setBefore] = useState<string>();
  const start = useMutation({
    ...useResource(readerLogMutations).start(),
    meta: { model: 'reader-log', action: 'start', silent: true },
  });
  const { reader, at, search } = wanted;
  const step = stepToLog(request, wanted, before);
  const collect = useEffectEvent(() => {
    setBefore(request?.requestTime ?? '');
    // Somebody else may have started one: it is waited for.
    start.mutate(undefined, { onError: onRefetch });
  });
  const mayCollect = step === 'collect' || step === 'failed' || step === 'absent';
  const isAsked = mayCollect && state?.collect === true && before === undefined;
  useEffect(() => {
    if (isAsked) collect();
  }, [isAsked]);

  if (step === 'open')
    return (
      <Navigate
        replace
        to={`${paths.logs.viewer()}?${writeLogAddress({ source: 'readers' }, { reader, at, search })}`}
      />
    );
  const title = translate('logs.wanted', {
    reader,
    time: at === undefined ? '' : (format(new Date(at).toISOString()) ?? ''),
    timed: at === undefined ? 'no' : 'yes',
  });
  if (step === 'loading') return <Skeleton label={title} lines={2} />;
  const isRefused = start.isError && step === 'collect';
  const isUnderWay = step === 'wait' || start.isPending || isAsked;
  return (
    <Banner
      tone={isUnderWay || (step === 'collect' && !isRefused) ? 'info' : 'warning'}
      title={title}
      action={
        !isUnderWay && (
          <Button icon={<FileIcon />} onClick={collect}>
            {translate('logs.wanted.start')}
          </Button>
        )
      }
    >
      <p>{translate(`logs.wanted.${isUnderWay ? 'wait' : isRefused ? 'refused' : step}`, { reader })}</p>
      {isRefused &&
        !isUnderWay &&
        explainError(start.error, translate('viewer.log'), translate).map((line) => <p key={line}>{line}</p>)}
    </Banner>
  );
}
