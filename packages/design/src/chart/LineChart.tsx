import { useMemo } from 'react';
import { useMessages } from '../messages';
import { lazyNamed } from '../progress';
import { useStyles } from '../theme';
import { ChartLoading } from './ChartLoading';
import chartCss from './chart.css';
import { type ChartContent, summarise, writeValue } from './chartOptions';

const LineDrawing = lazyNamed(() => import('./LineDrawing'), 'LineDrawing', { waiting: ChartLoading });

/** Content of the chart: series, limits, events and axes. */
export type LineChartProps = ChartContent;

/**
 * Lines over time, with newest, lowest and highest values as text. Until the first value there is a placeholder of the
 * same size. Points are added by passing a new list; the drawing is updated, not made again.
 *
 * @example
 * ```tsx
 * <LineChart
 *   label="CPU usage"
 *   unit="%"
 *   range={[0, 100]}
 *   series={[{ name: 'host-1', points: [[Date.now(), 42]] }]}
 * />
 * ```
 */
export function LineChart(props: LineChartProps) {
  const { label, unit, series, range, decimals, limits, events, window } = props;
  useStyles(chartCss);
  const translate = useMessages();
  const content = useMemo(
    () => ({ label, unit, series, range, decimals, limits, events, window }),
    [label, unit, series, range, decimals, limits, events, window],
  );
  const known = series.some(({ points }) => points.some(([, value]) => value !== null));
  return (
    <figure className="chart" aria-label={label}>
      {known ? <LineDrawing content={content} /> : <ChartLoading content={content} />}
      <figcaption className="chart__summary">
        {series.map(({ name, points }) => {
          const summary = summarise(points);
          // Its line is there before its values, so that nothing moves when they come.
          if (!summary) return <p key={name} />;
          const [newest, lowest, highest] = [summary.newest, summary.lowest, summary.highest].map((value) =>
            writeValue(value, content, translate),
          );
          return <p key={name}>{translate('chart.summary', { name, newest, lowest, highest })}</p>;
        })}
      </figcaption>
    </figure>
  );
}
