import { healthEventQueries } from '@console/api-client/health-events';
import { useResource } from '@console/api-client/react';
import type { ReaderHealth } from '@console/api-client/reader-health';
import { Banner } from '@console/design/banner';
import { Message, useMessages } from '@console/design/messages';
import { Link } from '@console/design/router';
import { DateTime, RelativeTime } from '@console/design/time';
import { paths } from '@console/remote/contract';
import { useQuery } from '@tanstack/react-query';
import { healthCauses } from './health.causes';
import { type ReaderHealthStatus, stateLabel } from './readerHealth';
import { TimeAgo } from './TimeAgo';

interface HealthBannerProps {
  /** Name of the reader. */
  readonly name: string;
  readonly status: ReaderHealthStatus;
  readonly health: ReaderHealth | null | undefined;
}

const tones = { awaitingAgent: 'info', restarting: 'info', connectionFailed: 'danger' } as const;

/** Says what is wrong with a reader, since when, and what to do about it; nothing of a healthy one [READER-09]. */
export function HealthBanner({ name, status, health }: HealthBannerProps) {
  const translate = useMessages();
  const { kind } = status;
  if (kind === 'unhealthy' && health)
    return <UnhealthyBanner key={name} name={name} status={status} health={health} />;
  if (kind !== 'awaitingAgent' && kind !== 'connectionFailed' && kind !== 'restarting') return null;
  return (
    <Banner tone={tones[kind]} title={translate(`definitions.banner.${kind}.title`, { name })}>
      <p>
        {translate(`definitions.banner.${kind}`)}
        {kind === 'connectionFailed' && (
          <>
            {' '}
            <Link to={paths.logs.readers()}>{translate('health.page.CRASH')}</Link>
          </>
        )}
      </p>
      {kind === 'connectionFailed' && health?.lastCheckin !== undefined && (
        <p>
          {translate('definitions.health.lastCheckin')}: <TimeAgo value={health.lastCheckin} />
        </p>
      )}
    </Banner>
  );
}

interface UnhealthyBannerProps extends Pick<HealthBannerProps, 'name' | 'status'> {
  readonly health: ReaderHealth;
}

function UnhealthyBanner({ name, status, health }: UnhealthyBannerProps) {
  const translate = useMessages();
  // Since when is worth no notice of its own: without it the banner is complete.
  const { data: events = [] } = useQuery(useResource(healthEventQueries).ofReader(name));
  const causes = healthCauses(health, events, translate);
  return (
    <Banner
      tone={status.tone === 'danger' ? 'danger' : 'warning'}
      title={translate('definitions.banner.unhealthy.title', { name })}
    >
      {causes.length === 0 && (
        <p>
          {translate('definitions.banner.unhealthy.state', { state: stateLabel(health.state, translate) })}
        </p>
      )}
      {causes.map(({ component, cause, remedy, page, since }) => (
        <p key={component}>
          {cause}
          {/* It comes later than the rest, which was said by then and would be said again. */}
          <span aria-live="off">
            {since !== undefined && (
              <>
                {' '}
                <Message
                  id="definitions.banner.since"
                  values={{ time: <DateTime value={since} />, ago: <RelativeTime value={since} /> }}
                />
              </>
            )}
          </span>{' '}
          {remedy} {page && <Link to={page.to}>{page.label}</Link>}
        </p>
      ))}
    </Banner>
  );
}
