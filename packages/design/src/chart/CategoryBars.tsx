import { useMemo } from 'react';
import { lazyNamed } from '../progress';
import { useStyles } from '../theme';
import { ChartLoading } from './ChartLoading';
import type { CategoryContent } from './categoryOptions';
import chartCss from './chart.css';

const CategoryDrawing = lazyNamed(() => import('./CategoryDrawing'), 'CategoryDrawing', {
  waiting: ChartLoading,
});

/** Bars of one chart; they keep their identity until they change. */
export type CategoryBarsProps = CategoryContent;

/** Named bars, one below the other. Whoever draws them also offers them as a table. */
export function CategoryBars({ label, unit, bars }: CategoryBarsProps) {
  useStyles(chartCss);
  const content = useMemo(() => ({ label, unit, bars }), [label, unit, bars]);
  return (
    <figure className="chart chart--categories" aria-label={label}>
      <CategoryDrawing content={content} />
    </figure>
  );
}
