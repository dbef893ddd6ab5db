import { describeListPage } from '@console/testing';
import remote from './remote.generated';

describeListPage({
  remote,
  path: '/users',
  label: 'Users',
  entity: 'user',
  request: 'GET /itemsense/configuration/v1/users/show',
  records: [
    { name: 'Zoe', roles: ['DataReader'] },
    { name: 'Ann10', roles: ['JobRunner'] },
    { name: 'Ann2', roles: ['ConfigManager', 'DataReader'] },
  ],
  names: ['Ann2', 'Ann10', 'Zoe'],
  search: 'nn2',
  sort: 'Name',
  column: 'Roles',
  filter: 'filter.roles=ConfigManager',
  selectable: false,
});
