import { readEntry } from './entry';
import { givenEntry } from './entry.fixtures';

test('an entry is read as it was written', () => {
  expect(readEntry(JSON.parse(JSON.stringify(givenEntry)))).toEqual(givenEntry);
});

test.each([
  ['a newer version', { version: 2 }],
  ['no time', { at: 'yesterday' }],
  ['a model that is unknown', { model: 'robot' }],
  ['an action that is unknown', { action: 'paint' }],
  ['a state that is unknown', { state: 'half' }],
  ['another method', { request: { method: 'GET', path: '/x' } }],
  ['another host', { request: { method: 'PUT', path: '//elsewhere.example/x' } }],
  ['a whole address', { undo: { request: { method: 'PUT', path: 'https://elsewhere.example' } } }],
  ['a broken name', { name: { toString: 1 } }],
])('an entry with %s is set aside', (_, change) => {
  expect(readEntry({ ...givenEntry, ...change })).toBeUndefined();
});

test.each([null, undefined, 1, 'text', [], {}])('%j is no entry', (kept) => {
  expect(readEntry(kept)).toBeUndefined();
});
