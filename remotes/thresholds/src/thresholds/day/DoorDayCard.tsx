import { healthEventQueries } from '@console/api-client/health-events';
import { dataQueries, type Transition } from '@console/api-client/items';
import { useResource, useServiceClient } from '@console/api-client/react';
import type { Threshold } from '@console/api-client/thresholds';
import { Card, DescriptionList } from '@console/design/card';
import { LineChart } from '@console/design/chart';
import { useMessages } from '@console/design/messages';
import { Skeleton } from '@console/design/progress';
import { DateTime } from '@console/design/time';
import { FailedQueries } from '@console/remote/records';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { dayStart, doorHours, meanConfidence, troublesSince } from './doorDay';
import { HoursTable } from './HoursTable';
import { SeenInside } from './SeenInside';

/** Most pages of crossings of a day. */
const mostPages = 25;

/** Time for which answers are taken as they are, in milliseconds: doors are opened one after the other. */
const freshFor = 60_000;

/**
 * A day of a threshold: what went in and out by hour, how sure that is, how its readers were over the same time, and which
 * items went out and were seen inside afterwards.
 */
export function DoorDayCard({ threshold }: { readonly threshold: Threshold }) {
  const translate = useMessages();
  const client = useServiceClient();
  const { id, name, facility, readers } = threshold;
  const [start] = useState(() => dayStart(Date.now() + (client.clockDifference() ?? 0)));
  const within = { thresholdName: name, fromTime: new Date(start).toISOString() };
  const crossed = useQuery({
    ...useResource(dataQueries).transitionsWithin(within, mostPages),
    staleTime: freshFor,
  });
  const { troubles, queries } = useTroubles(
    readers.map(({ readerName }) => readerName),
    start,
  );
  const own = useMemo(
    () => crossed.data?.rows.filter(({ thresholdId }) => thresholdId === String(id)),
    [crossed.data, id],
  );
  const hours = useMemo(() => own && doorHours(own, troubles, start), [own, troubles, start]);
  const series = useMemo(
    () =>
      (['in', 'out'] as const).map((direction) => ({
        name: translate(`monitor.${direction}`),
        points: (hours ?? []).map((hour) => [hour.from, hour[direction]] as const),
      })),
    [hours, translate],
  );
  const events = useMemo(
    () =>
      troubles.map(({ reader, part, from, to }) => ({
        from,
        ...(to !== undefined && { to }),
        label: translate('day.trouble', { reader, part }),
      })),
    [troubles, translate],
  );
  const label = translate('day.chart', { name });
  return (
    <Card title={translate('day.title')}>
      <FailedQueries queries={[crossed]} text={translate('day.error')} />
      {crossed.isPending && <Skeleton label={translate('page.loading')} lines={6} />}
      <FailedQueries queries={queries} text={translate('day.health.error')} />
      {own?.length === 0 && <p>{translate('day.none')}</p>}
      {own && hours && own.length > 0 && (
        <>
          <LineChart
            label={label}
            unit={translate('day.perHour')}
            series={series}
            events={events}
            decimals={0}
          />
          {!crossed.data?.isWhole && (
            <p>
              {translate('day.cut', { count: own.length })} <DateTime value={own.at(-1)?.creationTime} />
            </p>
          )}
          <DayFacts transitions={own} />
          {facility !== undefined && (
            <SeenInside id={id} facility={facility} transitions={own} since={within.fromTime} />
          )}
          <HoursTable hours={hours} />
        </>
      )}
    </Card>
  );
}

/** Sums of the day. */
function DayFacts({ transitions }: { readonly transitions: readonly Transition[] }) {
  const translate = useMessages();
  const into = transitions.filter(({ destination }) => destination === 'IN').length;
  const out = transitions.length - into;
  const confidence = meanConfidence(transitions);
  return (
    <DescriptionList
      items={[
        { label: translate('monitor.board.in'), value: translate('monitor.board.count', { count: into }) },
        { label: translate('monitor.board.out'), value: translate('monitor.board.count', { count: out }) },
        {
          label: translate('monitor.board.net'),
          value: translate('monitor.board.count', { count: into - out }),
        },
        {
          label: translate('day.confidence'),
          value: confidence === undefined ? undefined : translate('day.percent', { share: confidence }),
        },
      ]}
    />
  );
}

/** Troubles of readers since the begin of a day; those whose events could not be loaded are left out, and that is said. */
function useTroubles(readers: readonly string[], start: number) {
  const { ofReader } = useResource(healthEventQueries);
  const answers = useQueries({
    queries: readers.map((reader) => ({ ...ofReader(reader), staleTime: freshFor })),
    combine: (all) => ({ queries: all, events: all.map(({ data }) => data) }),
  });
  const { queries, events } = answers;
  const names = readers.join('\n');
  const troubles = useMemo(
    () =>
      names.split('\n').flatMap((reader, place) => troublesSince(events[place] ?? emptyList, reader, start)),
    [events, names, start],
  );
  return { troubles, queries };
}

const emptyList: readonly never[] = [];
