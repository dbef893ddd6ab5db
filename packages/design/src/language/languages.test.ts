import {
  compareNames,
  directionOf,
  keyAlongLine,
  languageNames,
  languageOf,
  languages,
  matchLanguage,
  numberLocaleOf,
} from '.';

test.each([
  [['de-CH', 'en'], 'de'],
  [['nl', 'fr-CA'], 'fr'],
  [['pt-BR', 'it'], 'en'],
  [['zh-Hans', 'JA'], 'ja'],
  [[], 'en'],
])('who wants %j gets %s', (wanted, language) => {
  expect(matchLanguage(wanted)).toBe(language);
});

test('every language has a name of its own, and Arabic is read from the right', () => {
  expect(languages.map((language) => languageNames[language])).toEqual([
    'English',
    'Deutsch',
    'Français',
    'Español',
    '日本語',
    'العربية',
  ]);
  expect(languages.filter((language) => directionOf(language) === 'rtl')).toEqual(['ar']);
  expect([directionOf('ar-EG'), directionOf('en-XA'), languageOf('xx')]).toEqual(['rtl', 'ltr', undefined]);
});

test('numbers have the digits 0 to 9 in every language', () => {
  const written = languages.map((language) =>
    new Intl.NumberFormat(numberLocaleOf(language)).format(1234.5).replaceAll(/\s/g, ' '),
  );
  expect(written).toEqual(['1,234.5', '1.234,5', '1 234,5', '1234,5', '1,234.5', '1,234.5']);
});

test('digits that a locale asks for stay, and other languages have no extension', () => {
  expect(['ar-EG', 'ar-u-nu-arab', 'de-CH'].map(numberLocaleOf)).toEqual([
    'ar-EG-u-nu-latn',
    'ar-u-nu-arab',
    'de-CH',
  ]);
});

test('arrows follow the line', () => {
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'Enter'];
  expect(keys.map((key) => keyAlongLine(key, 'de'))).toEqual(keys);
  expect(keys.map((key) => keyAlongLine(key, 'ar'))).toEqual(['ArrowRight', 'ArrowLeft', 'ArrowUp', 'Enter']);
});

test('names are in the order of tables: by their numbers, capitals make no difference', () => {
  expect(['dock 10', 'Yard', 'Dock 2', 'aisle'].sort(compareNames)).toEqual([
    'aisle',
    'Dock 2',
    'dock 10',
    'Yard',
  ]);
});
