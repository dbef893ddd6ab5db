import { render, screen, waitFor } from '@testing-library/react';
import { LineChart } from '.';
import { type ChartContent, chartOptions, summarise } from './chartOptions';

const noon = Date.UTC(2026, 10, 21, 12);
const content: ChartContent = {
  label: 'CPU usage',
  unit: '%',
  range: [0, 100],
  series: [
    {
      name: 'host-1',
      points: [
        [noon, 12],
        [noon + 10_000, null],
        [noon + 20_000, 37.25],
      ],
    },
  ],
};

const translate = (key: string, values?: object) => `${key} ${JSON.stringify(values)}`;

test('a chart shows its lines and says newest, lowest and highest value in words', async () => {
  render(<LineChart {...content} />);
  expect(screen.getByRole('figure', { name: 'CPU usage' })).toBeVisible();
  expect(screen.getByText('host-1: now 37.3 %, lowest 12 %, highest 37.3 %.')).toBeVisible();
  await waitFor(() => expect(document.querySelector('figure svg.highcharts-root')).not.toBeNull(), {
    timeout: 15_000,
  });
  expect(document.querySelector('style')).toBeNull();
});

test('until the first value there is a placeholder', () => {
  render(<LineChart {...content} series={[{ name: 'host-1', points: [[noon, null]] }]} />);
  expect(screen.getByRole('status')).toHaveTextContent('Waiting for the first values of CPU usage…');
});

test('it is styled by sheets only, does not move, and has its range, zone and unit', () => {
  const options = chartOptions(content, 'Europe/Oslo', translate);
  expect(options.chart).toMatchObject({ styledMode: true, animation: false });
  expect(options.yAxis).toMatchObject({ min: 0, max: 100, title: { text: '%' } });
  expect(options.time).toEqual({ timezone: 'Europe/Oslo' });
});

test('lines differ in their strokes, not in colour alone', () => {
  const series = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name, points: [] }));
  const drawn = chartOptions({ ...content, series }, undefined, translate).series ?? [];
  expect(new Set(drawn.map(({ className }) => className)).size).toBe(5);
});

test.each([
  [[], undefined],
  [[[1, null]], undefined],
  [
    [
      [1, 3],
      [2, -1],
      [3, null],
    ],
    { newest: -1, lowest: -1, highest: 3 },
  ],
] as const)('the summary of %j is %j', (points, summary) => {
  expect(summarise(points)).toEqual(summary);
});

test('[HEALTH-05] a single value has an axis of seconds and labels with its decimals', () => {
  const single = {
    ...content,
    range: undefined,
    series: [{ name: 'host-1', points: [[noon, 8312.123_456_789]] }],
  } as const;
  const { xAxis, yAxis } = chartOptions(single, undefined, translate);
  expect(xAxis).toMatchObject({ minTickInterval: 1000, minRange: 1000 });
  const [line] = chartOptions(single, undefined, translate).series ?? [];
  expect(line).toMatchObject({ data: [{ x: noon, marker: { enabled: true } }] });
  const { formatter } = (yAxis as { labels: { formatter: (label: { value: number }) => string } }).labels;
  expect(formatter({ value: 8312.123_456_789 })).toBe('8312.1');
});

test('[HEALTH-05] limits are lines for which the axis has room, events bands over the time that is shown', () => {
  const hour = 3_600_000;
  const end = noon + 20_000;
  const { xAxis, yAxis } = chartOptions(
    {
      ...content,
      window: hour,
      limits: [{ value: 90, label: 'Limit 90 %' }],
      events: [
        { from: noon - 2 * hour, to: noon - hour - 60_000, label: 'LONG_AGO' },
        { from: noon - 2 * hour, to: noon, label: 'BEGAN_BEFORE' },
        { from: noon, label: 'GOES_ON' },
      ],
    },
    undefined,
    translate,
  );
  expect(xAxis).toMatchObject({ min: end - hour, max: end });
  expect(yAxis).toMatchObject({
    softMin: 90,
    softMax: 90,
    plotLines: [{ value: 90, label: { text: 'Limit 90 %' } }],
  });
  const { plotBands } = xAxis as { plotBands: { from: number; to: number; label: { text: string } }[] };
  expect(plotBands.map(({ from, to, label: { text } }) => [text, from, to])).toEqual([
    ['BEGAN_BEFORE', end - hour, noon],
    ['GOES_ON', noon, end],
  ]);
});

test('a chart is read in the language of the page: its parts, and its points in rounded values', () => {
  const { accessibility, lang } = chartOptions(content, undefined, translate);
  expect(lang).toMatchObject({
    accessibility: { chartContainerLabel: 'CPU usage', svgContainerLabel: 'CPU usage' },
  });
  expect(accessibility?.screenReaderSection).toEqual({
    beforeChartFormat: '<div>{chartLongdesc}</div>',
    afterChartFormat: '',
  });
  const { descriptionFormatter } = accessibility?.point ?? {};
  const point = { x: noon, y: 37.254_321, series: { name: 'host-1' } } as Parameters<
    NonNullable<typeof descriptionFormatter>
  >[0];
  expect(descriptionFormatter?.(point)).toBe(
    'host-1: chart.value {"value":37.3,"unit":"%"}, 11/21/2026 12:00:00',
  );
});
