import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { languages } from '@console/design/language';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

const workspace = join(__dirname, '../../..');

interface Term {
  readonly say: readonly string[];
  readonly not: readonly string[];
  readonly of?: readonly string[];
  readonly except?: Readonly<Record<string, string>>;
}
type Glossary = Readonly<Record<string, Term>>;

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });

const remotes = readdirSync(join(workspace, 'remotes')).map((name) => `remotes/${name}`);
const english = ['packages/design', 'packages/remote', 'shell', 'infra/kit/template', ...remotes]
  .flatMap((part) => filesIn(join(workspace, part, 'src')))
  .filter((path) => /[/.]en\.json$/.test(path));

interface Text {
  readonly key: string;
  readonly text: string;
}

/** Texts of a catalogue or a help page in order, so that they stand beside those of another language. */
function textsOf(value: unknown, key = ''): Text[] {
  if (typeof value === 'string') return [{ key, text: value }];
  return Object.entries(value as object).flatMap(([name, inner]) => {
    const path = key === '' ? name : `${key}.${name}`;
    const isHelpWord = key.endsWith('.words');
    return [...(isHelpWord ? [{ key: path, text: name }] : []), ...textsOf(inner, path)];
  });
}

const spokenIn = (part: MessageFormatElement): string => {
  if (part.type === TYPE.literal) return part.value;
  if (part.type === TYPE.tag) return part.children.map(spokenIn).join('');
  if ('options' in part)
    return Object.values(part.options)
      .map(({ value }) => value.map(spokenIn).join(''))
      .join('\n');
  return '…';
};

/** Text of a message, without the names of its values. */
const spoken = (text: string) => parse(text).map(spokenIn).join('');

/** A word where a reader sees it: languages that put no spaces around words have it anywhere. */
function pattern(language: string, word: string): RegExp {
  const stem = word.replace(/\*$/, '').replaceAll(/[.()]/g, '\\$&');
  if (language === 'ja') return new RegExp(stem, 'u');
  const prefix = language === 'ar' ? '[وف]?(?:ال|لل|بال|كال|[بلك])?' : '';
  const ending = word.endsWith('*') ? '\\p{L}*' : '';
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}_])${prefix}${stem}${ending}(?![\\p{L}\\p{M}\\p{N}_])`, 'iu');
}

/** Words of a text that the term forbids it. */
function forbiddenIn(language: string, { say, not, of }: Term, { text, en }: { text: string; en: string }) {
  if (of && !of.some((word) => pattern('en', word).test(spoken(en)))) return [];
  const rest = say.reduce(
    (left, word) => left.replaceAll(new RegExp(pattern(language, word), 'giu'), '…'),
    spoken(text),
  );
  return not.filter((word) => pattern(language, word).test(rest));
}

const glossaryOf = (language: string) => read(join(__dirname, 'glossary', `${language}.json`)) as Glossary;

describe.each(languages.filter((language) => language !== 'en'))('the glossary of %s', (language) => {
  const glossary = glossaryOf(language);
  const texts = english.flatMap((path) => {
    const translated = textsOf(read(path.replace(/en\.json$/, `${language}.json`)));
    const byKey = new Map(translated.map((text) => [text.key, text.text]));
    const isHelp = path.includes('/help/pages.');
    return textsOf(read(path)).map(({ key, text: en }, at) => ({
      key,
      file: relative(workspace, path),
      en,
      text: (isHelp ? translated[at]?.text : byKey.get(key)) ?? '',
    }));
  });

  test('holds every text to its words', () => {
    const faults = texts.flatMap((text) =>
      Object.entries(glossary).flatMap(([name, term]) =>
        Object.hasOwn(term.except ?? {}, text.key)
          ? []
          : forbiddenIn(language, term, text).map(
              (word) =>
                `${text.file.replace(/en\.json$/, `${language}.json`)}: ${text.key} says “${word}” for ${name}, not “${term.say[0]}”: ${text.text}`,
            ),
      ),
    );
    expect(faults).toEqual([]);
  });

  test('excepts no text that needs no exception', () => {
    const idle = Object.entries(glossary).flatMap(([name, term]) =>
      Object.keys(term.except ?? {})
        .filter(
          (key) => !texts.some((text) => text.key === key && forbiddenIn(language, term, text).length > 0),
        )
        .map((key) => `${name}: ${key}`),
    );
    expect(idle).toEqual([]);
  });
});

test('a forbidden word is found as a word, in what a message says', () => {
  const tag: Term = { say: ['Transponder'], not: ['Tag', 'Etikett*'], of: ['tag', 'tags'] };
  const inGerman = (text: string, en = 'the tag') => forbiddenIn('de', tag, { text, en });
  expect(inGerman('Das Tag-Feld')).toEqual(['Tag']);
  expect(inGerman('{Tag} am Montag, {count, plural, one {Etiketten} other {}}')).toEqual(['Etikett*']);
  expect(inGerman('Ein Tag später', 'A day later')).toEqual([]);
  const log: Term = { say: ['archivo de registro'], not: ['registro'] };
  expect(forbiddenIn('es', log, { text: 'El archivo de registro', en: '' })).toEqual([]);
  expect(forbiddenIn('es', log, { text: 'El registro', en: '' })).toEqual(['registro']);
  expect(forbiddenIn('ja', { say: [], not: ['端末'] }, { text: 'この端末に', en: '' })).toEqual(['端末']);
  expect(forbiddenIn('ar', { say: [], not: ['وسم'] }, { text: 'والوسم موسم', en: '' })).toEqual(['وسم']);
});
