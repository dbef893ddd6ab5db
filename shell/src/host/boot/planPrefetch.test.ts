import { resolveRegistry } from '@console/remote/registry';
import { registeredRemote, registeredRoute, registryOf } from '../../testing/registeredRemote';
import { planPrefetch } from './planPrefetch';

const registry = resolveRegistry(
  registryOf({
    ...registeredRemote,
    routes: [
      registeredRoute('/readers/definitions', '/definitions/show', '/health'),
      registeredRoute('/readers/definitions/:name', '/definitions/show/:name'),
      { path: '/readers/plain', page: 'Plain', files: [], shares: [] },
    ],
  }),
);

test.each([
  ['/readers/definitions', ['/definitions/show', '/health']],
  ['/', ['/definitions/show', '/health']],
  ['/readers', ['/definitions/show', '/health']],
  ['/readers/definitions/Dock%2F04', ['/definitions/show/Dock%2F04']],
  ['/readers/plain', []],
  ['/nowhere', []],
])('at %s the shell asks for the provisioning state and %j', (pathname, expected) => {
  expect(
    planPrefetch(registry, pathname, { '/': '/readers/definitions', '/readers': '/readers/definitions' }),
  ).toEqual(['/api/provisioning_state', ...expected]);
});
