import { useEffect, useState } from 'react';
import type { GalleryPage } from '../../gallery/galleryPage';
import { Button } from '../button';
import type { ChartPoint } from '../chart';
import type { Column } from '../table';
import { createLiveBuffer, LiveChart, LiveTable } from '.';

interface Crossing {
  readonly epc: string;
  readonly toZone: string;
}

const columns: readonly Column<Crossing>[] = [
  { key: 'epc', title: 'EPC', kind: 'name', value: ({ epc }) => epc },
  { key: 'toZone', title: 'Direction', kind: 'short', value: ({ toZone }) => toZone },
];

function Crossings() {
  const [buffer] = useState(() => createLiveBuffer<Crossing>({ keep: 300 }));
  useEffect(() => {
    for (let count = 1; count <= 12; count++)
      buffer.push({ epc: `30340${1000 + count}`, toZone: count % 3 ? 'IN' : 'OUT' });
  }, [buffer]);
  const add = () => buffer.push({ epc: `30340${2000 + buffer.getState().total}`, toZone: 'IN' });
  return (
    <LiveTable
      label="Dock door"
      name="door"
      buffer={buffer}
      connection="open"
      columns={columns}
      empty="No transitions found."
      tools={
        <Button size="small" onClick={add}>
          An item crosses
        </Button>
      }
    />
  );
}

const start = Date.UTC(2026, 10, 21, 12);

/** An hour of values, with ten minutes in which nothing came. */
const hour: readonly ChartPoint[] = Array.from(
  { length: 360 },
  (_, index): ChartPoint => [start + index * 10_000, 40 * (1 + 0.6 * Math.sin(index / 20))],
).filter((_, index) => index < 150 || index > 210);

function Usage() {
  const [buffer] = useState(() => createLiveBuffer<ChartPoint>({ keep: 360, slack: 0 }));
  useEffect(() => buffer.push(...hour), [buffer]);
  return (
    <LiveChart
      label="CPU usage"
      unit="%"
      range={[0, 100]}
      series="host-1"
      interval={10_000}
      buffer={buffer}
      connection="waiting"
    />
  );
}

/** Gallery page of live tables and charts. */
export const live: GalleryPage = {
  name: 'Live data',
  stories: [
    { name: 'A table', content: <Crossings /> },
    { name: 'A chart with a gap', content: <Usage /> },
  ],
};
