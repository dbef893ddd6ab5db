/** @jest-environment ./packages/testing/src/environments/dom.ts */
import type { ChartPoint } from '@console/design/chart';
import { createLiveBuffer } from '@console/design/live';
import { readMessages } from '@console/testing/messages';
import messages from '../messages/en.json';
import {
  chartEvents,
  chartPoints,
  cpuUsage,
  exportPoints,
  limitOf,
  memoryAvailable,
  metricInterval,
  pointsOf,
} from './metrics';

const now = 1_000_000_000;

test('[HEALTH-07] CPU is multiplied by 100, memory in bytes divided by 1048576, the latest value is of now', () => {
  expect(pointsOf(cpuUsage, [0.25, 0.5], now)).toEqual([
    [now - metricInterval, 25],
    [now, 50],
  ]);
  expect(pointsOf(memoryAvailable, [1_048_576, 0], now)).toEqual([
    [now - metricInterval, 1],
    [now, 0],
  ]);
});

test('what is no number is a gap', () => {
  expect(pointsOf(cpuUsage, [Number.NaN, Number.POSITIVE_INFINITY], now).map(([, value]) => value)).toEqual([
    null,
    null,
  ]);
});

test('[HEALTH-08] an hour of points every 10 s is kept: point 361 pushes the first one out', () => {
  expect(metricInterval).toBe(10_000);
  expect(chartPoints * metricInterval).toBe(3_600_000);
  let show = () => {};
  const buffer = createLiveBuffer<ChartPoint>({
    keep: chartPoints,
    slack: 0,
    schedule: (work) => {
      show = work;
      return () => undefined;
    },
  });
  for (let point = 1; point <= 360; point += 1) buffer.push([point, point]);
  show();
  expect(buffer.getState().entries).toHaveLength(360);
  buffer.push([361, 361]);
  show();
  const { entries } = buffer.getState();
  expect([entries.length, entries[0]?.value[0], entries.at(-1)?.value[0]]).toEqual([360, 2, 361]);
});

test('[HEALTH-03] the limit of a metric is a number, however the service tells it', () => {
  expect(limitOf(cpuUsage, { cpuMax: 87 })).toBe(87);
  expect(limitOf(memoryAvailable, { cpuMax: 87, memFreeMin: '321' })).toBe(321);
  for (const limits of [undefined, {}, { cpuMax: 'much' }, { cpuMax: '' }])
    expect(limitOf(cpuUsage, limits)).toBeUndefined();
});

test('[HEALTH-09] events lie on the axis of time; one that is not over has no end, one without a time no place', () => {
  const event = { id: '1', component: 'HOST' } as const;
  expect(
    chartEvents(
      [
        {
          ...event,
          code: 'CPU_USAGE',
          eventTime: '2026-03-04T05:06:07Z',
          eventEndTime: '2026-03-04T05:07:07Z',
        },
        { ...event, code: 'MEMORY_LOW', eventTime: '2026-03-04T05:06:07Z' },
        { ...event, code: 'UNKNOWN', eventTime: 'soon' },
      ],
      readMessages(messages),
    ),
  ).toEqual([
    { label: 'CPU usage too high', from: 1_772_600_767_000, to: 1_772_600_827_000 },
    { label: 'MEMORY_LOW', from: 1_772_600_767_000 },
  ]);
});

test('the values of a chart are saved with their gaps', async () => {
  const points = [
    [0, 12.5],
    [10_000, null],
  ] as const;
  expect(await exportPoints(cpuUsage, points, 'csv').text()).toBe(
    'time,system.cpu.usage (%)\r\n1970-01-01T00:00:00.000Z,12.5\r\n1970-01-01T00:00:10.000Z,\r\n',
  );
  expect(JSON.parse(await exportPoints(cpuUsage, points, 'json').text())).toEqual({
    metric: 'system.cpu.usage',
    unit: '%',
    values: [
      { time: '1970-01-01T00:00:00.000Z', value: 12.5 },
      { time: '1970-01-01T00:00:10.000Z', value: null },
    ],
  });
});
