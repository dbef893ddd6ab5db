import type { HistoryRow, Item, Transition } from '@console/api-client/items';
import { Banner } from '@console/design/banner';
import { Card } from '@console/design/card';
import { Message, useMessages } from '@console/design/messages';
import { lazyNamed, PlanSkeleton } from '@console/design/progress';
import { Link } from '@console/design/router';
import { Timeline } from '@console/design/sections';
import { DateTime, formatDuration } from '@console/design/time';
import { paths } from '@console/remote/contract';
import { useMemo } from 'react';
import { type Contradiction, contradictionsOf, type Sighting, sightingsOf } from './contradictions';
import { useJobName, useThresholdName } from './names';
import { type Crossing, type Stay, wayOf } from './way';
import { ZoneName } from './ZoneName';

// The way is told before it is drawn.
const WayPlan = lazyNamed(() => import('./WayPlan'), 'WayPlan', { waiting: PlanSkeleton });

interface WayCardProps {
  /** Where it is now, as each job says. */
  readonly items: readonly Item[];
  /** Loaded part of its history. */
  readonly rows: readonly HistoryRow[];
  /** Loaded part of its crossings. */
  readonly crossings: readonly Transition[];
}

/** More than this is left to the table of observations. */
const shownEvents = 20;

/** Contradictions that are told; each is marked in the way as well. */
const mostTold = 3;

const hasFacility = (sighting: Sighting): sighting is Sighting & { facility: string } =>
  sighting.facility !== undefined;

/**
 * The way of an item: where it was seen last, the plan with its way, what cannot be true of it, and the zones it was in and
 * the thresholds it has crossed, the latest first.
 */
export function WayCard({ items, rows, crossings }: WayCardProps) {
  const translate = useMessages();
  const sightings = useMemo(() => sightingsOf(rows, items), [rows, items]);
  const contradictions = useMemo(() => contradictionsOf(sightings), [sightings]);
  const last = sightings.findLast(hasFacility);
  const way = useMemo(() => wayOf(rows, crossings).slice(-shownEvents).reverse(), [rows, crossings]);
  if (way.length === 0) return null;
  /** Those that are seen in a stay: at its begin or within. */
  const oddOf = ({ from, until = Number.POSITIVE_INFINITY }: Stay) =>
    contradictions.filter(({ to }) => to.time >= from && to.time < until);
  return (
    <Card title={translate('data.item.stays')}>
      {last && (
        <p>
          <Message
            id="data.item.last"
            values={{
              place: <ZoneName zone={last.zone} facility={last.facility} />,
              time: <DateTime value={last.time} />,
            }}
          />
        </p>
      )}
      {contradictions.length > 0 && (
        <Banner
          tone="warning"
          title={translate('data.item.contradictions', { count: contradictions.length })}
        >
          <ContradictionLines contradictions={contradictions.slice(-mostTold).reverse()} />
        </Banner>
      )}
      {last && <WayPlan sightings={sightings} last={last} />}
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
          detail: event.kind === 'stay' && (
            <>
              <StayDetail stay={event} />
              <ContradictionLines contradictions={oddOf(event)} />
            </>
          ),
          ...(event.kind === 'crossing' && { tone: 'info' as const }),
          ...(event.kind === 'stay' && oddOf(event).length > 0 && { tone: 'warning' as const }),
        }))}
      />
    </Card>
  );
}

/** Contradictions in words, a line each. */
function ContradictionLines({ contradictions }: { readonly contradictions: readonly Contradiction[] }) {
  const translate = useMessages();
  return contradictions.map(({ kind, from, to, metres }) => {
    const time = formatDuration((to.time - from.time) / 1000, translate);
    return (
      <p key={`${to.time} ${kind}`}>
        {kind === 'jump'
          ? translate('data.item.contradiction.jump', { metres: Math.round(metres), time })
          : translate('data.item.contradiction.facilities', {
              one: from.facility ?? '',
              other: to.facility ?? '',
              time,
            })}
        {' ('}
        <DateTime value={to.time} />)
      </p>
    );
  });
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
