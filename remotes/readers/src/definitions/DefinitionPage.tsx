import { isNotFound } from '@console/api-client';
import type { ReaderDefinition } from '@console/api-client/reader-definitions';
import { ActionBar } from '@console/design/actions';
import { CardGrid } from '@console/design/card';
import { useMessages } from '@console/design/messages';
import { Page, PageLoading } from '@console/design/page';
import { useNavigate, useParams } from '@console/design/router';
import { Badge } from '@console/design/status';
import { paths } from '@console/remote/contract';
import { FailedQueries } from '@console/remote/records';
import { FeatureCard } from '../features/FeatureCard';
import { AntennaZonesCard } from './AntennaZonesCard';
import { CurrentJobCard } from './CurrentJobCard';
import { currentJob } from './currentJob';
import { DefinitionFailure } from './DefinitionFailure';
import { HealthBanner } from './HealthBanner';
import { HealthCard } from './HealthCard';
import { IdentityCard } from './IdentityCard';
import { PlacementCard } from './PlacementCard';
import { PlanCard } from './PlanCard';
import { RunningJobBadge } from './RunningJobBadge';
import { loadingHealth, readerHealthStatus } from './readerHealthStatus';
import { type DefinitionActions, useDefinitionActions } from './useDefinitionActions';
import { type Reader, useReader } from './useReader';

/** One reader: what it is, how it is, where it hangs and what it is doing [READER-07 to READER-14]. */
export function DefinitionPage() {
  const { name = '' } = useParams();
  const navigate = useNavigate();
  const actions = useDefinitionActions(() => navigate(paths.readers.definitions.list()));
  const reader = useReader(name, !actions.isLeaving(name));
  const { data, error, refetch } = reader.definition;

  if (isNotFound(error) || (error && !data))
    return <DefinitionFailure name={name} error={error} onRetry={refetch} />;
  if (!data) return <PageLoading />;
  return <ReaderPage definition={data} reader={reader} actions={actions} />;
}

interface ReaderPageProps {
  readonly definition: ReaderDefinition;
  readonly reader: Reader;
  readonly actions: DefinitionActions;
}

function ReaderPage({ definition, reader, actions }: ReaderPageProps) {
  const translate = useMessages();
  const { health, jobs } = reader;
  const { name, groups } = definition;
  const status = health.isPending ? loadingHealth : readerHealthStatus(health.data);
  const job = jobs.data && currentJob(jobs.data.rows, name, jobs.dataUpdatedAt);

  return (
    <Page
      section={translate('definitions.section')}
      item={name}
      badges={
        <>
          {groups.map((group) => (
            <Badge key={group}>{group}</Badge>
          ))}
          <RunningJobBadge job={job} />
        </>
      }
      actions={<ActionBar name={name} actions={actions.of(name, status.kind)} />}
      banner={
        <>
          <HealthBanner name={name} kind={status.kind} />
          <FailedQueries
            queries={Object.values(reader)}
            text={translate('definitions.outOfDate', { name })}
          />
        </>
      }
    >
      <CardGrid>
        <IdentityCard definition={definition} firmware={health.data?.version.firmware} />
        <HealthCard health={health.data} failed={health.isError} />
        <PlacementCard definition={definition} />
        <CurrentJobCard name={name} job={job} failed={jobs.isError} />
        <AntennaZonesCard definition={definition} />
        {definition.features.map((feature) => (
          <FeatureCard
            key={feature.name}
            readerName={name}
            feature={feature}
            asOf={reader.definition.dataUpdatedAt}
          />
        ))}
      </CardGrid>
      <PlanCard definition={definition} health={status} />
      {actions.confirmation}
    </Page>
  );
}
