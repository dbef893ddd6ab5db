import { markRead, type RecordedAlert, recordAlert, recordLimit } from './recordAlerts';

const said = (title: string, at = '/jobs') => ({
  tone: 'info' as const,
  title,
  lines: [],
  links: [],
  actions: [],
  time: 1,
  at,
});

const record = (...all: ReturnType<typeof said>[]) =>
  all.reduce<readonly RecordedAlert[]>((records, one, index) => recordAlert(records, one, index), []);

test('the newest comes first; the same on the same page counts up, on another page it is another', () => {
  const records = record(said('Saved'), said('Deleted'), said('Saved'), said('Saved', '/users'));
  expect(records.map(({ title, at, count }) => [title, at, count])).toEqual([
    ['Saved', '/users', 1],
    ['Saved', '/jobs', 2],
    ['Deleted', '/jobs', 1],
  ]);
});

test('what was seen is news again when it is said again', () => {
  const seen = markRead(record(said('Saved'), said('Deleted')));
  expect(seen.every(({ read }) => read)).toBe(true);
  expect(markRead(seen)).toBe(seen);
  expect(recordAlert(seen, said('Saved'), 9).map(({ title, read }) => [title, read])).toEqual([
    ['Saved', false],
    ['Deleted', true],
  ]);
});

test('the oldest are forgotten', () => {
  const many = Array.from({ length: recordLimit + 3 }, (_, index) => said(`Number ${index}`));
  const records = record(...many);
  expect(records).toHaveLength(recordLimit);
  expect(records.at(-1)?.title).toBe('Number 3');
});
