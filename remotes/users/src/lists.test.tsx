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

describeListPage({
  remote,
  path: '/users/Ann/tokens',
  label: 'Tokens',
  entity: 'token',
  request: 'GET /itemsense/authentication/v1/listTokens/Ann',
  records: [
    ['aaa-1', '2026-03-01T08:00:00Z'],
    ['ccc-1', '2026-03-03T08:00:00Z'],
    ['bbb-1', '2026-03-02T08:00:00Z'],
  ].map(([token, lastUsed]) => ({
    authenticationToken: { token },
    username: 'Ann',
    issued: '2026-02-01T08:00:00Z',
    lastUsed,
    valid: true,
  })),
  names: ['ccc…', 'bbb…', 'aaa…'],
  sort: 'Last used',
  column: 'Issued',
  // What is typed may be a token, and the page is one of a user, who may not be there.
  without: ['search', 'views', 'address', 'failed'],
  empty: 'Ann has no tokens.',
});
