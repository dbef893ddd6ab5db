import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { declaredTexts, textsOf } from './declaredTexts';

const declaration = {
  name: 'parcels',
  areas: [{ name: 'parcels', title: { en: 'Parcels' }, sections: [{ title: { en: 'All' } }] }],
  tour: [{ progress: { one: { en: '1 parcel' }, other: { en: '{count} parcels' } } }],
};
const english = {
  Parcels: 'Parcels',
  All: 'All',
  '{count} parcels': '{count, plural, one {1 parcel} other {{count} parcels}}',
};
const german = {
  Parcels: 'Pakete',
  All: 'Alle',
  '{count} parcels': '{count, plural, one {# Paket} other {# Pakete}}',
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'declared-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(language: string, texts: object): void {
  mkdirSync(join(folder, 'src/declared'), { recursive: true });
  writeFileSync(join(folder, `src/declared/${language}.json`), JSON.stringify(texts));
}

test('the texts of a declaration are found wherever they are', () => {
  expect(Object.fromEntries(textsOf(declaration))).toEqual(english);
});

test('a remote without files is English', () => {
  expect(declaredTexts(folder, declaration)).toEqual({});
});

test('plain texts stay texts, and what counts is compiled', () => {
  write('en', english);
  write('de', german);
  const { de, ...others } = declaredTexts(folder, declaration);
  expect(others).toEqual({});
  expect(de).toMatchObject({ Parcels: 'Pakete', All: 'Alle', '{count} parcels': [{ value: 'count' }] });
});

test('a text that is not translated yet is left to English', () => {
  write('en', english);
  write('de', { ...german, All: undefined });
  const { de } = declaredTexts(folder, declaration);
  expect(de).toHaveProperty('Parcels', 'Pakete');
  expect(de).not.toHaveProperty('All');
});

test.each([
  ['en', { ...english, All: undefined }, 'src/declared/en.json lacks "All"'],
  ['de', { ...german, Old: 'Alt' }, 'src/declared/de.json has "Old", which is not declared'],
  ['en', { ...english, All: 'Everything' }, 'src/declared/en.json says "Everything" for "All"'],
])('%s with %j fails the build', (language, texts, message) => {
  write(language, texts);
  expect(() => declaredTexts(folder, declaration)).toThrow(message);
});
