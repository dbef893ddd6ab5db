import { cleanName, deleteView, openingQuery, readViews, renameView, saveView, type Views } from './views';

const views: Views = {
  list: [
    { name: 'Docks', query: 'search=dock' },
    { name: 'Hot', query: 'sort=-heat' },
  ],
  opening: 'Docks',
};

test('views that were kept are read again', () => {
  expect(readViews(JSON.parse(JSON.stringify(views)))).toEqual(views);
});

test.each([
  [undefined],
  [null],
  ['views'],
  [{ list: 'none' }],
  [{ list: [null, 1, { name: '', query: '' }, { name: 1, query: '' }] }],
  [{ list: [{ name: 'a' }, { name: 'a', query: 1 }, { query: '' }] }],
])('%j is no views', (kept) => {
  expect(readViews(kept)).toEqual({ list: [] });
});

test('a view as long as a long address is read, a longer one is not', () => {
  const list = [4000, 4001].map((length) => ({ name: `${length}`, query: 'x'.repeat(length) }));
  expect(readViews({ list, opening: '4001' })).toEqual({ list: list.slice(0, 1) });
});

test('of too many views the latest are kept', () => {
  const list = Array.from({ length: 51 }, (_, at) => ({ name: `${at}`, query: '' }));
  expect(readViews({ list }).list).toEqual(list.slice(0, 50));
  const saved = list.reduce<Views>(saveView, { list: [] });
  expect(saved.list).toEqual(list.slice(1));
});

test('a table does not open with a view that is not there', () => {
  expect(readViews({ list: views.list, opening: 'Gone' })).toEqual({ list: views.list });
});

test('saving adds, and replaces the one of the same name', () => {
  expect(saveView(views, { name: 'Cold', query: 'sort=heat' }).list.map(({ name }) => name)).toEqual([
    'Docks',
    'Hot',
    'Cold',
  ]);
  const replaced = saveView(views, { name: 'Docks', query: 'search=door' });
  expect(replaced.list).toHaveLength(2);
  expect(openingQuery(replaced)).toBe('search=door');
});

test('a renamed view is still the one the table opens with, and takes the place of another of that name', () => {
  const renamed = renameView(views, 'Docks', 'Hot');
  expect(renamed).toEqual({ list: [{ name: 'Hot', query: 'search=dock' }], opening: 'Hot' });
  const [docks, hot] = views.list;
  expect(renameView(views, 'Hot', 'Warm')).toEqual({
    list: [docks, { ...hot, name: 'Warm' }],
    opening: 'Docks',
  });
  expect(renameView(views, 'Hot', 'Hot')).toEqual(views);
});

test('a table opens with no view when that one is deleted', () => {
  expect(deleteView(views, 'Docks')).toEqual({ list: views.list.slice(1), opening: undefined });
  expect(openingQuery(deleteView(views, 'Docks'))).toBeUndefined();
  expect(deleteView(views, 'Hot').opening).toBe('Docks');
});

test('names are trimmed and not too long', () => {
  expect(cleanName('  Docks ')).toBe('Docks');
  expect(cleanName('x'.repeat(100))).toHaveLength(60);
});
