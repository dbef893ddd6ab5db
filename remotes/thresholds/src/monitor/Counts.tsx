import type { TransitionEvent } from '@console/api-client/sockets';
import type { LiveBuffer } from '@console/design/live';
import { useMessages } from '@console/design/messages';
import { useStore } from '@console/design/store';
import { useStyles } from '@console/design/theme';
import css from './monitor.css';
import { useRecentCrossings } from './useCrossings';

interface CountsProps {
  readonly buffer: LiveBuffer<TransitionEvent>;
}

/**
 * Number of crossings in and out since the monitor was opened, whatever is filtered [MONITOR-03, MONITOR-11]. A
 * crossing marks its direction for a second: who cannot hear it sees it.
 */
export function Counts({ buffer }: CountsProps) {
  useStyles(css);
  const translate = useMessages();
  const { counts } = useStore(buffer);
  const recent = useRecentCrossings(buffer);
  return (
    <dl className="counts">
      {(['in', 'out'] as const).map((direction) => (
        <div
          key={direction}
          className={`counts__one counts__one--${direction}${recent[direction] ? ' counts__one--recent' : ''}`}
        >
          <dt>{translate(`monitor.${direction}`)}</dt>
          <dd>{translate('monitor.count', { count: counts[direction.toUpperCase()] ?? 0 })}</dd>
        </div>
      ))}
    </dl>
  );
}
