/** @jest-environment node */
import { recordPath } from './recordPath';

test.each([
  ['reader-definition', 'Dock/04', '/readers/definitions/Dock%2F04'],
  ['job', '7', '/jobs/7'],
  ['upgrade', 'u1', '/admin/software-management/upgrades/u1'],
] as const)('a %s named %s has the page %s', (model, id, path) => {
  expect(recordPath(model, id)).toBe(path);
});

test('records of some models have no page', () => {
  expect(recordPath('role', 'Admin')).toBeUndefined();
});
