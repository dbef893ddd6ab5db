import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { languages } from '@console/design/language';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

const workspace = join(__dirname, '../../..');

/** The files of a folder and of those in it. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });

const remotes = readdirSync(join(workspace, 'remotes')).map((name) => `remotes/${name}`);
const parts = ['packages/design', 'packages/remote', 'shell', ...remotes].filter((part) =>
  existsSync(join(workspace, part, 'src')),
);
const filesOf = new Map(parts.map((part) => [part, filesIn(join(workspace, part, 'src'))]));

const translated = languages.filter((language) => language !== 'en');

/** Categories of numbers that the texts of a language have to tell apart; others are for fractions and millions. */
const categoriesOf = (language: string) => {
  const rules = new Intl.PluralRules(language);
  return [...new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)))];
};

type Parts = readonly MessageFormatElement[];

const partsIn = (part: MessageFormatElement): Parts => [
  part,
  ...('options' in part ? Object.values(part.options).flatMap(({ value }) => value.flatMap(partsIn)) : []),
  ...(part.type === TYPE.tag ? part.children.flatMap(partsIn) : []),
];

/** The model of a record with its article is the model; what verbs agree with says nothing of its own. */
const declined: Readonly<Record<string, string | undefined>> = {
  the: 'model',
  The: 'model',
  kind: undefined,
};

/** Values and tags of a message, `{count` and `<link`. */
const valuesOf = (parts: Parts): string =>
  [
    ...new Set(
      parts
        .filter(({ type }) => type !== TYPE.literal && type !== TYPE.pound)
        .flatMap((part) => {
          const name = 'value' in part ? part.value : '';
          const value = Object.hasOwn(declined, name) ? declined[name] : name;
          return value === undefined ? [] : [`${part.type === TYPE.tag ? '<' : '{'}${value}`];
        }),
    ),
  ]
    .sort()
    .join(' ');

/** Faults of a translation of a message. */
function faultsOf(language: string, english: string, text: string | undefined): string[] {
  if (text === undefined) return ['is missing'];
  const [of, to] = [english, text].map((message) => parse(message).flatMap(partsIn));
  if (valuesOf(of ?? []) !== valuesOf(to ?? []))
    return [`has ${valuesOf(to ?? []) || 'no values'} instead of ${valuesOf(of ?? []) || 'none'}`];
  return (to ?? []).flatMap((part) =>
    part.type === TYPE.plural && part.pluralType === 'cardinal'
      ? categoriesOf(language)
          .filter((category) => !Object.hasOwn(part.options, category))
          .map((category) => `lacks the plural ${category}`)
      : [],
  );
}

const template = 'infra/kit/template';
const catalogues = [...parts, template].flatMap((part) =>
  filesIn(join(workspace, part, 'src'))
    .filter((path) => path.endsWith('/en.json'))
    .map((path) => relative(workspace, dirname(path))),
);

const readCatalogue = (folder: string, language: string): Record<string, string> => {
  const path = join(workspace, folder, `${language}.json`);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>) : {};
};

test.each(translated.flatMap((language) => catalogues.map((folder) => [folder, language] as const)))(
  '%s says in %s what it says in English, with the same values and every plural',
  (folder, language) => {
    const english = readCatalogue(folder, 'en');
    const other = readCatalogue(folder, language);
    const faults = Object.entries(english).flatMap(([key, text]) =>
      faultsOf(language, text, other[key]).map((fault) => `${key} ${fault}`),
    );
    const unused = Object.keys(other).filter((key) => !Object.hasOwn(english, key));
    expect([...faults, ...unused.map((key) => `${key} is not in English`)]).toEqual([]);
  },
);

test.each(translated)('a text of %s about a field is a sentence, no label with a remark', (language) => {
  const remarks = catalogues.flatMap((folder) => {
    const english = readCatalogue(folder, 'en');
    return Object.entries(readCatalogue(folder, language)).filter(
      ([key, text]) => /^\{label\} \p{L}/u.test(english[key] ?? '') && /^\{label\}\s*[:：]/u.test(text),
    );
  });
  expect(remarks).toEqual([]);
});

test('a translation that says something else is named', () => {
  const english = '{count, plural, one {# <b>reader</b>} other {# <b>readers</b>}} in {place}';
  expect(faultsOf('de', english, undefined)).toEqual(['is missing']);
  expect(faultsOf('de', english, '{count} in {place}')).toEqual([
    'has {count {place instead of <b {count {place',
  ]);
  expect(faultsOf('ar', english, '{count, plural, one {<b>x</b>} other {<b>#</b>}} {place}')).toEqual(
    ['zero', 'two', 'few', 'many'].map((category) => `lacks the plural ${category}`),
  );
});

/** Parts whose translations are one catalogue: a key that stands in several of theirs says the same. */
test.each(['packages/design', 'packages/remote', 'shell'])(
  '%s says the same by a key in all of its catalogues',
  (part) => {
    const texts = catalogues
      .filter((folder) => folder.startsWith(`${part}/`))
      .flatMap((folder) => Object.entries(readCatalogue(folder, 'en')));
    const known = new Map(texts);
    expect(texts.filter(([key, text]) => known.get(key) !== text)).toEqual([]);
  },
);

/** Lists that no language writes in its own way: code, what machines read, sentences of developers, marks in a drawing. */
const plainLists = [
  'packages/remote/src/contract/checkDeclaration.ts',
  'packages/remote/src/defineRemote.ts',
  'remotes/events/src/samples/client/consumer.ts',
  'remotes/events/src/samples/client/python.ts',
  'remotes/events/src/samples/itemFilter.ts',
  'remotes/thresholds/src/antenna-configurations/antennaConfiguration.values.ts',
  'remotes/thresholds/src/thresholds/gate/gate.ts',
  'shell/src/features/remotes-page/materials.ts',
  'shell/src/host/outlet/describeFailure.ts',
];

test('lists that people read are written as their language does', () => {
  const written = [...filesOf.values()]
    .flat()
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
    .filter((path) => readFileSync(path, 'utf8').includes(".join(', ')"));
  expect(written.map((path) => relative(workspace, path)).sort()).toEqual(plainLists);
});
