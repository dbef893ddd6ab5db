import { describeListPage, renderRemote, serviceOfTest } from '@console/testing';
import { screen, within } from '@testing-library/react';
import remote from './remote.generated';

describeListPage({
  remote,
  path: '/recipes',
  label: 'Recipes',
  entity: 'recipe',
  request: 'GET /itemsense/configuration/v1/recipes/show',
  records: [
    { name: 'Doors', type: 'THRESHOLD' },
    { name: 'Aisles 10', type: 'LOCATION' },
    { name: 'Aisles 2', type: 'INVENTORY' },
  ],
  names: ['Aisles 2', 'Aisles 10', 'Doors'],
  search: 'les 2',
  sort: 'Name',
  column: 'Type',
  filter: 'filter.type=INVENTORY',
  create: 'New recipe',
  ids: { 'initial order': '[RECIPE-01]', failed: '[TITLE-07]' },
});

const job = (id: string, name: string, creationTime: string, recipeName: string) => ({
  id,
  status: 'RUNNING',
  creationTime,
  job: { name, recipeName },
});

describeListPage({
  remote,
  path: '/jobs',
  label: 'Active jobs',
  name: 'active',
  entity: 'job',
  request: 'GET /itemsense/control/v1/jobs/show',
  records: [
    job('1', 'Night', '2026-11-01T08:00:00Z', 'Aisles'),
    job('3', 'Day', '2026-11-03T08:00:00Z', 'Doors'),
    job('2', 'Noon', '2026-11-02T08:00:00Z', 'Aisles'),
  ],
  names: ['Day (3)', 'Noon (2)', 'Night (1)'],
  search: 'Day',
  sort: 'Created',
  column: 'Recipe',
  filter: 'active.filter.recipe=Doors',
  selectable: false,
  empty: 'No jobs are active.',
  ids: { 'initial order': '[JOB-03]', failed: '[TITLE-07]' },
});

describe('of recipes', () => {
  const service = serviceOfTest();

  test('recipes whose jobs could not be loaded are said to be so', async () => {
    service.give('GET /itemsense/control/v1/jobs/show', { status: 403, body: { message: 'not for guests' } });
    await renderRemote(remote, { path: '/recipes', serviceUrl: service.url });
    await screen.findByText(/^The jobs could not be loaded, so it is not known which recipes they use/);
    expect(screen.getByText(/not for guests/)).toBeVisible();
  });

  test('the jobs that run a recipe stand in its row', async () => {
    const job = (name: string, status: string) => ({ id: name, status, job: { name, recipeName: 'Doors' } });
    service.give('GET /itemsense/configuration/v1/recipes/show', {
      body: ['Doors', 'Aisles'].map((name) => ({ name, type: 'THRESHOLD' })),
    });
    service.give('GET /itemsense/control/v1/jobs/show', {
      body: [job('day', 'RUNNING'), job('night', 'WAITING'), job('before', 'STOPPED')],
    });
    await renderRemote(remote, { path: '/recipes?columns=name+usedBy', serviceUrl: service.url });
    const row = within(await screen.findByRole('row', { name: /Doors/ }));
    expect(await row.findByText('day, night')).toBeVisible();
  });
});
