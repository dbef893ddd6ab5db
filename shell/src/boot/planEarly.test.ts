/** @jest-environment node */
import type { Registry } from '@console/remote/registry';
import { planEarly } from './planEarly';

const route = (path: string, ...prefetch: string[]) => ({
  path,
  page: 'Page',
  prefetch,
  files: [],
  shares: [],
});

const registry: Registry = {
  schema: 1,
  revision: 1,
  remotes: [
    {
      name: 'readers',
      version: '1.0.0',
      build: 'b',
      base: '/remotes/readers/1.0.0-b/',
      entry: 'remoteEntry.js',
      container: 'readers_b',
      federation: '2.9.2',
      contract: '^1.0.0',
      owner: 'Readers team',
      areas: ['readers'],
      routes: [
        route('/readers/definitions', '/definitions/show', '/health'),
        route('/readers/definitions/:name', '/definitions/show/:name'),
        { path: '/readers/plain', page: 'Plain', files: [], shares: [] },
      ],
      integrity: {},
    },
  ],
};

test.each([
  ['/readers/definitions', ['/definitions/show', '/health']],
  ['/', ['/definitions/show', '/health']],
  ['/readers', ['/definitions/show', '/health']],
  ['/readers/definitions/Dock%2F04', ['/definitions/show/Dock%2F04']],
  ['/readers/plain', []],
  ['/nowhere', []],
])('at %s the shell asks for the provisioning state and %j', (pathname, expected) => {
  expect(
    planEarly(registry, pathname, { '/': '/readers/definitions', '/readers': '/readers/definitions' }),
  ).toEqual(['/api/provisioning_state', ...expected]);
});
