import { LineChart } from '@console/design/chart';
import { useMessages } from '@console/design/messages';
import { type ReadableStore, useStore } from '@console/design/store';
import { useMemo } from 'react';
import type { Directions } from './directions';

interface DirectionChartProps {
  /** Name of the threshold. */
  readonly name: string;
  readonly directions: ReadableStore<Directions>;
}

/** Crossings a second, in and out, over the last ten minutes. */
export function DirectionChart({ name, directions }: DirectionChartProps) {
  const translate = useMessages();
  const { in: inward, out } = useStore(directions);
  const label = translate('monitor.directions.of', { name });
  const series = useMemo(
    () => [
      { name: translate('monitor.in'), points: inward },
      { name: translate('monitor.out'), points: out },
    ],
    [translate, inward, out],
  );
  return (
    <>
      {/* The chart takes the level of its own heading from the one before it. */}
      <h4 className="design__hidden">{label}</h4>
      <LineChart label={label} unit={translate('monitor.perSecond')} series={series} decimals={0} />
    </>
  );
}
