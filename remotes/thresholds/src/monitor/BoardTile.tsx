import type { Transition } from '@console/api-client/items';
import type { Job } from '@console/api-client/jobs';
import type { Threshold } from '@console/api-client/thresholds';
import { Message, useMessages } from '@console/design/messages';
import { Link } from '@console/design/router';
import { ToneIcon } from '@console/design/status';
import { useStore } from '@console/design/store';
import { DateTime } from '@console/design/time';
import { paths } from '@console/remote/contract';
import { LiveNotice } from '@console/remote/records';
import { useMemo } from 'react';
import { crossingHour, linePoints, minutesOf, shownMinutes, silentAfter } from './crossingHour';
import type { Direction } from './crossingSound';
import { MonitorBadge } from './MonitorBadge';
import { useCrossingMinutes } from './useCrossingMinutes';
import { useCrossings } from './useCrossings';
import { useMonitoredThreshold } from './useMonitoredThreshold';
import { usePace } from './usePace';

interface BoardTileProps {
  readonly threshold: Threshold;
  /** The running jobs that watch it; undefined while they are not known. */
  readonly jobs: readonly Job[] | undefined;
  /** Transitions of all thresholds in the hour before the page was opened; undefined while they are not known. */
  readonly past: readonly Transition[] | undefined;
  /** When the page was opened, in milliseconds since 1970 by the clock of the service. */
  readonly opened: number;
  readonly onCrossing: (direction: Direction) => void;
}

/** One door of the board; its details are behind its name. */
export function BoardTile({ threshold, jobs, past, opened, onCrossing }: BoardTileProps) {
  const translate = useMessages();
  const { card, schedule } = usePace<HTMLLIElement>();
  const { live, countsNow, state, error } = useMonitoredThreshold(threshold, jobs, schedule);
  useCrossings(live.buffer, onCrossing);
  const { minutes, now } = useCrossingMinutes(countsNow);
  const { id, name } = threshold;
  const own = useMemo(() => past?.filter(({ thresholdId }) => thresholdId === String(id)) ?? [], [past, id]);
  const before = useMemo(() => minutesOf(own, opened), [own, opened]);
  const hour = useMemo(() => crossingHour([before, minutes], now), [before, minutes, now]);
  const { entries } = useStore(live.buffer);
  const kept = own.at(-1);
  const newest = entries.at(-1)?.value;
  const last = newest
    ? { epc: newest.epc, time: newest.observationTime }
    : kept && { epc: kept.epc, time: kept.creationTime };
  // Before it is known what was, nobody can say that nothing was.
  const isSilent =
    past !== undefined &&
    jobs !== undefined &&
    jobs.length > 0 &&
    !(Date.parse(last?.time ?? '') > now - silentAfter);
  return (
    <li className={`board__door${isSilent ? ' board__door--silent' : ''}`} ref={card}>
      <h3 className="board__name">
        <Link to={paths.thresholdMonitor([id])}>{name}</Link>
      </h3>
      <div className="board__state">
        <MonitorBadge state={state} error={error} />
      </div>
      <dl className="board__counts">
        {(['in', 'out', 'net'] as const).map((each) => (
          <div key={each}>
            <dt>{translate(`monitor.board.${each}`)}</dt>
            <dd>{translate('monitor.board.count', { count: hour[each] })}</dd>
          </div>
        ))}
      </dl>
      <HourLine hour={hour} name={name} />
      <p className="board__last">
        {isSilent && <ToneIcon tone="warning" size="1em" />}
        {last ? (
          <Message
            id={isSilent ? 'monitor.board.silent' : 'monitor.board.last'}
            values={{
              epc: <bdi title={last.epc}>{last.epc.slice(-6)}</bdi>,
              time: <DateTime value={last.time} format="HH:mm:ss" />,
            }}
          />
        ) : (
          <span>{past && translate('monitor.board.none')}</span>
        )}
      </p>
      <LiveNotice label={name} problem={live.problem} unreadable={live.unreadable} />
    </li>
  );
}

interface HourLineProps {
  readonly hour: ReturnType<typeof crossingHour>;
  readonly name: string;
}

/** The last hour of a door: crossings in and out by minute. */
function HourLine({ hour, name }: HourLineProps) {
  const translate = useMessages();
  const most = Math.max(0, ...hour.minutes.map((counts) => Math.max(counts.in, counts.out)));
  return (
    <svg
      className="board__line"
      role="img"
      aria-label={translate('monitor.board.line', { name, into: hour.in, out: hour.out })}
      viewBox={`0 -0.1 ${shownMinutes - 1} 1.2`}
      preserveAspectRatio="none"
    >
      {(['out', 'in'] as const).map((direction) => (
        <polyline
          key={direction}
          className={`board__path board__path--${direction}`}
          points={linePoints(
            hour.minutes.map((counts) => counts[direction]),
            most,
          )}
        />
      ))}
    </svg>
  );
}
