import { healthEventQueries } from '@console/api-client/health-events';
import { jobQueries } from '@console/api-client/jobs';
import { useResource } from '@console/api-client/react';
import { readerHealthQueries } from '@console/api-client/reader-health';
import { CardGrid } from '@console/design/card';
import { lazyNamed } from '@console/design/progress';
import { useSearchParams } from '@console/design/router';
import { RecordPage, useRecord } from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { FeatureCard } from '../features/FeatureCard';
import { CurrentJobCard, ReaderBadges } from './CurrentJobCard';
import { currentJob } from './currentJob';
import { AntennaZonesCard, IdentityCard, PlacementCard } from './DefinitionCards';
import { definitionKind } from './definition.kind';
import { HealthBanner } from './HealthBanner';
import { HealthCard } from './HealthCard';
import { PlanCard } from './PlanCard';
import { ReadersGone } from './ReadersGone';
import { loadingHealth, readerHealthStatus } from './readerHealth';
import { useRestarting } from './restarts';
import { useRestart } from './useRestart';

// What is not seen at once is not waited for.
const ReaderWeekCard = lazyNamed(() => import('./ReaderWeekCard'), 'ReaderWeekCard');
const ReaderEventsCard = lazyNamed(() => import('./ReaderEventsCard'), 'ReaderEventsCard');

/** One reader: what it is, how it is, where it hangs and what it is doing [READER-07 to READER-14]. */
export function DefinitionPage() {
  const record = useRecord(definitionKind);
  const { id: name, enabled, actions } = record;
  const { among, question } = useRestart();
  const at = useSearchParams()[0].get('at') ?? undefined;
  const health = useQuery({ ...useResource(readerHealthQueries).one(name), enabled });
  const jobs = useQuery({ ...useResource(jobQueries).list(), enabled });
  const events = useQuery({ ...useResource(healthEventQueries).ofReader(name), enabled });
  const restarting = useRestarting().has(name);
  const status = health.isPending ? loadingHealth : readerHealthStatus(health.data, restarting);
  const shown = record.query.data;
  const readers = useMemo(
    () => shown && [{ definition: shown, health: readerHealthStatus(health.data, restarting) }],
    [shown, health.data, restarting],
  );
  const job = jobs.data && currentJob(jobs.data.rows, name, jobs.dataUpdatedAt);

  return (
    <RecordPage
      record={record}
      queries={[health, jobs, events]}
      badges={({ groups }) => <ReaderBadges groups={groups} job={job} />}
      actionsOf={(definition) =>
        among(actions.of(definition), { name, kind: status.kind, busy: Boolean(job) })
      }
      banner={() => <HealthBanner name={name} status={status} health={health.data} />}
    >
      {(definition) => (
        <>
          <CardGrid>
            <IdentityCard definition={definition} firmware={health.data?.version.firmware} />
            <HealthCard health={health.data} status={status} failed={health.isError} />
            <PlacementCard definition={definition} />
            <CurrentJobCard name={name} job={job} failed={jobs.isError} />
            <AntennaZonesCard definition={definition} />
            {definition.features.map((feature) => (
              <FeatureCard
                key={feature.name}
                readerName={name}
                feature={feature}
                asOf={record.query.dataUpdatedAt}
              />
            ))}
            <ReaderWeekCard name={name} />
            <ReaderEventsCard events={events.data} failed={events.isError} at={at} />
          </CardGrid>
          <PlanCard
            definition={definition}
            health={status}
            editPath={definitionKind.editPathOf?.(definition)}
          />
          <ReadersGone rows={readers} backOnly />
          {question}
        </>
      )}
    </RecordPage>
  );
}
