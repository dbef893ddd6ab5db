import { lazy, Suspense, useMemo, useState } from 'react';
import { useMessages } from '../messages';
import { Skeleton } from '../progress';
import { useStyles } from '../theme';
import type { BarsContent } from './barsOptions';
import chartCss from './chart.css';

const BarsDrawing = lazy(() => import('./BarsDrawing').then((loaded) => ({ default: loaded.BarsDrawing })));

/** Options of {@link TimeBars}; all of them keep their identity until they change. */
export type TimeBarsProps = BarsContent;

/**
 * Bars over time: when each was to be and when it was, what went wrong in it, and a line at the present. Bars that
 * overlap lie under each other. They are walked through with the arrow keys and opened with Enter, and stay as they are
 * meanwhile; whoever draws them also offers them as a table.
 */
export function TimeBars({ label, bars, now, onOpen }: TimeBarsProps) {
  useStyles(chartCss);
  const translate = useMessages();
  const content = useMemo(() => ({ label, bars, now, onOpen }), [label, bars, now, onOpen]);
  // Whoever walks through the bars would be thrown back to the first by every poll.
  const [held, setHeld] = useState<BarsContent>();
  return (
    <figure
      className="chart chart--bars"
      aria-label={label}
      onFocus={() => setHeld((before) => before ?? content)}
      onBlur={() => setHeld(undefined)}
    >
      <Suspense fallback={<Skeleton label={translate('chart.waiting', { label })} lines={8} />}>
        <BarsDrawing content={held ?? content} />
      </Suspense>
    </figure>
  );
}
