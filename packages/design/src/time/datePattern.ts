const letters: Readonly<Record<string, string>> = { day: 'DD', month: 'MM', year: 'YYYY' };

/** Order and separators of dates in a language, as a pattern of moment: `DD.MM.YYYY`. */
export const datePatternOf = (locale: string): string =>
  new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric' })
    .formatToParts()
    // Marks of direction stand beside the strokes of Arabic dates.
    .map(({ type, value }) => letters[type] ?? value.replaceAll(/\u200f/g, ''))
    .join('');
