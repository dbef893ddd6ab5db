import type { BuildManifest, Registry } from '@console/remote/registry';
import type { UnreleasedManifest } from '../src/buildManifest';
import { registered } from '../src/plan/planRelease';

/** An area as a remote declares it. */
export const area = (name: string): BuildManifest['areas'][number] => ({
  name,
  title: { en: name },
  path: `/${name}`,
});

/** A build as it is registered. */
export const build = (
  name: string,
  version: string,
  hash: string,
  changes: Partial<UnreleasedManifest> = {},
): BuildManifest =>
  registered(
    {
      kind: 'remote',
      name,
      version,
      entry: 'remoteEntry.js',
      container: `rfid_${name}`,
      federation: '2.9.2',
      contract: '^1.0.0',
      shared: {},
      owner: 'Team',
      areas: [area('readers')],
      routes: [{ path: `/${name}/:id`, page: 'Page', files: ['remoteEntry.js'], shares: [] }],
      integrity: { 'remoteEntry.js': 'sha256-AAAA' },
      ...changes,
    },
    hash,
    100_000,
  );

/** The first build of a remote. */
export const first = build('parcels', '1.0.0', 'aaaa');

/** The build after {@link first}. */
export const second = build('parcels', '1.1.0', 'bbbb');

/** The build after {@link second}. */
export const third = build('parcels', '1.2.0', 'cccc');

/** Summary of the only remote in a registry, `current 1.1.0, candidate 1.2.0 10, earlier 1.0.0`. */
export function summary({ remotes }: Registry): string {
  const [entry] = remotes;
  if (!entry) return '';
  const version = (key: string) => key.slice(0, key.lastIndexOf('-'));
  const { current, candidate, pinned = {}, earlier } = entry;
  return [
    `current ${version(current)}`,
    ...(candidate ? [`candidate ${version(candidate.build)} ${candidate.percent}`] : []),
    ...Object.entries(pinned).map(([audience, key]) => `${audience} ${version(key)}`),
    ...earlier.filter(({ withdrawn }) => !withdrawn).map((ran) => `earlier ${ran.version}`),
    ...earlier.filter(({ withdrawn }) => withdrawn).map((ran) => `taken back ${ran.version}`),
  ].join(', ');
}
