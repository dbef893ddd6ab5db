import { useResource } from '@console/api-client/react';
import { currentZoneMapQueries } from '@console/api-client/zone-map-current';
import { zoneMapQueries } from '@console/api-client/zone-maps';
import { Card } from '@console/design/card';
import { useMessages } from '@console/design/messages';
import { lazyNamed, skeletonOf } from '@console/design/progress';
import { Link } from '@console/design/router';
import { paths } from '@console/remote/contract';
import { FailedQueries } from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { missingForPlan, type PlacedDefinition, type PlacedReader, placedReader } from './placedReader';
import type { ReaderHealthStatus } from './readerHealth';

/** As high as the plan, so that what stands below stays where it is when the plan comes. */
const PlanLoading = skeletonOf('page.loading', 14);

const ReaderPlan = lazyNamed(() => import('./ReaderPlan'), 'ReaderPlan', {
  waiting: PlanLoading,
});

/** Placement of the reader, its health, and the way to edit it. */
export interface PlanCardProps {
  readonly definition: PlacedDefinition;
  /** Health of the reader. @defaultValue it is not shown */
  readonly health?: ReaderHealthStatus;
  /** Where what is missing can be added. @defaultValue no link */
  readonly editPath?: string;
}

/** The reader on the current zone map of its facility; says why when there is nothing to show. */
export function PlanCard({ definition, health, editPath }: PlanCardProps) {
  const translate = useMessages();
  const reader = useMemo(() => placedReader(definition), [definition]);
  if (reader) return <PlanOfFacility reader={reader} health={health} />;
  return (
    <Card title={translate('definitions.plan.title')}>
      <p>
        {translate(`definitions.plan.missing.${missingForPlan(definition)}`)}{' '}
        {editPath !== undefined && <Link to={editPath}>{translate('definitions.plan.edit')}</Link>}
      </p>
    </Card>
  );
}

interface PlanOfFacilityProps {
  readonly reader: PlacedReader;
  readonly health: ReaderHealthStatus | undefined;
}

function PlanOfFacility({ reader, health }: PlanOfFacilityProps) {
  const translate = useMessages();
  const { facility } = reader;
  // Walls move seldom: they are asked for when the page opens, and not polled beside it.
  const once = { refetchInterval: false } as const;
  const current = useQuery({ ...useResource(currentZoneMapQueries).of(facility), ...once });
  const name = current.data?.name ?? '';
  const zoneMaps = useResource(zoneMapQueries);
  const zoneMap = useQuery({ ...zoneMaps.one(name), ...once, enabled: name !== '' });
  const failed = current.isError || zoneMap.isError;
  return (
    <Card
      title={translate('definitions.plan.title')}
      actions={
        name !== '' && (
          <Link to={paths.zoneMaps.zoneMap(name)}>{translate('definitions.plan.link', { name })}</Link>
        )
      }
    >
      <FailedQueries queries={[current, zoneMap]} text={translate('definitions.plan.error', { facility })} />
      {current.isSuccess && name === '' && <p>{translate('definitions.plan.noCurrent', { facility })}</p>}
      {zoneMap.data && <ReaderPlan reader={reader} zoneMap={zoneMap.data} health={health} />}
      {!failed && (current.isPending || (name !== '' && zoneMap.isPending)) && <PlanLoading />}
    </Card>
  );
}
