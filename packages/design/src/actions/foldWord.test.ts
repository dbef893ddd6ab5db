import { foldWord } from './foldWord';

test.each([
  ['réinitialisation d’usine', "Reinitialisation  d'usine "],
  ['Werkseinstellungen', 'werkseinstellungen'],
  ['إعادة ضبط المصنع', 'اعادة ضبط المصنـــع'],
  ['ﾘｾｯﾄ', 'リセット'],
  ['factory reset', ' FACTORY RESET'],
])('%s is the same word as %s', (word, typed) => {
  expect(foldWord(typed)).toBe(foldWord(word));
});

test.each([
  ['factory reset', 'factory'],
  ['factory reset', 'factoryreset'],
  ['factory reset', ''],
])('%s is another word than %s', (word, typed) => {
  expect(foldWord(typed)).not.toBe(foldWord(word));
});
