import { act, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import moment from 'moment';
import { MessagesProvider, useMessages } from '../messages';
import { loadDesignMessages } from '../translations';
import { TimeZoneProvider } from '../zone';
import {
  DateTime,
  Duration,
  DurationRemaining,
  featureTimeFormat,
  formatDateTime,
  formatDuration,
  RelativeTime,
  relativeTimeRefresh,
} from '.';
import { durationParts } from './format';

const noon = new Date(2026, 10, 21, 12, 0, 0);

test('[FORM-14] dates show as MM/DD/YYYY HH:mm:ss unless stated otherwise', () => {
  expect(formatDateTime(new Date(2026, 0, 5, 3, 4, 9))).toBe('01/05/2026 03:04:09');
  expect(formatDateTime(new Date(2026, 0, 5, 3, 4, 9), featureTimeFormat)).toBe('2026-01-05 03:04:09');
  render(<DateTime value={noon.toISOString()} />);
  expect(screen.getByText('11/21/2026 12:00:00')).toHaveAttribute('datetime', noon.toISOString());
});

test('times show in the zone that was chosen', () => {
  render(
    <TimeZoneProvider zone="Asia/Kolkata">
      <DateTime value="2026-07-01T12:00:00Z" />
    </TimeZoneProvider>,
  );
  expect(screen.getByText('07/01/2026 17:30:00')).toHaveAttribute('datetime', '2026-07-01T12:00:00.000Z');
});

test.each([null, undefined, '', 'yesterday', Number.NaN])('the time %p shows as a dash', (value) => {
  const { container } = render(
    <>
      <DateTime value={value} />
      <RelativeTime value={value} />
    </>,
  );
  expect(container).toHaveTextContent(/^––$/);
});

describe('with a clock', () => {
  beforeEach(() => jest.useFakeTimers({ now: noon }));
  afterEach(() => jest.useRealTimers());

  test('[READER-12] relative times refresh every 60000 ms, all by one timer', () => {
    expect(relativeTimeRefresh).toBe(60_000);
    const { unmount } = render(
      <>
        <RelativeTime value={noon.getTime() - 5 * 60_000} />
        <RelativeTime value={noon.getTime() - 10 * 60_000} />
      </>,
    );
    expect(screen.getByText('5 minutes ago')).toHaveAttribute('title', '11/21/2026 11:55:00');
    expect(jest.getTimerCount()).toBe(1);
    act(() => jest.advanceTimersByTime(59_999));
    expect(screen.getByText('5 minutes ago')).toBeVisible();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByText('6 minutes ago')).toBeVisible();
    expect(screen.getByText('11 minutes ago')).toBeVisible();
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });

  test('remaining time counts down to nothing', () => {
    render(<DurationRemaining until={noon.getTime() + 2000} />);
    expect(screen.getByText('2s')).toBeVisible();
    act(() => jest.advanceTimersByTime(1000));
    expect(screen.getByText('1s')).toBeVisible();
    act(() => jest.advanceTimersByTime(5000));
    expect(screen.getByText('0s')).toBeVisible();
  });
});

function Written({ seconds }: { seconds: number | null }) {
  const translate = useMessages();
  return <p>{formatDuration(seconds, translate)}</p>;
}

test.each([
  [0, '0s'],
  [59, '59s'],
  [60, '1m 0s'],
  [3600, '1h 0m 0s'],
  [93784, '1d 2h 3m 4s'],
  [-5, '0s'],
  [1.9, '1s'],
  [null, '∞'],
])('a duration of %p seconds is written %p', (seconds, text) => {
  render(<Written seconds={seconds} />);
  expect(screen.getByText(text)).toBeVisible();
});

test.each([
  ['de', '1 Tag 2 h 3 min 4 s', '2 Tage 0 h 0 min 0 s'],
  ['fr', '1 j 2 h 3 min 4 s', '2 j 0 h 0 min 0 s'],
  ['es', '1 d 2 h 3 min 4 s', '2 d 0 h 0 min 0 s'],
  ['ja', '1日 2時間 3分 4秒', '2日 0時間 0分 0秒'],
  ['ar', 'يوم ساعتان 3 دقائق 4 ثوانٍ', 'يومان 0 ساعة 0 دقيقة 0 ثانية'],
] as const)('a duration in %s has the units of the language', async (language, mixed, whole) => {
  const translation = await loadDesignMessages(language);
  render(
    <MessagesProvider locale={language} messages={{}} translation={translation}>
      <Written seconds={93784} />
      <Written seconds={172800} />
    </MessagesProvider>,
  );
  expect(screen.getByText(mixed)).toBeVisible();
  expect(screen.getByText(whole)).toBeVisible();
});

test('the parts of a duration add up to it', () => {
  fc.assert(
    fc.property(fc.nat(10 ** 9), (total) => {
      const { days, hours, minutes, seconds } = durationParts(total);
      expect(((days * 24 + hours) * 60 + minutes) * 60 + seconds).toBe(total);
      expect([hours < 24, minutes < 60, seconds < 60]).toEqual([true, true, true]);
    }),
  );
});

test('a duration without end shows as ∞ and reads as what it means', () => {
  render(
    <>
      <Duration seconds={null} />
      <DurationRemaining until={null} />
    </>,
  );
  for (const shown of screen.getAllByRole('img', { name: 'no time limit' }))
    expect(shown).toHaveTextContent('∞');
});

test.each([
  ['de', '21.11.2026 12:00:00', 'vor 5 Minuten'],
  ['fr', '21/11/2026 12:00:00', 'il y a 5 minutes'],
  ['es', '21/11/2026 12:00:00', 'hace 5 minutos'],
  ['ja', '2026/11/21 12:00:00', '5分前'],
  ['ar', '21/11/2026 12:00:00', 'منذ 5 دقائق'],
])('times are written as in %s', async (locale, date, relative) => {
  render(
    <MessagesProvider locale={locale} messages={{}}>
      <DateTime value={noon} />
      <RelativeTime value={Date.now() - 5 * 60_000} />
    </MessagesProvider>,
  );
  expect(screen.getByText(date)).toHaveAttribute('datetime', noon.toISOString());
  expect(await screen.findByText((text) => text.replaceAll('\u200f', '') === relative)).toBeVisible();
  // What goes over the wire is written as before.
  expect(moment(noon).format('MMMM')).toBe('November');
});
