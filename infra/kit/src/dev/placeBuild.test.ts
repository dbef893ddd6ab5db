import type { UnreleasedManifest } from '@console/deploy';
import { placeBuild } from './placeBuild';

test('every file of a placed build is named by the folder it lies in, and by nothing else', () => {
  const build = {
    kind: 'remote',
    name: 'parcels',
    version: '1.0.0',
    entry: 'remoteEntry.js',
    routes: [{ path: '/parcels', page: 'ParcelsPage', files: ['remoteEntry.js', 'list.js'], shares: [] }],
    integrity: { 'remoteEntry.js': 'sha256-a', 'list.js': 'sha256-b' },
  } as unknown as UnreleasedManifest;
  expect(placeBuild(build, '3f')).toEqual({
    ...build,
    entry: '3f/remoteEntry.js',
    routes: [
      { path: '/parcels', page: 'ParcelsPage', files: ['3f/remoteEntry.js', '3f/list.js'], shares: [] },
    ],
    integrity: { '3f/remoteEntry.js': 'sha256-a', '3f/list.js': 'sha256-b' },
  });
});
