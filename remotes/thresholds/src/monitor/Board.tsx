import { dataQueries } from '@console/api-client/items';
import type { Job } from '@console/api-client/jobs';
import { useResource, useServiceClient } from '@console/api-client/react';
import type { Threshold } from '@console/api-client/thresholds';
import { compareNames } from '@console/design/language';
import { useMessages } from '@console/design/messages';
import { useStyles } from '@console/design/theme';
import { FailedQueries } from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { BoardTile } from './BoardTile';
import css from './board.css';
import type { Direction } from './crossingSound';

interface BoardProps {
  readonly thresholds: readonly Threshold[];
  /** The running jobs that watch a threshold; undefined while they are not known. */
  readonly runningJobs: (threshold: Threshold) => readonly Job[] | undefined;
  readonly onCrossing: (direction: Direction) => void;
}

const hour = 3_600_000;

/** All doors of a site on one screen, by facility: the last hour of each as a line, its net count, its last item. */
export function Board({ thresholds, runningJobs, onCrossing }: BoardProps) {
  useStyles(css);
  const translate = useMessages();
  const client = useServiceClient();
  const [opened] = useState(() => Date.now() + (client.clockDifference() ?? 0));
  // What is live counts from now on; of the hour before the service has kept what jobs report to its database.
  const kept = useQuery(
    useResource(dataQueries).transitionsWithin({ fromTime: new Date(opened - hour).toISOString() }),
  );
  const { data: past } = kept;
  const groups = useMemo(() => byFacility(thresholds), [thresholds]);
  return (
    <div className="board">
      <FailedQueries queries={[kept]} text={translate('monitor.board.failed')} />
      {groups.map(([facility, doors]) => (
        <section
          className="board__group"
          style={{ flex: `${doors.length} 1 min(100%, ${doors.length * 16}rem)` }}
          key={facility}
          aria-label={facility || translate('monitor.board.nowhere')}
        >
          <h2 className="board__facility">{facility || translate('monitor.board.nowhere')}</h2>
          <ul className="board__doors">
            {doors.map((threshold) => (
              <BoardTile
                key={threshold.id}
                threshold={threshold}
                jobs={runningJobs(threshold)}
                past={past?.rows}
                opened={opened}
                onCrossing={onCrossing}
              />
            ))}
          </ul>
        </section>
      ))}
      {past?.isWhole === false && <p>{translate('monitor.board.cut', { count: past.rows.length })}</p>}
    </div>
  );
}

function byFacility(thresholds: readonly Threshold[]): readonly (readonly [string, readonly Threshold[]])[] {
  const groups = new Map<string, Threshold[]>();
  for (const threshold of thresholds) {
    const facility = threshold.facility ?? '';
    groups.set(facility, [...(groups.get(facility) ?? []), threshold]);
  }
  return [...groups].toSorted(([one], [other]) => compareNames(one, other));
}
