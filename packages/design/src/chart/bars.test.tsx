import { render, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { type TimeBar, TimeBars } from '.';
import { barsOptions } from './barsOptions';
import { lanesOf } from './lanesOf';

const noon = Date.UTC(2026, 10, 21, 12);
const hour = 3_600_000;
const bars: readonly TimeBar[] = [
  {
    id: 'a',
    label: 'Night',
    tone: 'success',
    planned: [noon, noon + 4 * hour],
    real: [noon, noon + 2 * hour],
    marks: [noon + hour],
    text: 'Night, running, 1 error',
  },
  {
    id: 'b',
    label: 'Later',
    tone: 'warning',
    planned: [noon + hour, noon + 3 * hour],
    marks: [],
    text: 'Later',
  },
];
const translate = (key: string, values?: object) => `${key} ${JSON.stringify(values)}`;
const content = { label: 'Jobs in Dock', bars, now: noon + 2 * hour, onOpen: () => undefined };

test('bars are styled by sheets only and named for screen readers', async () => {
  render(<TimeBars {...content} />);
  expect(screen.getByRole('figure', { name: 'Jobs in Dock' })).toBeVisible();
  await waitFor(() => expect(document.querySelector('.chart__bars .highcharts-point')).not.toBeNull(), {
    timeout: 15_000,
  });
  expect(await screen.findByRole('img', { name: 'Night, running, 1 error' })).toBeInTheDocument();
  expect(document.querySelector('.chart__planned')?.getAttribute('d')?.match(/M/g)).toHaveLength(2);
  expect(document.querySelector('.chart__now')).not.toBeNull();
  expect(document.querySelector('style')).toBeNull();
});

test('planned and real bars, errors and the present stand in lanes, in one time zone and without motion', () => {
  const { chart, series, time, xAxis } = barsOptions(content, 'Europe/Oslo', translate, () => undefined);
  expect(chart).toMatchObject({ styledMode: true, animation: false });
  expect(time).toEqual({ timezone: 'Europe/Oslo' });
  expect(xAxis).toMatchObject({ plotLines: [{ value: noon + 2 * hour }] });
  expect(series).toMatchObject([
    {
      type: 'xrange',
      data: [
        { x: noon, x2: noon + 2 * hour, y: 0, className: 'chart__bar--success' },
        { x: noon + hour, x2: noon + 3 * hour, y: 1, className: 'chart__bar--planned' },
      ],
    },
    { type: 'scatter', data: [{ x: noon + hour, y: expect.closeTo(-0.35) }] },
  ]);
});

test('bars that come and go are each named once', async () => {
  const ran = (id: string, from: number): TimeBar => ({
    id,
    label: id,
    tone: 'success',
    real: [noon + from * hour, noon + (from + 2) * hour],
    marks: [],
    text: `${id} ran`,
  });
  // Two began at the same time; the newest comes first, as in the lists that bars are made of.
  const all = [ran('e', 8), ran('d', 6), ran('twin', 6), ran('c', 4), ran('b', 2), ran('a', 0)];
  // A tilde: it is counted back from the present, and begins an hour later than it seemed.
  const later = (bar: TimeBar): TimeBar => ({ ...ran(bar.id, 0), real: [noon + 9 * hour, noon + 10 * hour] });
  const shown = (...ids: string[]) => ({
    ...content,
    bars: all.flatMap((bar) =>
      ids.includes(bar.id) ? [bar] : ids.includes(`~${bar.id}`) ? [later(bar)] : [],
    ),
  });
  const { rerender } = render(<TimeBars {...shown('b', 'a')} />);
  await screen.findByRole('img', { name: 'a ran' }, { timeout: 15_000 });
  for (const ids of [
    ['e', 'b', 'a'],
    ['e', 'd', 'c', 'b', 'a'],
    ['d', 'twin', 'c', 'a'],
    ['e', 'twin'],
    ['e', 'd', 'twin', 'c', 'b', 'a'],
    ['~e', 'd', 'twin', 'c', 'b', 'a'],
  ]) {
    rerender(<TimeBars {...shown(...ids)} />);
    await waitFor(() =>
      expect(
        screen
          .getAllByRole('img', { name: / ran$/ })
          .map((bar) => bar.getAttribute('aria-label'))
          .sort(),
      ).toEqual(ids.map((id) => `${id.replace('~', '')} ran`).sort()),
    );
  }
});

test('of very many bars the table below serves screen readers and keyboard', () => {
  const optionsOf = (count: number) =>
    barsOptions({ ...content, bars: Array(count).fill(bars[0]) }, undefined, translate, () => undefined);
  expect(optionsOf(200).accessibility).toMatchObject({ enabled: true });
  expect(optionsOf(201).accessibility).toMatchObject({ enabled: false });
});

test('a bar that is pressed, by pointer or Enter, is opened', () => {
  const onOpen = jest.fn();
  const { plotOptions } = barsOptions({ ...content, onOpen }, undefined, translate, () => undefined);
  const press = plotOptions?.series?.point?.events?.click;
  if (!press) throw new Error('Bars cannot be pressed.');
  Reflect.apply(press, { options: { custom: { id: 'a' } } }, []);
  expect(onOpen.mock.calls).toEqual([['a']]);
});

test('no two spans of a lane overlap, and no lane is left out', () => {
  const spans = fc.array(
    fc.tuple(fc.nat(100), fc.nat(20)).map(([from, length]) => [from, from + length] as const),
  );
  fc.assert(
    fc.property(spans, (each) => {
      const lanes = lanesOf(each);
      expect(new Set(lanes).size).toBe(Math.max(-1, ...lanes) + 1);
      each.forEach(([from, until], one) => {
        each.forEach(([otherFrom, otherUntil], other) => {
          if (one === other || lanes[one] !== lanes[other]) return;
          expect(until <= otherFrom || otherUntil <= from).toBe(true);
        });
      });
    }),
  );
});
