import type { Job } from '@console/api-client/jobs';
import type { Threshold } from '@console/api-client/thresholds';
import { useStyles } from '@console/design/theme';
import { LiveNotice } from '@console/remote/records';
import { Counts } from './Counts';
import type { Direction } from './crossingSound';
import { MonitorBadge } from './MonitorBadge';
import css from './monitor.css';
import { useCrossings } from './useCrossings';
import { useMonitoredThreshold } from './useMonitoredThreshold';
import { usePace } from './usePace';

interface WallTileProps {
  readonly threshold: Threshold;
  /** The running jobs that watch it; undefined while they are not known. */
  readonly jobs: readonly Job[] | undefined;
  readonly onCrossing: (direction: Direction) => void;
}

/** One threshold in large letters, for a screen on a wall. */
export function WallTile({ threshold, jobs, onCrossing }: WallTileProps) {
  useStyles(css);
  const { card, schedule } = usePace<HTMLElement>();
  const { live, state, error } = useMonitoredThreshold(threshold, jobs, schedule);
  useCrossings(live.buffer, onCrossing);
  return (
    <section className="wall__tile" aria-label={threshold.name} ref={card}>
      <h2 className="wall__name">{threshold.name}</h2>
      <MonitorBadge state={state} error={error} />
      <Counts buffer={live.buffer} />
      <LiveNotice label={threshold.name} problem={live.problem} unreadable={live.unreadable} />
    </section>
  );
}
