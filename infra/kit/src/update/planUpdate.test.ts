import { planUpdate } from './planUpdate';

const lines = (...all: string[]) => `${all.join('\n')}\n`;
const files = (given: Record<string, string>) => new Map(Object.entries(given));
const plan = async (
  ours: Record<string, string>,
  base: Record<string, string>,
  next: Record<string, string>,
) => {
  const { write, ...rest } = await planUpdate(files(ours), files(base), files(next));
  return { write: Object.fromEntries(write), ...rest };
};
const text = lines('one', 'two', 'three', 'four', 'five', 'six');

test('lines of both sides are merged', async () => {
  expect(
    await plan({ a: text.replace('one', 'ONE') }, { a: text }, { a: text.replace('six', 'SIX') }),
  ).toEqual({ write: { a: text.replace('one', 'ONE').replace('six', 'SIX') }, remove: [], notes: [] });
});

test('the same lines changed by both stay as the team has them, with the text to compare', async () => {
  const next = text.replace('one', '1');
  expect(await plan({ a: text.replace('one', 'ONE') }, { a: text }, { a: next })).toEqual({
    write: {},
    remove: [],
    notes: [
      { path: 'a', sentence: 'you and the template changed the same lines, so yours stay.', wanted: next },
    ],
  });
});

test('a file that the template dropped goes, unless the team changed it', async () => {
  expect(await plan({ a: text }, { a: text }, {})).toEqual({ write: {}, remove: ['a'], notes: [] });
  expect(await plan({ a: `${text}more\n` }, { a: text }, {})).toEqual({
    write: {},
    remove: [],
    notes: [
      { path: 'a', sentence: 'the template no longer has it; delete it when nothing of yours needs it.' },
    ],
  });
});

test('a file that the team removed stays away, and so do new ones of a folder that it removed', async () => {
  const base = { 'src/networks/a': text, 'src/b': text };
  const next = {
    'src/networks/a': `${text}x`,
    'src/networks/new': text,
    'src/b': text,
    'src/c': text,
    'd/e': text,
  };
  expect(await plan({ 'src/b': text }, base, next)).toEqual({
    write: { 'src/c': text, 'd/e': text },
    remove: [],
    notes: [],
  });
});

test('a new file of the template does not take the place of one of the team', async () => {
  expect((await plan({ 'src/c': 'mine\n' }, {}, { 'src/c': text })).notes).toEqual([
    { path: 'src/c', sentence: 'the template now has a file of this name; yours stays.', wanted: text },
  ]);
});

test('a package.json that cannot be read stays', async () => {
  const { write, notes } = await plan({ 'a.json': '{' }, { 'a.json': '{}' }, { 'a.json': '{"a":1}' });
  expect(write).toEqual({});
  expect(notes).toEqual([
    { path: 'a.json', sentence: expect.stringMatching(/^it is not JSON \(/), wanted: '{"a":1}' },
  ]);
});
