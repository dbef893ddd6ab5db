import type { Translate } from '@console/design/messages';
import { type Registry, resolveRegistry } from '@console/remote/registry';
import { declaredTour } from '../../testing/declaredTour';
import { planTour, stopKey, stopToStart, tourTasks } from './planTour';

const plan = (registry: Registry) => planTour(resolveRegistry(registry), ((key: string) => key) as Translate);

test('the steps come in the order of the documents, whichever remote declares them first', () => {
  expect(plan(declaredTour).map(({ step, path, target }) => [step, path, target])).toEqual([
    ['intro', '/readers/definitions', undefined],
    ['users-link', '/readers/definitions', 'navigation-users'],
    ['users-table', '/users', 'users-table'],
    ['admin-password', '/users', 'user-password'],
    ['facility', '/facilities', 'facility-form'],
    ['scanner-configuration', '/readers/definitions', 'navigation-more'],
    ['scanner-configuration', '/admin', 'scanner-config-card'],
    ['scanner-configuration', '/admin/scanner-config', 'network-form'],
    ['registration', '/readers/definitions', 'readers-registration'],
  ]);
});

test('what no remote declares is left out, and More with the page it leads to', () => {
  const remotes = declaredTour.remotes.filter(({ name }) => name === 'readers');
  expect(plan({ ...declaredTour, remotes }).map(({ step }) => step)).toEqual([
    'intro',
    'users-link',
    'registration',
  ]);
});

test('where nothing is declared there is no tour', () => {
  expect(plan({ ...declaredTour, remotes: [] })).toEqual([]);
});

test('a stop says what its remote says, under the name of its step', () => {
  const [intro, , table] = plan(declaredTour);
  expect(intro).toMatchObject({ title: 'tour.step.intro', text: 'tour.text.intro' });
  expect(table).toMatchObject({
    title: 'tour.step.users-table',
    text: 'About users-table',
    awaits: 'user-form-shown',
  });
});

test.each([
  ['registration', 'readers-registration'],
  ['scanner-configuration', 'navigation-more'],
  ['scanner-configuration network-form', 'network-form'],
  // The form of the password is open at no beginning: the stop that opens it comes first.
  ['admin-password', 'users-table'],
  ['a step of another version', undefined],
])('it begins at %s with the stop %s', (wanted, target) => {
  const stops = plan(declaredTour);
  expect(stops[stopToStart(stops, wanted)]?.target).toBe(target);
});

test('every stop is found again by its key, but for what only an open form shows', () => {
  const stops = plan(declaredTour);
  expect(stops.map((stop) => stopToStart(stops, stopKey(stop)))).toEqual([0, 1, 2, 2, 4, 5, 6, 7, 8]);
});

test('the checklist has the steps that remotes declare, with what they wait for', () => {
  const tasks = tourTasks(resolveRegistry(declaredTour), ((key: string) => key) as Translate);
  expect(tasks.map(({ step, signals }) => [step, signals])).toEqual([
    ['users-table', ['user-form-shown']],
    ['admin-password', ['admin-password-saved']],
    ['facility', ['facility-saved']],
    ['scanner-configuration', ['network-saved']],
    ['registration', []],
  ]);
});
