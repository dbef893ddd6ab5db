import { dataQueries, maxPageSize, type Transition } from '@console/api-client/items';
import { useResource } from '@console/api-client/react';
import { type Threshold, thresholdQueries } from '@console/api-client/thresholds';
import { CardList } from '@console/design/card';
import { useMessages } from '@console/design/messages';
import { Link } from '@console/design/router';
import { paths } from '@console/remote/contract';
import { CardContent } from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { crossingCounts } from './crossingCounts';

/** Thresholds that are listed; the others are in the monitor. */
const listed = 6;

/** The stretch of time that the card is about, in seconds. */
const lastHour = 3600;

/** Card of the crossings in the last hour, the threshold with most of them on top. */
export function CrossingsCard() {
  const thresholds = useQuery(useResource(thresholdQueries).list());
  const transitions = useQuery(useResource(dataQueries).recentTransitions(lastHour));
  return (
    <CardContent query={thresholds} model="threshold">
      {({ rows }) => (
        <CardContent query={transitions} model="threshold">
          {(page) => (
            <Crossings thresholds={rows} transitions={page.rows} whole={page.nextPageMarker === undefined} />
          )}
        </CardContent>
      )}
    </CardContent>
  );
}

interface CrossingsProps {
  readonly thresholds: readonly Threshold[];
  readonly transitions: readonly Transition[];
  /** There were no more than were asked for. */
  readonly whole: boolean;
}

function Crossings({ thresholds, transitions, whole }: CrossingsProps) {
  const translate = useMessages();
  const counts = useMemo(() => crossingCounts(thresholds, transitions), [thresholds, transitions]);
  if (counts.length === 0) return <p>{translate('crossings.none')}</p>;
  return (
    <>
      <CardList
        items={counts.slice(0, listed).map(({ threshold: { id, name, facility }, into, out }) => ({
          key: String(id),
          title: <Link to={paths.thresholdMonitor([id])}>{name}</Link>,
          detail: facility,
          state: translate('crossings.counts', { into, out }),
        }))}
      />
      {!whole && <p>{translate('crossings.cut', { count: maxPageSize })}</p>}
      <p>
        <Link to={paths.thresholdMonitor()}>{translate('crossings.all')}</Link>
      </p>
      <Link to={`${paths.data()}?type=transitions&asked=true`}>{translate('crossings.transitions')}</Link>
    </>
  );
}
