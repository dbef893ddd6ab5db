import { changedFields, isSame } from '../../changes/changedFields';
import { givenEntry } from '../entry.fixtures';
import { offerRequest, planRequest } from './planRequest';

const undo = givenEntry.undo?.request;
if (!undo || !givenEntry.request) throw new Error('The edit can be taken back.');
const { request } = givenEntry;

test('what was done can be taken back once, and repeated', () => {
  expect(offerRequest(givenEntry, 'undo', [])).toEqual({ request: undo });
  expect(offerRequest(givenEntry, 'repeat', [])).toEqual({ request });
  const undone = { ...givenEntry, id: 'x', of: { id: givenEntry.id, how: 'undo' } as const };
  expect(offerRequest(givenEntry, 'undo', [undone])).toEqual({ blocked: 'undone' });
  expect(offerRequest(givenEntry, 'undo', [{ ...undone, state: 'failed' }])).toEqual({ request: undo });
});

test.each([
  [{ hidden: true }, 'undo', 'secret'],
  [{ hidden: true }, 'repeat', 'secret'],
  [{ request: undefined }, 'repeat', 'secret'],
  [{ cut: true }, 'repeat', 'too-large'],
  [{ state: 'failed' }, 'undo', 'not-done'],
  [{ state: 'pending' }, 'undo', 'not-done'],
  [{ undo: undefined }, 'undo', 'no-inverse'],
] as const)('of a change with %j the %s is blocked: %s', (change, how, blocked) => {
  expect(offerRequest({ ...givenEntry, ...change }, how, [])).toEqual({ blocked });
});

test('an edit is taken back when the record is as the edit left it', () => {
  expect(planRequest(givenEntry, 'undo', undo, { id: 7, name: 'Night count', interval: 2 })).toEqual({
    request: undo,
    fields: [{ field: 'interval', before: '2', after: '1' }],
    unsure: false,
  });
});

test.each([
  ['changed since then', { name: 'Night count', interval: 3 }, { blocked: 'changed-since' }],
  ['deleted since then', null, { blocked: 'gone' }],
  ['not looked at', undefined, { unsure: true }],
])('a record that was %s is not overwritten unseen', (_, now, expected) => {
  expect(planRequest(givenEntry, 'undo', undo, now)).toMatchObject(expected);
});

test('where the service did not answer the record, it is said that it may have been changed', () => {
  const { left: _, ...entry } = givenEntry;
  expect(planRequest(entry, 'undo', undo, { interval: 9 })).toMatchObject({ unsure: true });
});

const removal = {
  ...givenEntry,
  action: 'delete' as const,
  request: { method: 'DELETE' as const, path: '/recipes/destroy/x' },
  undo: {
    request: { method: 'POST' as const, path: '/recipes/create', body: { name: 'x' } },
    path: '/recipes/show/x',
  },
};

test('what was deleted is created again, unless there is one again', () => {
  expect(planRequest(removal, 'undo', removal.undo.request, null)).toEqual({
    request: removal.undo.request,
    fields: [{ field: 'name', before: undefined, after: 'x' }],
    unsure: false,
  });
  expect(planRequest(removal, 'undo', removal.undo.request, { name: 'x' })).toMatchObject({
    blocked: 'exists',
  });
});

test('a job that was started is stopped as long as it runs', () => {
  const stop = { method: 'POST' as const, path: '/jobs/stop/7?graceful=true' };
  const start = {
    ...givenEntry,
    model: 'job' as const,
    action: 'start' as const,
    request: { method: 'POST' as const, path: '/jobs/start', body: { recipeName: 'x' } },
    undo: { request: stop, path: '/jobs/show/7', except: { status: 'STOPPED' } },
  };
  expect(planRequest(start, 'undo', stop, { status: 'RUNNING' })).not.toHaveProperty('blocked');
  expect(planRequest(start, 'undo', stop, { status: 'STOPPED' })).toMatchObject({ blocked: 'over' });
});

test.each([
  [{ a: 1 }, { a: 1, b: null }, true],
  [{ a: { b: [1, 2] } }, { a: { b: [1, 2] } }, true],
  [{ a: [1, 2] }, { a: [2, 1] }, false],
  [{ a: 0 }, { a: '' }, false],
])('%j and %j mean the same: %s', (one, other, expected) => {
  expect(isSame(one, other)).toBe(expected);
  expect(changedFields(one, other).length === 0).toBe(expected);
});

test('changes are told field by field, however deep', () => {
  expect(changedFields({ a: { b: 1, c: 'x' }, d: [1] }, { a: { b: 2, c: 'x' }, e: true })).toEqual([
    { field: 'a.b', before: '1', after: '2' },
    { field: 'd', before: '[1]', after: undefined },
    { field: 'e', before: undefined, after: 'true' },
  ]);
});
