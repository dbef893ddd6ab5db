import { describeListPage } from '@console/testing';
import remote from './remote';

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
