import { hostHealthQueries, type MetricLimits } from '@console/api-client/host-health';
import { useResource } from '@console/api-client/react';
import { HelpHint } from '@console/design/button';
import { useMessages } from '@console/design/messages';
import { Status, type Tone } from '@console/design/status';
import { useQuery } from '@tanstack/react-query';

const tones: Readonly<Record<string, Tone>> = { HEALTHY: 'success', ERROR: 'danger' };

/** How good or bad a state of the host is; one that is not known is neither [HEALTH-02]. */
export const hostTone = (state: string): Tone => tones[state] ?? 'neutral';

/** Options of {@link HostBadge}. */
export interface HostBadgeProps {
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
      <Status
        tone={state === undefined ? 'neutral' : hostTone(state)}
        label={state ?? translate('health.state.unknown')}
        stale={stale}
      />
      <HelpHint label={translate('health.limits')}>
        {translate('health.limits.text', wordsOfLimits(limits))}
      </HelpHint>
    </>
  );
}

/** The limits as they are read; a dash for what is not known [HEALTH-03]. */
const wordsOfLimits = (limits: MetricLimits = {}) => ({
  cpuMax: String(limits.cpuMax ?? '–'),
  cpuDurationMax: String(limits.cpuDurationMax ?? '–'),
  memFreeMin: String(limits.memFreeMin ?? '–'),
  memFreeDuration: String(limits.memFreeDuration ?? '–'),
});
