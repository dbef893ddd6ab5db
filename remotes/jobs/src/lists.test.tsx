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

describe('of recipes', () => {
  const service = serviceOfTest();

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
