import { levels, lineHeadReader } from './logLine';

const now = Date.parse('2026-03-10T12:00:00Z');
const read = (line: string) => {
  const bytes = new TextEncoder().encode(line);
  const { time, level } = lineHeadReader(now)(bytes, 0, bytes.length);
  return [Number.isNaN(time) ? undefined : new Date(time).toISOString(), levels[level]];
};

test.each([
  ['2026-03-04T05:06:07.089Z INFO  jobs started', '2026-03-04T05:06:07.089Z', 'info'],
  ['2026-03-04 05:06:07,089 WARN health', '2026-03-04T05:06:07.089Z', 'warning'],
  ['[2026-03-04T05:06:07+01:00] [error] disk', '2026-03-04T04:06:07.000Z', 'error'],
  ['2026-03-04T05:06:07.123456-0230 DEBUG x', '2026-03-04T07:36:07.123Z', 'debug'],
  ['Mar  4 05:06:07 dock daemon: SEVERE antenna', '2026-03-04T05:06:07.000Z', 'error'],
  ['Dec 31 23:59:59 dock kernel: up', '2025-12-31T23:59:59.000Z', undefined],
  ['{"level":"warn","text":"slow"}', undefined, 'warning'],
  ['level=fatal msg=x', undefined, 'error'],
  ['2026-03-04T05:06:07Z connected without error', '2026-03-04T05:06:07.000Z', undefined],
  ['2026-13-04T05:06:07Z INFO no month', undefined, 'info'],
  ['    at java.lang.Thread.run', undefined, undefined],
  ['', undefined, undefined],
])('of "%s" time and level are read', (line, time, level) => {
  expect(read(line)).toEqual([time, level]);
});

test('what comes late in a line is not its level', () => {
  expect(read(`${'x'.repeat(200)} ERROR`)).toEqual([undefined, undefined]);
});
