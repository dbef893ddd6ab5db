import type { GalleryPage } from '../../gallery/galleryPage';
import { type ChartPoint, LineChart, type TimeBar, TimeBars } from '.';

const start = Date.UTC(2026, 10, 21, 12);

const wave = (height: number, phase: number): ChartPoint[] =>
  Array.from({ length: 360 }, (_, index) => [
    start + index * 10_000,
    height * (1 + 0.6 * Math.sin(index / 20 + phase)),
  ]);

const hour = 3_600_000;

const bars: readonly TimeBar[] = (['success', 'warning', 'danger', 'neutral'] as const).map(
  (tone, index) => ({
    id: tone,
    label: `job-${index}`,
    tone,
    planned: [start + index * hour, start + (index + 3) * hour],
    real: [start + index * hour, start + (index + 2) * hour],
    marks: index % 2 ? [start + (index + 1) * hour] : [],
    text: `job-${index}: ${tone}`,
  }),
);

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
      name: 'Bars over time',
      content: (
        <TimeBars
          label="Jobs in Dock over time"
          bars={bars}
          now={start + 3 * hour}
          onOpen={() => undefined}
        />
      ),
    },
    {
      name: 'Nothing yet',
      content: <LineChart label="CPU usage of host-2" unit="%" series={[{ name: 'host-2', points: [] }]} />,
    },
  ],
};
