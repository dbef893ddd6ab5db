import { publishedAreas } from '@console/remote/contract';
import { type BuildManifest, buildKey, type ManifestRoute, type Registry } from '@console/remote/registry';

/** A registered remote without routes; a test gives it what it is about. */
export const registeredRemote: BuildManifest = {
  name: 'readers',
  version: '1.0.0',
  build: 'b',
  base: '/remotes/readers/1.0.0-b/',
  entry: 'remoteEntry.js',
  container: 'readers_b',
  federation: '2.9.2',
  contract: '^2.0.0',
  shared: {},
  owner: 'Readers team',
  areas: [publishedAreas.readers],
  routes: [],
  integrity: {},
};

/** A route of it that asks for addresses ahead. */
export const registeredRoute = (path: string, ...prefetch: string[]): ManifestRoute => ({
  path,
  page: 'Page',
  prefetch,
  files: [],
  shares: [],
});

/** A registry in which builds run for everybody. */
export const registryOf = (...builds: BuildManifest[]): Registry => ({
  schema: 3,
  revision: 1,
  remotes: builds.map((build) => ({
    name: build.name,
    current: buildKey(build),
    builds: [build],
    earlier: [],
  })),
});
