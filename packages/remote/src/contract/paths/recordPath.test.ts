import { publishedPages } from '../published';
import { pagesOf } from './pathsOf';
import { recordPath } from './recordPath';

const pages = pagesOf(publishedPages);

test.each([
  ['reader-definition', 'Dock/04', '/readers/definitions/Dock%2F04'],
  ['job', '7', '/jobs/7'],
  ['upgrade', 'u1', '/admin/software-management/upgrades/u1'],
  ['user', 'Admin', '/users/Admin/tokens'],
])('a %s named %s has the page %s', (model, id, path) => {
  expect(recordPath(pages, model, id)).toBe(path);
});

test('a page that is of no single record is no page of one', () => {
  expect(recordPath([{ path: '/settings', record: 'settings' }], 'settings', 'one')).toBeUndefined();
});

test('records of some models have no page', () => {
  expect(recordPath(pages, 'role', 'Admin')).toBeUndefined();
});
