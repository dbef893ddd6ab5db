import fc from 'fast-check';
import { audienceCookie, audienceOf, rolloutBucket } from './audience';
import type { BuildManifest, PreviousBuild, Registry, RegistryEntry } from './registrySchema';
import { chooseBuild, resolveRegistry } from './resolveRegistry';

const built = (version: string): BuildManifest => ({
  name: 'readers',
  version,
  build: 'ab12cd34',
  base: `/remotes/readers/${version}-ab12cd34/`,
  entry: 'remoteEntry.js',
  container: `rfid_readers_${version}`,
  federation: '2.9.2',
  contract: '^2.0.0',
  shared: {},
  owner: 'Readers team',
  areas: [],
  routes: [],
  integrity: {},
});
const ran = (version: string): PreviousBuild => {
  const { build, base, federation, contract, shared } = built(version);
  return { version, build, base, federation, contract, shared, record: 'sha256-AAAA' };
};

const entry: RegistryEntry = {
  name: 'readers',
  current: '1.1.0-ab12cd34',
  builds: [built('1.1.0'), built('1.2.0')],
  earlier: [ran('1.1.0'), ran('1.0.0')],
};
const registry = (changes: Partial<RegistryEntry> = {}): Registry => ({
  schema: 3,
  revision: 7,
  remotes: [{ ...entry, ...changes }],
});
const versionFor = (changes: Partial<RegistryEntry>, audience?: string) =>
  resolveRegistry(registry(changes), audience).remotes.map(
    ({ version, assignment }) => `${version} ${assignment}`,
  );

const alice = audienceOf('alice');
const everybody = { build: '1.2.0-ab12cd34', percent: 100 };

test.each<[string, Partial<RegistryEntry>, string | undefined, string]>([
  ['everybody gets the current build', {}, alice, '1.1.0 current'],
  ['a candidate for all is what a user gets', { candidate: everybody }, alice, '1.2.0 candidate'],
  ['nobody in particular gets no candidate', { candidate: everybody }, undefined, '1.1.0 current'],
  [
    'a candidate for none is what nobody gets',
    { candidate: { ...everybody, percent: 0 } },
    alice,
    '1.1.0 current',
  ],
  [
    'what was chosen for a user counts more than a candidate',
    { candidate: everybody, pinned: { [alice]: '1.1.0-ab12cd34' } },
    alice,
    '1.1.0 pinned',
  ],
  [
    'a choice for one is none for others',
    { pinned: { [alice]: '1.2.0-ab12cd34' } },
    audienceOf('bob'),
    '1.1.0 current',
  ],
  [
    'a build that is not there gives way to the current one',
    { pinned: { [alice]: '9.9.9-x' } },
    alice,
    '1.1.0 current',
  ],
])('%s', (_, changes, audience, expected) => {
  expect(versionFor(changes, audience)).toEqual([expected]);
});

test('a build is chosen by its name', () => {
  expect(chooseBuild(entry)).toEqual({ key: '1.1.0-ab12cd34', assignment: 'current' });
  expect(chooseBuild({ ...entry, candidate: everybody }, alice)).toEqual({
    key: '1.2.0-ab12cd34',
    assignment: 'candidate',
  });
});

test('an entry without its current build is left out', () => {
  expect(versionFor({ current: '9.9.9-x' })).toEqual([]);
});

test('the builds to go back to are those that ran before, without the one that runs', () => {
  const [remote] = resolveRegistry(registry()).remotes;
  expect(remote?.earlier.map(({ version }) => version)).toEqual(['1.0.0']);
});

test.each([
  ['one that ran before', { readers: '1.0.0-ab12cd34' }, '1.0.0'],
  ['the one that runs anyway', { readers: '1.1.0-ab12cd34' }, undefined],
  ['one that is not kept any more', { readers: '0.9.0-ab12cd34' }, undefined],
  ['one of another remote', { jobs: '1.0.0-ab12cd34' }, undefined],
])('a user who chose %s', (_, choices, expected) => {
  const [remote] = resolveRegistry(registry(), alice, choices).remotes;
  expect(remote?.version).toBe('1.1.0');
  expect(remote?.chosen?.version).toBe(expected);
});

test('what administrators took out of service is marked, and what the gateway serves is told', () => {
  const switchedOff = { readers: { at: '2026-11-21T10:00:00Z', by: 'admin', reason: 'It hangs.' } };
  const shell = { version: '1.0.0', build: 'cd34' };
  const resolved = resolveRegistry({ ...registry(), switchedOff, shell });
  expect(resolved).toMatchObject({ revision: 7, shell, remotes: [{ switchedOff: switchedOff.readers }] });
});

test('what was neither chosen nor switched off is not said to be', () => {
  const resolved = resolveRegistry(registry());
  expect(Object.keys(resolved)).toEqual(['revision', 'remotes']);
  expect(Object.keys(resolved.remotes[0] ?? {})).toEqual([
    ...Object.keys(built('1.1.0')),
    'assignment',
    'earlier',
  ]);
});

test('the gateway and the shell know the audience by one cookie', () => {
  expect(audienceCookie).toBe('console-audience');
});

test('an audience is the same on every machine', () => {
  expect(['alice', 'Ærøskøbing', ''].map(audienceOf)).toEqual(['4c518edd', 'a74afd49', '00000000']);
});

test('a rollout reaches about its share of the users, and whom it reached it keeps as it grows', () => {
  const users = Array.from({ length: 10_000 }, (_, index) => audienceOf(`user-${index}`));
  for (const percent of [1, 10, 50, 90]) {
    const reached = users.filter((user) => rolloutBucket('readers', user) < percent).length / 100;
    expect(Math.abs(reached - percent)).toBeLessThan(2);
  }
  const candidate = (percent: number) => ({ build: '1.2.0-ab12cd34', percent });
  fc.assert(
    fc.property(
      fc.string(),
      fc.double({ min: 0, max: 100, noNaN: true }),
      fc.double({ min: 0, max: 100, noNaN: true }),
      (user, one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        const at = (percent: number) =>
          chooseBuild({ ...entry, candidate: candidate(percent) }, audienceOf(user)).assignment;
        expect(at(less) === 'candidate' && at(more) === 'current').toBe(false);
      },
    ),
  );
});

test('the users that a rollout reaches first are others for each remote', () => {
  const users = Array.from({ length: 2_000 }, (_, index) => audienceOf(`user-${index}`));
  const first = (remote: string) => new Set(users.filter((user) => rolloutBucket(remote, user) < 10));
  const both = [...first('readers')].filter((user) => first('jobs').has(user));
  expect(both.length).toBeLessThan(users.length * 0.03);
});
