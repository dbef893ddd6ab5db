import { describeCall } from './describeCall';

test.each([
  ['POST', '/authenticate', { route: '/authenticate', action: 'sign in' }],
  [
    'GET',
    '/itemsense/authentication/v1/token',
    { route: '/itemsense/authentication/v1/token', action: 'sign in' },
  ],
  [
    'PUT',
    '/itemsense/authentication/v1/token/Miller',
    { route: '/itemsense/authentication/v1/token/:name', action: 'save', model: 'token', record: 'Miller' },
  ],
  [
    'PUT',
    '/itemsense/authentication/v1/revokeTokens/Miller',
    {
      route: '/itemsense/authentication/v1/revokeTokens/:name',
      action: 'revoke',
      model: 'token',
      record: 'Miller',
    },
  ],
  [
    'PUT',
    '/itemsense/configuration/v1/facilities/createOrReplace',
    {
      route: '/itemsense/configuration/v1/facilities/createOrReplace',
      action: 'save',
      model: 'facilities',
    },
  ],
  [
    'DELETE',
    '/itemsense/configuration/v1/facilities/destroy/Store%201',
    {
      route: '/itemsense/configuration/v1/facilities/destroy/:name',
      action: 'delete',
      model: 'facilities',
      record: 'Store 1',
    },
  ],
  [
    'PUT',
    '/itemsense/configuration/v1/thresholds/17',
    {
      route: '/itemsense/configuration/v1/thresholds/:name',
      action: 'save',
      model: 'thresholds',
      record: '17',
    },
  ],
  [
    'POST',
    '/itemsense/control/v1/jobs/stop/abc-1',
    {
      route: '/itemsense/control/v1/jobs/stop/:name',
      action: 'stop',
      model: 'jobs',
      record: 'abc-1',
    },
  ],
  [
    'POST',
    '/itemsense/support/v1/readers/door%2F1/reboot',
    {
      route: '/itemsense/support/v1/readers/:name/reboot',
      action: 'restart',
      model: 'readers',
      record: 'door/1',
    },
  ],
  ['POST', '/api/reset', { route: '/api/reset', action: 'reset', model: 'reset' }],
  ['POST', '/api/config/import', { route: '/api/config/import', action: 'import', model: 'config' }],
  [
    'DELETE',
    '/api/networks/3',
    { route: '/api/networks/:name', action: 'delete', model: 'networks', record: '3' },
  ],
  [
    'POST',
    '/console/remotes/readers/switch',
    { route: '/console/remotes/:name/switch', action: 'switch', model: 'remotes', record: 'readers' },
  ],
  [
    'POST',
    '/console/embedding-tokens',
    { route: '/console/embedding-tokens', action: 'create', model: 'embedding-tokens' },
  ],
  [
    'POST',
    '/console/embedding-tokens/withdraw',
    { route: '/console/embedding-tokens/withdraw', action: 'revoke', model: 'embedding-tokens' },
  ],
])('%s %s is described', (method, path, described) => {
  expect(describeCall(method, path)).toEqual(described);
});

test.each([
  ['GET', '/itemsense/configuration/v1/facilities/show'],
  ['POST', '/itemsense/authentication/v1/validateToken'],
  ['POST', '/itemsense/health/v1/events'],
  ['PUT', '/itemsense/data/v1/items/queues'],
  ['POST', '/api/queues'],
  ['POST', '/console/reports'],
  ['POST', '/readers'],
])('%s %s changes nothing', (method, path) => {
  expect(describeCall(method, path)).toBeUndefined();
});

test('a percent code that is no text stays as it came', () => {
  expect(describeCall('DELETE', '/api/networks/%E0%A4%A')).toMatchObject({ record: '%E0%A4%A' });
});
