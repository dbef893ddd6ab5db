import { rules } from '../form';
import { takenByLookup, takenInList } from '.';

const stored = [{ name: 'dock-1' }, { name: 'dock-2' }];

describe.each([
  ['by fetching the record', takenByLookup(async (id) => stored.find(({ name }) => name === id) ?? null)],
  [
    'by listing the model',
    takenInList(
      async () => stored,
      ({ name }) => name,
    ),
  ],
])('[FORM-06] a name is judged %s', (_way, isTaken) => {
  test.each([
    ['dock-1', undefined, 'validation.taken'],
    [' dock-1 ', undefined, 'validation.taken'],
    ['dock-3', undefined, undefined],
    ['Dock-1', undefined, undefined],
    ['', undefined, undefined],
    ['dock-1', 'dock-1', undefined],
    ['dock-2', 'dock-1', 'validation.taken'],
  ])('"%s", of a record that was called %p before, gives %p', async (name, own, key) => {
    expect((await rules.unique(isTaken, own)(name))?.key).toBe(key);
  });
});

test('[FORM-06] a server that cannot be asked is no answer', async () => {
  const refuse = () => Promise.reject(new Error('unreachable'));
  await expect(takenByLookup(refuse)('dock-1')).rejects.toThrow('unreachable');
  await expect(takenInList(refuse, String)('dock-1')).rejects.toThrow('unreachable');
});
