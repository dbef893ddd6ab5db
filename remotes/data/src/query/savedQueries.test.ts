import fc from 'fast-check';
import { cleanName, readSavedQueries, withoutQuery, withQuery } from './savedQueries';

test('a query is kept under its name, one of the same name is replaced, and it can be deleted', () => {
  const dock = { name: 'Dock', search: 'type=items&zoneNames=Dock' };
  const gate = { name: 'Gate', search: 'type=transitions' };
  const kept = withQuery(withQuery([], gate), dock);
  expect(kept).toEqual([dock, gate]);
  expect(withQuery(kept, { ...gate, search: 'type=history' })).toEqual([
    dock,
    { ...gate, search: 'type=history' },
  ]);
  expect(withoutQuery(kept, 'Dock')).toEqual([gate]);
});

test('a name is trimmed and not endless', () => {
  expect(cleanName('  Night   shift ')).toBe('Night shift');
  expect(cleanName('x'.repeat(100))).toHaveLength(60);
});

test('whatever was kept can be read', () => {
  fc.assert(
    fc.property(fc.anything(), (kept) => {
      for (const { name, search } of readSavedQueries(kept))
        expect([typeof name, typeof search]).toEqual(['string', 'string']);
    }),
  );
  expect(readSavedQueries([{ name: 'A', search: 'x' }, { name: '' }, null, 7])).toEqual([
    { name: 'A', search: 'x' },
  ]);
});
