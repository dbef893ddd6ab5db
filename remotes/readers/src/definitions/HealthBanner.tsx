import { Banner } from '@console/design/banner';
import { useMessages } from '@console/design/messages';
import type { HealthKind } from './readerHealthStatus';

const tones = { awaitingAgent: 'info', connectionFailed: 'danger' } as const;

/** Options of {@link HealthBanner}. */
export interface HealthBannerProps {
  /** Name of the reader. */
  readonly name: string;
  readonly kind: HealthKind;
}

/** Says what to do about a reader that has no agent yet or stopped checking in; nothing otherwise [READER-09]. */
export function HealthBanner({ name, kind }: HealthBannerProps) {
  const translate = useMessages();
  if (kind !== 'awaitingAgent' && kind !== 'connectionFailed') return null;
  return (
    <Banner tone={tones[kind]} title={translate(`definitions.banner.${kind}.title`, { name })}>
      {translate(`definitions.banner.${kind}`)}
    </Banner>
  );
}
