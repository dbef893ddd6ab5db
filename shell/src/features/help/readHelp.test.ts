import { isPageHelp, readHelp } from './readHelp';

const help = { about: ['What it is for.'], words: { Job: 'A recipe at work.' } };
const german = { about: ['Wozu es dient.'] };
const loads = (texts: object) => async () => ({ default: texts as never });
const fails = async () => Promise.reject(new Error('gone'));

test.each([
  [
    'in the language',
    [{ en: loads({ Page: help }), de: loads({ Page: german }) }],
    { help: german, language: 'de' },
  ],
  [
    'in English, where a page is not translated',
    [{ en: loads({ Page: help }), de: loads({}) }],
    { help, language: 'en' },
  ],
  ['in English, where there is no such language', [{ en: loads({ Page: help }) }], { help, language: 'en' }],
  [
    'in English, where the language does not load',
    [{ en: loads({ Page: help }), de: fails }],
    { help, language: 'en' },
  ],
  [
    'of the shell, where the remote has none',
    [undefined, { en: loads({ Page: help }) }],
    { help, language: 'en' },
  ],
  ['nowhere', [{ en: loads({ Other: help }) }, { en: fails }], undefined],
  ['nowhere, where it is something else', [{ en: loads({ Page: '<b>help</b>' }) }], undefined],
])('the help of a page is read %s', async (_, sources, expected) => {
  expect(await readHelp(sources, 'Page', 'de')).toEqual(expected);
});

test.each([
  [help, true],
  [{ about: [] }, false],
  [{ about: 'text' }, false],
  [{ about: ['text'], words: { Job: 1 } }, false],
  [{ about: ['text'], keys: ['x'] }, false],
  [null, false],
])('%j is the help of a page: %s', (value, expected) => {
  expect(isPageHelp(value)).toBe(expected);
});
