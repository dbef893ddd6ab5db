import { preferredLanguage } from './preferredLanguage';

test.each([
  ['de-CH,de;q=0.9,en;q=0.8', 'de'],
  ['pt;q=0.9, fr;q=0.5, ja;q=0.7', 'ja'],
  ['ar;q=0, es', 'es'],
  ['pt-BR', 'en'],
  ['es;q=0.5,de;q=0.6', 'de'],
  ['fr ; q=0.4, JA ;q=0.6', 'ja'],
  ['fr;q=none, es;q=0.1', 'es'],
  ['fr,es', 'fr'],
  ['', 'en'],
  [undefined, 'en'],
])('who prefers %j reads %s', (accepted, language) => {
  expect(preferredLanguage(accepted)).toBe(language);
});
