import { type CSSProperties, useMemo, useState } from 'react';
import { useMessages } from '../messages';
import { lazyNamed } from '../progress';
import { useStyles } from '../theme';
import type { BarsContent, SaidOfBar } from './barsOptions';
import { ChartLoading } from './ChartLoading';
import chartCss from './chart.css';

const BarsDrawing = lazyNamed(() => import('./BarsDrawing'), 'BarsDrawing', { waiting: ChartLoading });

/** Bars over time; all of them keep their identity until they change. */
export type TimeBarsProps = BarsContent;

/**
 * Bars over time: when each was to be and when it was, what went wrong in it, and a line at the present. Bars that
 * overlap lie under each other. They are walked through with the arrow keys and opened with Enter, and stay as they are
 * meanwhile; where they are more than 200 they are for the pointer only. Whoever draws them also offers them as a table.
 */
export function TimeBars({ label, bars, now, onOpen }: TimeBarsProps) {
  useStyles(chartCss);
  const translate = useMessages();
  const content = useMemo(() => ({ label, bars, now, onOpen }), [label, bars, now, onOpen]);
  // Whoever walks through the bars would be thrown back to the first by every poll.
  const [held, setHeld] = useState<BarsContent>();
  const [said, setSaid] = useState<SaidOfBar>();
  return (
    <figure
      className="chart chart--bars"
      aria-label={label}
      onFocus={({ target, currentTarget }) => {
        setHeld((before) => before ?? content);
        setSaid(saidOfFocused(target, currentTarget));
      }}
      onBlur={() => {
        setHeld(undefined);
        setSaid(undefined);
      }}
    >
      <BarsDrawing content={held ?? content} onSay={setSaid} />
      {said && (
        // Screen readers get it as the name of the bar.
        <p className="chart__said" dir="ltr" aria-hidden="true" style={besideBar(said)}>
          {said.text}
        </p>
      )}
      <ul className="chart__legend">
        {(['planned', 'real', 'marks'] as const).map((kind) => (
          <li className="chart__entry" key={kind}>
            <span className={`chart__key chart__key--${kind}`} aria-hidden="true" />
            {translate(`chart.bars.${kind}`)}
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** The text about the focused bar, also for those who see. */
function saidOfFocused(element: Element, figure: Element): SaidOfBar | undefined {
  const text = element.matches('.highcharts-point') ? element.getAttribute('aria-label') : null;
  if (text === null) return undefined;
  const bar = element.getBoundingClientRect();
  const around = figure.getBoundingClientRect();
  return { text, x: bar.left + bar.width / 2 - around.left, y: bar.bottom - around.top };
}

const besideBar = ({ x, y }: SaidOfBar) => ({ '--bar-x': `${x}px`, '--bar-y': `${y}px` }) as CSSProperties;
