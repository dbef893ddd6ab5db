import { EditorState } from '@codemirror/state';
import { type NamesOf, offersAt } from './complete';
import { parseTree } from './jsonTree';
import { writeOffer } from './writeOffer';

const namesOf: NamesOf = (section) =>
  (({ facilities: ['DEFAULT', 'North'], readerDefinitions: ['Dock 4'] }) as Record<string, string[]>)[
    section
  ] ?? [];

/** A bundle around a text that stands in its sections; `|` is the caret. */
const inSections = (text: string) =>
  `{\n  "kind": "rfid-console-configuration",\n  "version": 1,\n  "sections": {\n    ${text}\n  }\n}\n`;

/** Offers at the caret of a text. */
function found(marked: string) {
  const position = marked.indexOf('|');
  const text = marked.replace('|', '');
  return { text, position, offers: offersAt(text, parseTree(text), position, namesOf, 'New entry') };
}

const labels = (marked: string) => found(marked).offers?.offers.map(({ label }) => label);

/** The text after an offer was taken, with the caret. */
function taken(marked: string, label: string): string {
  const { text, position, offers } = found(marked);
  const offer = offers?.offers.find((each) => each.label === label);
  if (!offers || !offer) throw new Error(`${label} is not offered.`);
  const state = EditorState.create({ doc: text }).update(writeOffer(offers, offer, position, position)).state;
  const { head } = state.selection.main;
  return `${state.sliceDoc(0, head)}|${state.sliceDoc(head)}`;
}

test('kinds of records are offered that are not there yet', () => {
  const offered = labels(inSections('"facilities": [], "|"'));
  expect(offered).toContain('thresholds');
  expect(offered).not.toContain('facilities');
  expect(offered).toHaveLength(12);
});

test('fields are offered by kind and depth', () => {
  expect(labels(inSections('"networks": [{ "name": "a", | }]'))).toEqual(['CIDRRange']);
  expect(labels(inSections('"readerDefinitions": [{ "placement": { "x": 1, "|" } }]'))).toEqual([
    'y',
    'z',
    'yaw',
    'pitch',
    'roll',
    'floor',
  ]);
  expect(labels(inSections('"recipes": [{ "readerConfigurations": { "|" } }]'))).toEqual(['Dock 4']);
});

test.each([
  ['"recipes": [{ "type": "|" }]', ['INVENTORY', 'LOCATION', 'THRESHOLD']],
  ['"recipes": [{ "type": | }]', ['INVENTORY', 'LOCATION', 'THRESHOLD']],
  ['"recipes": [{ "type": "LOC|ATION" }]', ['INVENTORY', 'LOCATION', 'THRESHOLD']],
  ['"thresholds": [{ "facility": "|" }]', ['DEFAULT', 'North']],
  ['"thresholds": [{ "readers": [{ "reader": "|" }] }]', ['Dock 4']],
  ['"publishers": [{ "messageTypes": ["ITEM", "|"] }]', ['ITEM', 'HEALTH', 'THRESHOLD']],
  ['"brokers": [{ "secureConnection": | }]', ['true', 'false']],
  ['"users": [{ "roles": [|] }]', ['Admin', 'ConfigManager', 'JobRunner', 'DataReader']],
])('the values of %s are offered', (text, values) => {
  expect(labels(inSections(text))).toEqual(values);
});

test.each([
  '"facilities": [{ "name": "DEFAULT"| }]',
  '"facilities": [{ "name" |: "DEFAULT" }]',
  '"facilities": [{ "name": "|" }]',
  '"colours": [{ "|" }]',
])('nothing is offered where nothing is known: %s', (text) => {
  expect(labels(inSections(text))).toBeUndefined();
});

test('a field is written with a blank of its type and the commas it needs, the caret in the blank', () => {
  expect(taken('{ "|" }', 'sections')).toBe('{ "sections": {|} }');
  expect(taken('{ "ki|" }', 'kind')).toBe('{ "kind": | }');
  expect(taken(inSections('"networks": [{ "name": "a" "|" }]'), 'CIDRRange')).toContain(
    '[{ "name": "a", "CIDRRange": "|" }]',
  );
  expect(taken(inSections('"networks": [{ "|" "name": "a" }]'), 'CIDRRange')).toContain(
    '[{ "CIDRRange": "|", "name": "a" }]',
  );
  expect(taken(inSections('"networks": [{ "C|": "10.0.0.0/8" }]'), 'CIDRRange')).toContain(
    '[{ "CIDRRange"|: "10.0.0.0/8" }]',
  );
});

test('a value takes the place of the whole literal', () => {
  expect(taken(inSections('"recipes": [{ "type": "LOC|ATION" }]'), 'THRESHOLD')).toContain(
    '{ "type": "THRESHOLD"| }',
  );
  expect(taken(inSections('"recipes": [{ "type": TH| }]'), 'THRESHOLD')).toContain(
    '{ "type": "THRESHOLD"| }',
  );
});

test('a record begins with what it needs, as far in as its list', () => {
  expect(taken(inSections('"networks": [|]'), 'New entry')).toContain(
    '"networks": [{\n      "name": "|",\n      "CIDRRange": ""\n    }]',
  );
  expect(taken(inSections('"facilities": [{ "name": "a" } |]'), 'New entry')).toContain(
    '[{ "name": "a" }, {\n      "name": "|"\n    }]',
  );
  expect(taken(inSections('"facilities": [| { "name": "a" }]'), 'New entry')).toContain(
    '[{\n      "name": "|"\n    }, { "name": "a" }]',
  );
  expect(taken('|', 'New entry')).toBe(
    '{\n  "kind": "rfid-console-configuration",\n  "version": 1,\n  "sections": {|}\n}',
  );
});
