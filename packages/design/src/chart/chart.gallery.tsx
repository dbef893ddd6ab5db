import type { GalleryPage } from '../../gallery/galleryPage';
import { type ChartPoint, LineChart } from '.';

const start = Date.UTC(2026, 10, 21, 12);

const wave = (height: number, phase: number): ChartPoint[] =>
  Array.from({ length: 360 }, (_, index) => [
    start + index * 10_000,
    height * (1 + 0.6 * Math.sin(index / 20 + phase)),
  ]);

/** Charts. */
export const chart: GalleryPage = {
  name: 'Charts',
  stories: [
    {
      name: 'One line',
      content: (
        <LineChart
          label="CPU usage"
          unit="%"
          range={[0, 100]}
          series={[{ name: 'host-1', points: wave(40, 0) }]}
        />
      ),
    },
    {
      name: 'Several lines',
      content: (
        <LineChart
          label="Memory available"
          unit="MB"
          decimals={0}
          series={['a', 'b', 'c', 'd', 'e'].map((name, index) => ({
            name: `host-${name}`,
            points: wave(800 + index * 400, index),
          }))}
        />
      ),
    },
    {
      name: 'Nothing yet',
      content: <LineChart label="CPU usage of host-2" unit="%" series={[{ name: 'host-2', points: [] }]} />,
    },
  ],
};
