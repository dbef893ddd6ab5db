/** @jest-environment ./packages/testing/src/environments/dom.ts */
import { createAlerts } from '@console/remote/host';
import { keepNotifications, restoreNotifications } from './keptNotifications';

/** The alerts of a tab, as each load of it makes them. */
function load() {
  const alerts = createAlerts({ at: () => '/readers/register', past: restoreNotifications() });
  keepNotifications(alerts);
  return alerts;
}
const titles = () => restoreNotifications().map(({ title }) => title);

beforeEach(() => sessionStorage.clear());

test('what was said is there after the tab was loaded anew, with when and where, but without what was typed', () => {
  const first = load();
  first.success('Saved');
  first.danger({
    title: 'The registration failed.',
    lines: ['hunter2'],
    actions: [{ label: 'Move back', onAct: jest.fn() }],
  });
  expect(sessionStorage.getItem('console-notifications')).not.toContain('hunter2');
  const { past } = load().getState();
  expect(past).toMatchObject([
    { title: 'The registration failed.', tone: 'danger', at: '/readers/register', read: false, actions: [] },
    { title: 'Saved', tone: 'success', count: 1 },
  ]);
});

test('what is said after that has an id of its own, and the newest 50 are kept', () => {
  load().info('Once');
  const second = load();
  for (let count = 0; count < 60; count += 1) second.info(`Note ${count}`);
  const ids = second.getState().past.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(titles()).toHaveLength(50);
  expect(titles()[0]).toBe('Note 59');
});

test('the end of the session takes it away, and what cannot be read is left out', () => {
  const alerts = load();
  alerts.info('Mine');
  alerts.clear();
  expect(sessionStorage.getItem('console-notifications')).toBeNull();
  sessionStorage.setItem(
    'console-notifications',
    '[{"tone":"loud"},{"tone":"info","title":"A","at":"/","time":1},3]',
  );
  expect(titles()).toEqual(['A']);
  sessionStorage.setItem('console-notifications', 'no JSON');
  expect(titles()).toEqual([]);
});
