import type { HistoryRow, Transition } from '@console/api-client/items';
import { Card } from '@console/design/card';
import { useMessages } from '@console/design/messages';
import { Link } from '@console/design/router';
import { Timeline } from '@console/design/sections';
import { DateTime, formatDuration } from '@console/design/time';
import { paths } from '@console/remote/contract';
import { useMemo } from 'react';
import { useJobName, useThresholdName } from './names';
import { type Crossing, type Stay, wayOf } from './way';
import { ZoneName } from './ZoneName';

interface WayCardProps {
  /** Loaded part of its history. */
  readonly rows: readonly HistoryRow[];
  /** Loaded part of its crossings. */
  readonly crossings: readonly Transition[];
}

/** More than this is left to the table of observations. */
const shownEvents = 20;

/** The zones an item was in and the thresholds it has crossed, the latest first. */
export function WayCard({ rows, crossings }: WayCardProps) {
  const translate = useMessages();
  const way = useMemo(() => wayOf(rows, crossings).slice(-shownEvents).reverse(), [rows, crossings]);
  if (way.length === 0) return null;
  return (
    <Card title={translate('data.item.stays')}>
      <p>{translate('data.item.stays.explained', { count: way.length })}</p>
      <Timeline
        label={translate('data.item.stays')}
        events={way.map((event, index) => ({
          // Counted from the oldest: those of the same moment are told apart by their order.
          key: `${event.kind} ${way.length - index}`,
          title:
            event.kind === 'stay' ? (
              <ZoneName zone={event.zone} facility={event.facility} />
            ) : (
              <CrossingTitle crossing={event} />
            ),
          time: <DateTime value={event.from} />,
          detail: event.kind === 'stay' && <StayDetail stay={event} />,
          tone: event.kind === 'crossing' ? ('info' as const) : undefined,
        }))}
      />
    </Card>
  );
}

function CrossingTitle({ crossing: { thresholdId, destination } }: { readonly crossing: Crossing }) {
  const translate = useMessages();
  const nameOf = useThresholdName();
  const text = (threshold: string) =>
    translate('data.item.crossing', { threshold, destination: destination ?? 'none' });
  return thresholdId === undefined ? (
    text('–')
  ) : (
    <Link to={paths.thresholds.threshold(thresholdId)}>{text(nameOf(thresholdId))}</Link>
  );
}

/** Ids of jobs by the name of the job: each start of a job is one of its own. */
function runsByName(jobs: readonly string[], nameOf: (id: string) => string) {
  const runs = new Map<string, readonly string[]>();
  for (const job of jobs) runs.set(nameOf(job), [...(runs.get(nameOf(job)) ?? []), job]);
  return runs;
}

/** Duration of a stay, and the jobs that saw it there. */
function StayDetail({ stay: { from, until, jobs } }: { readonly stay: Stay }) {
  const translate = useMessages();
  const nameOf = useJobName();
  return (
    <>
      <p>
        {until === undefined
          ? translate('data.item.stay.now')
          : formatDuration((until - from) / 1000, translate)}
      </p>
      {jobs.length > 0 && (
        <p>
          {translate('data.item.seenBy')}{' '}
          {[...runsByName(jobs, nameOf)].map(([name, runs], index) => (
            <span key={name}>
              {index > 0 && ', '}
              <Link to={paths.jobs.job(runs.at(-1) ?? name)}>
                {translate('data.item.runs', { name, count: runs.length })}
              </Link>
            </span>
          ))}
        </p>
      )}
    </>
  );
}
