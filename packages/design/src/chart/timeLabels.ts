import { type Language, languageOf } from '../language';

const days: Readonly<Record<Language, string>> = {
  en: '%m/%d',
  de: '%d.%m.',
  fr: '%d/%m',
  es: '%d/%m',
  ja: '%m/%d',
  ar: '%d/%m',
};

/** Times under the axis, in the order of the dates of a language; where a day begins, its date. */
export function timeLabelsOf(locale: string) {
  const language = languageOf(locale) ?? 'en';
  const day = days[language];
  return {
    second: '%H:%M:%S',
    minute: '%H:%M',
    hour: '%H:%M',
    day: { main: day, boundary: day },
    week: day,
    month: language === 'ja' ? '%Y/%m' : language === 'de' ? '%m.%Y' : '%m/%Y',
  };
}
