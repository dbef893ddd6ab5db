import { rules } from '../form';
import { existsByLookup, existsInList } from '.';

const stored = [{ name: 'dock-1' }, { name: 'dock-2' }];

describe.each([
  ['by fetching the record', existsByLookup(async (id) => stored.find(({ name }) => name === id) ?? null)],
  [
    'by listing the model',
    existsInList(
      async () => stored,
      ({ name }) => name,
    ),
  ],
])('[FORM-06] a name is judged %s', (_way, nameExists) => {
  test.each([
    ['dock-1', undefined, 'validation.taken'],
    [' dock-1 ', undefined, 'validation.taken'],
    ['dock-3', undefined, undefined],
    ['Dock-1', undefined, undefined],
    ['', undefined, undefined],
    ['dock-1', 'dock-1', undefined],
    ['dock-2', 'dock-1', 'validation.taken'],
  ])('"%s", of a record that was called %p before, gives %p', async (name, own, key) => {
    expect((await rules.unique(nameExists, own)(name))?.key).toBe(key);
  });
});

test('[FORM-06] a server that cannot be asked is no answer', async () => {
  const refuse = () => Promise.reject(new Error('unreachable'));
  await expect(existsByLookup(refuse)('dock-1')).rejects.toThrow('unreachable');
  await expect(existsInList(refuse, String)('dock-1')).rejects.toThrow('unreachable');
});
