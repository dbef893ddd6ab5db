import { dataQueries } from '@console/api-client/items';
import { useResource, useServiceClient } from '@console/api-client/react';
import { thresholdQueries } from '@console/api-client/thresholds';
import { useMessages } from '@console/design/messages';
import { NewsLines } from '@console/remote/records';
import { NewsContext } from '@console/remote/services';
import { useQueries, useQuery } from '@tanstack/react-query';
import { use, useMemo, useState } from 'react';
import { useRunningJobs } from '../thresholds/useRunningJobs';
import { crossingsOf, doorNews } from './oddDoors';

/** Time without a crossing after which a door is silent, in milliseconds. */
const silentAfter = 3_600_000;

/** Doors that are asked for their last crossing: each of them is a call. */
const mostAsked = 40;

/** Doors that are watched and fell silent, or count one direction only. */
export function DoorNews() {
  const translate = useMessages();
  const { since } = use(NewsContext);
  const client = useServiceClient();
  const [hourAgo] = useState(() =>
    new Date(Date.now() + (client.clockDifference() ?? 0) - silentAfter).toISOString(),
  );
  const { transitionsWithin } = useResource(dataQueries);
  const thresholds = useQuery(useResource(thresholdQueries).list());
  const recent = useQuery(transitionsWithin({ fromTime: hourAgo }));
  const { queries, isKnown, runningJobs } = useRunningJobs();
  const doors = useMemo(
    () =>
      thresholds.data && recent.data && isKnown
        ? thresholds.data.rows
            .filter((threshold) => runningJobs(threshold)?.length)
            .map((threshold) => ({ threshold, recent: crossingsOf(threshold, recent.data.rows) }))
        : undefined,
    [thresholds.data, recent.data, isKnown, runningJobs],
  );
  const quiet = useMemo(
    () =>
      since < hourAgo ? (doors ?? []).filter((door) => door.recent.length === 0).slice(0, mostAsked) : [],
    [doors, since, hourAgo],
  );
  const earlier = useQueries({
    queries: quiet.map(({ threshold: { name: thresholdName } }) =>
      transitionsWithin({ thresholdName, fromTime: since, toTime: hourAgo }),
    ),
    combine: (answers) => ({
      isPending: answers.some(({ isPending }) => isPending),
      last: answers.map(({ data }) => data?.rows.at(-1)?.creationTime),
    }),
  });
  const lines = useMemo(() => {
    if (!doors || earlier.isPending) return undefined;
    const before = new Map(quiet.map(({ threshold: { id } }, at) => [id, earlier.last[at]]));
    const known = doors.map((door) => ({ ...door, before: before.get(door.threshold.id) }));
    return doorNews(known, translate);
  }, [doors, quiet, earlier, translate]);
  return <NewsLines lines={lines} queries={[thresholds, recent, ...queries]} model="threshold" />;
}
