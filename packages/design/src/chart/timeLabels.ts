import { languageOf } from '../language';
import { datePatternOf } from '../time/datePattern';

/** A part of a date as charts write it: without what does not belong to it, and by the letters of charts. */
const written = (pattern: string, without: RegExp) =>
  pattern.replace(without, '').replace('DD', '%d').replace('MM', '%m').replace('YYYY', '%Y');

/** Times under the axis, in the order of the dates of a language; where a day begins, its date. */
export function timeLabelsOf(locale: string) {
  const date = datePatternOf(languageOf(locale) ?? 'en');
  const day = written(date, /^YYYY.|\/YYYY$|YYYY$/);
  return {
    second: '%H:%M:%S',
    minute: '%H:%M',
    hour: '%H:%M',
    day: { main: day, boundary: day },
    week: day,
    month: written(date, /DD.|.DD$/),
  };
}
