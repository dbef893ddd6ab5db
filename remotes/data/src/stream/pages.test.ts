import { pagesOf } from './pages';

/** A service whose pages lead to one another as given, the first under the blank marker. */
const askOf = (next: Readonly<Record<string, string | undefined>>) => {
  const asked: string[] = [];
  const ask = async ({ pageMarker = '' }: { pageMarker?: string }) => {
    asked.push(pageMarker);
    const nextPageMarker = next[pageMarker];
    return { rows: [], unreadable: [], ...(nextPageMarker !== undefined && { nextPageMarker }) };
  };
  return { ask, asked };
};

const readAll = async (pages: AsyncIterable<unknown>) => {
  let count = 0;
  for await (const _ of pages) count += 1;
  return count;
};

test('pages come one after another, from the first or from a marker on', async () => {
  const { ask, asked } = askOf({ '': 'a', a: 'b' });
  expect(await readAll(pagesOf(ask))).toBe(3);
  expect(await readAll(pagesOf(ask, 'a'))).toBe(2);
  expect(asked).toEqual(['', 'a', 'b', 'a', 'b']);
});

test.each([
  ['itself', { '': 'a', a: 'a' }, 2],
  ['a page before it', { '': 'a', a: 'b', b: 'c', c: 'a' }, 4],
])('a page that leads to %s ends the reading', async (_, next, count) => {
  const { ask, asked } = askOf(next);
  await expect(readAll(pagesOf(ask))).rejects.toThrow('read before');
  expect(asked).toHaveLength(count);
});
