import { type Registry, resolveRegistry } from '@console/remote/registry';
import { declaredTour } from '../testing/declaredTour';
import { planTour } from './planTour';

const plan = (registry: Registry) => planTour(resolveRegistry(registry), (key) => key);

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
