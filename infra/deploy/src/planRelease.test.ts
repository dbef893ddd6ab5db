/** @jest-environment node */
import type { Registry } from '@console/remote/registry';
import { emptyRegistry, planRelease } from './planRelease';
import { ReleaseRefused } from './ReleaseRefused';
import type { RemoteBuild } from './remoteBuild';

const build = (name: string, changes: Partial<RemoteBuild> = {}): RemoteBuild => ({
  kind: 'remote',
  name,
  version: '1.0.0',
  entry: 'remoteEntry.js',
  container: `rfid_${name}`,
  federation: '2.9.2',
  contract: '^1.0.0',
  shared: {},
  owner: 'Team',
  areas: ['readers'],
  routes: [{ path: `/${name}/:id`, page: 'Page', files: ['remoteEntry.js'], shares: [] }],
  integrity: { 'remoteEntry.js': 'sha256-AAAA' },
  ...changes,
});

const after = (registry: Registry, ...released: [RemoteBuild, string][]) =>
  released.reduce((present, [what, hash]) => planRelease(present, what, hash).registry ?? present, registry);

test('the first release makes the first revision, with the folder named by version and content', () => {
  const { remote, registry } = planRelease(emptyRegistry, build('parcels'), 'abc');
  expect(remote).toMatchObject({ name: 'parcels', build: 'abc', base: '/remotes/parcels/1.0.0-abc/' });
  expect(remote).not.toHaveProperty('kind');
  expect(registry).toEqual({
    schema: 2,
    revision: 1,
    remotes: [{ name: 'parcels', current: '1.0.0-abc', builds: [remote], earlier: [] }],
  });
});

test('releasing what is registered changes nothing', () => {
  const present = after(emptyRegistry, [build('parcels'), 'abc']);
  expect(planRelease(present, build('parcels'), 'abc').registry).toBeUndefined();
});

test('a new build takes the place of the one before, and only of that', () => {
  const present = after(
    emptyRegistry,
    [build('parcels'), 'abc'],
    [build('docks', { areas: ['jobs'] }), 'def'],
  );
  const { registry } = planRelease(present, build('parcels', { version: '1.1.0' }), 'ghi');
  expect(registry?.revision).toBe(3);
  expect(registry?.remotes.map(({ name, current }) => `${name} ${current}`)).toEqual([
    'docks 1.0.0-def',
    'parcels 1.1.0-ghi',
  ]);
  expect(registry?.remotes[1]?.earlier.map(({ version }) => version)).toEqual(['1.0.0']);
});

test.each([
  [
    'area',
    { areas: ['jobs', 'readers'] as const },
    'The area readers is served by the remote parcels, not by docks.',
  ],
  [
    'address',
    {
      areas: ['jobs'] as const,
      routes: [{ path: '/parcels/:name', page: 'Page', files: ['remoteEntry.js'], shares: [] }],
    },
    'The address /parcels/:name belongs to the remote parcels, not to docks.',
  ],
])('another remote may not take an %s that is served', (_, changes, sentence) => {
  const present = after(emptyRegistry, [build('parcels'), 'abc']);
  const docks = build('docks', changes as unknown as Partial<RemoteBuild>);
  expect(() => planRelease(present, docks, 'def')).toThrow(new ReleaseRefused(sentence));
});
