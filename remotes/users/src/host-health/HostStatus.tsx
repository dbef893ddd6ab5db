import { codeLabels, useMessages } from '@console/design/messages';
import { Status, type Tone } from '@console/design/status';

const tones: Readonly<Record<string, Tone>> = { HEALTHY: 'success', ERROR: 'danger' };

/** Tone of a state of the host; one that is not known is neutral [HEALTH-02]. */
const hostTone = (state: string): Tone => tones[state] ?? 'neutral';

interface HostStatusProps {
  /** @defaultValue not known */
  readonly state: string | undefined;
  /** It was so when it was asked last. @defaultValue false */
  readonly stale?: boolean;
  /** Text while the state is not known. @defaultValue `Unknown` */
  readonly unknown?: string;
}

/** A state of the host in words, with the service's own word for it in the tooltip; one without words as it came. */
export function HostStatus({ state, stale, unknown }: HostStatusProps) {
  const translate = useMessages();
  if (state === undefined)
    return <Status tone="neutral" label={unknown ?? translate('health.state.unknown')} stale={stale} />;
  const label = hostStateText(state, translate);
  const hint = label === state ? undefined : state;
  return <Status tone={hostTone(state)} label={label} hint={hint} stale={stale} />;
}

/** A state of the host in words; one without words as it came. */
export const hostStateText = codeLabels('health.state', ['HEALTHY', 'ERROR']);
