import moment from 'moment';
import type { Translate } from '../messages';
import {
  dateTimeFormatOf,
  describeFormat,
  formatDateTime,
  formatDuration,
  formatRelative,
  isoTime,
} from './format';

test.each([
  ['de', 'TT.MM.JJJJ HH:mm:ss'],
  ['fr-CA', 'JJ/MM/AAAA HH:mm:ss'],
  ['es', 'DD/MM/AAAA HH:mm:ss'],
  ['en', 'MM/DD/YYYY HH:mm:ss'],
  ['xx', 'MM/DD/YYYY HH:mm:ss'],
])('[FORM-14] who reads %s is told to type %s', (locale, described) => {
  expect(describeFormat(dateTimeFormatOf(locale), locale)).toBe(described);
});

test('a text that is not written as the service writes times is none', () => {
  expect(['12/31/2026', 'yesterday', ''].map((text) => formatDateTime(text))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('no time has no text of its own', () => {
  for (const write of [formatDateTime, isoTime, (value: null | undefined) => formatRelative(value, 0)])
    expect([write(null), write(undefined)]).toEqual([undefined, undefined]);
});

test('a time is a number, a date or a text', () => {
  const instant = Date.UTC(2026, 6, 1, 12);
  for (const value of [instant, new Date(instant), '2026-07-01T14:00:00+02:00']) {
    expect(isoTime(value)).toBe('2026-07-01T12:00:00.000Z');
    expect(formatDateTime(value, undefined, 'UTC')).toBe('07/01/2026 12:00:00');
  }
});

test('a distance is written in English unless a language is named, whatever moment speaks', () => {
  const instant = Date.UTC(2026, 6, 1, 12);
  const before = moment.locale();
  moment.locale('de', { relativeTime: { past: 'vor %s', mm: '%d Minuten' } });
  expect(formatRelative(instant - 300_000, instant)).toBe('5 minutes ago');
  moment.locale(before);
});

test('of a duration the largest parts are written, as many as are wanted', () => {
  const translate = ((key: string, { amount }: { amount: number }) => `${amount} ${key}`) as Translate;
  expect([2, 1, 9].map((most) => formatDuration(3723, translate, most))).toEqual([
    '1 time.hours 2 time.minutes',
    '1 time.hours',
    '1 time.hours 2 time.minutes 3 time.seconds',
  ]);
  expect(formatDuration(0, translate, 2)).toBe('0 time.seconds');
});
