import { hostHealthQueries, type MetricLimits } from '@console/api-client/host-health';
import { useResource } from '@console/api-client/react';
import { readDuration } from '@console/api-client/wire';
import { HelpHint } from '@console/design/button';
import { type Translate, useMessages } from '@console/design/messages';
import { formatDuration } from '@console/design/time';
import { useQuery } from '@tanstack/react-query';
import { HostStatus } from './HostStatus';

interface HostBadgeProps {
  /** @defaultValue not known */
  readonly state: string | undefined;
  /** It was so when it was asked last. */
  readonly stale: boolean;
}

/** The state of the host as the service tells it, and what it judges by [HEALTH-02 to HEALTH-04]. */
export function HostBadge({ state, stale }: HostBadgeProps) {
  const translate = useMessages();
  const { data: limits } = useQuery(useResource(hostHealthQueries).limits());
  return (
    <>
      <HostStatus state={state} stale={stale} />
      <HelpHint label={translate('health.limits')}>
        {translate('health.limits.text', wordsOfLimits(limits, translate))}
      </HelpHint>
    </>
  );
}

/** The limits as they are read; a dash for what is not known [HEALTH-03]. */
const wordsOfLimits = (limits: MetricLimits = {}, translate: Translate) => ({
  cpuMax: String(limits.cpuMax ?? '–'),
  cpuDurationMax: durationInWords(limits.cpuDurationMax, translate),
  memFreeMin: String(limits.memFreeMin ?? '–'),
  memFreeDuration: durationInWords(limits.memFreeDuration, translate),
});

/** A duration as durations are written everywhere; one that cannot be read as it came. */
function durationInWords(duration: string | number | undefined, translate: Translate): string {
  const seconds = typeof duration === 'string' ? readDuration(duration) : duration;
  return seconds === undefined ? String(duration ?? '–') : formatDuration(seconds, translate);
}
