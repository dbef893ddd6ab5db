/** @jest-environment ./packages/testing/src/environments/dom.ts */
import { ServiceError } from '@console/api-client';
import { replaceUser } from '@console/api-client/users';
import { createAlerts } from '@console/remote/host';
import { followSecrets, keepNotifications, restoreNotifications } from './keptNotifications';
import { setMuted } from './muted';

/** The alerts of a tab, as each load of it makes them. */
function load() {
  const alerts = createAlerts({ at: () => '/readers/register', past: restoreNotifications() });
  keepNotifications(alerts);
  return alerts;
}
const titles = () => restoreNotifications().map(({ title }) => title);

beforeEach(() => sessionStorage.clear());

test('what was said is there after the tab was loaded anew, with details and links, but without actions', () => {
  const first = load();
  first.success({ title: 'Saved', links: [{ label: 'Open it', to: '/jobs/7' }] });
  first.danger({
    title: 'The registration failed.',
    lines: ['Reader busy'],
    actions: [{ label: 'Move back', onAct: jest.fn() }],
  });
  const [failed] = first.getState().past;
  first.setDone(failed?.id ?? 0, true);
  const { past } = load().getState();
  expect(past).toMatchObject([
    { title: 'The registration failed.', tone: 'danger', lines: ['Reader busy'], done: true, actions: [] },
    { title: 'Saved', count: 1, done: false, links: [{ label: 'Open it', to: '/jobs/7' }] },
  ]);
  expect(past[0]?.at).toBe('/readers/register');
});

test('what a service says of a call that carried a secret is not kept', () => {
  const call = replaceUser({ name: 'Ann', password: 'hunter2', roles: [] });
  if (!call.change) throw new Error('Saving a user is a change.');
  const error = new ServiceError({
    kind: 'refused',
    call: { name: call.name, method: call.method, path: call.path },
    title: 'Refused',
    detail: 'The password hunter2 is too short.',
  });
  const alerts = load();
  followSecrets()({ call: { ...call, change: call.change }, path: call.path })({ error });
  alerts.danger({ title: 'Not saved.', lines: [error.detail, 'Try again.'] });
  expect(sessionStorage.getItem('console-notifications')).not.toContain('hunter2');
  expect(restoreNotifications()[0]?.lines).toEqual(['Try again.']);
});

test('what is muted is only recorded, over a reload too; errors cannot be muted', () => {
  setMuted('Offline.', true);
  const alerts = load();
  alerts.warning('Offline.');
  alerts.danger('Offline.');
  expect(alerts.getState().current.map(({ tone }) => tone)).toEqual(['danger']);
  expect(alerts.getState().past.map(({ tone, read }) => [tone, read])).toEqual([
    ['danger', false],
    ['warning', true],
  ]);
  expect(sessionStorage.getItem('console-notifications-muted')).toBe('["Offline."]');
  setMuted('Offline.', false);
  alerts.warning('Offline.');
  expect(alerts.getState().current).toHaveLength(2);
});

test('links that are kept lead nowhere but into the console', () => {
  const links = [
    { label: 'In', to: '/jobs' },
    { label: 'Out', to: '//evil.example' },
    { label: 'Script', to: 'javascript:alert(1)' },
  ];
  sessionStorage.setItem(
    'console-notifications',
    JSON.stringify([{ tone: 'info', title: 'A', at: '/', time: 1, links, lines: ['one', 2] }]),
  );
  expect(restoreNotifications()).toMatchObject([{ links: [links[0]], lines: ['one'] }]);
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
