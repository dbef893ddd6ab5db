import { hostHealthQueries } from '@console/api-client/host-health';
import { useResource } from '@console/api-client/react';
import { useMessages } from '@console/design/messages';
import { Page } from '@console/design/page';
import { Skeleton } from '@console/design/progress';
import { useStyles } from '@console/design/theme';
import { FailedQueries } from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import { ClockNotice } from './ClockNotice';
import { EventsCard } from './EventsCard';
import { HostBadge } from './HostBadge';
import healthCss from './health.css';
import { MetricCard } from './MetricCard';
import { cpuUsage, memoryAvailable } from './metrics';
import { StateHistoryCard } from './StateHistoryCard';

/** Page of the host's state, its live metrics, and its faults. Each part fails for itself [HEALTH-12]. */
export function HostHealthPage() {
  useStyles(healthCss);
  const translate = useMessages();
  const queries = useResource(hostHealthQueries);
  const host = useQuery(queries.state());
  const limits = useQuery(queries.limits());
  return (
    <Page
      section={translate('health.section')}
      badges={
        host.isPending ? (
          <Skeleton label={translate('health.loading')} lines={1} />
        ) : (
          <HostBadge state={host.data?.state} stale={host.isError} />
        )
      }
      banner={
        <>
          <FailedQueries queries={[host]} text={translate('health.state.error')} />
          <FailedQueries queries={[limits]} text={translate('health.limits.error')} />
          <ClockNotice answeredAt={host.dataUpdatedAt} />
        </>
      }
    >
      <div className="health">
        <MetricCard metric={cpuUsage} />
        <MetricCard metric={memoryAvailable} />
        <EventsCard />
        <StateHistoryCard state={host.data?.state} at={host.dataUpdatedAt} />
      </div>
    </Page>
  );
}
