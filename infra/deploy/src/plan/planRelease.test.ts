import type { Registry } from '@console/remote/registry';
import { area, build, first, second, summary, third } from '../../test/remotes';
import { ReleaseRefused } from '../ReleaseRefused';
import { emptyRegistry } from './entries';
import { planRelease, type ReleaseWish } from './planRelease';
import { planRollback } from './planRollback';
import { planRollout } from './planRollout';

const released = (registry: Registry, remote: typeof first, wish?: ReleaseWish) =>
  planRelease(registry, remote, wish).registry ?? registry;
const one = released(emptyRegistry, first);

test('the first release makes the first revision', () => {
  const { registry, what } = planRelease(emptyRegistry, first);
  expect(registry).toEqual({
    schema: 3,
    revision: 1,
    remotes: [{ name: 'parcels', current: '1.0.0-aaaa', builds: [first], earlier: [] }],
  });
  expect(what).toStrictEqual({ command: 'release', remote: 'parcels', build: '1.0.0-aaaa' });
  expect(planRelease(one, second, { percent: 10 }).what).toEqual({
    ...what,
    build: '1.1.0-bbbb',
    percent: 10,
  });
});

test('a release of what is registered makes no revision', () => {
  expect(planRelease(one, first).registry).toBeUndefined();
});

test('a build that ran says what it needs, and what it does not need is not said', () => {
  const service = { version: '2024.2' };
  const [ran] = released(released(emptyRegistry, { ...first, service }), second).remotes[0]?.earlier ?? [];
  expect(ran).toMatchObject({ version: '1.0.0', base: first.base, service });
  const [plain] = released(one, second).remotes[0]?.earlier ?? [];
  expect(plain).not.toHaveProperty('service');
  expect(plain).not.toHaveProperty('withdrawn');
});

test('a build of which no weight is known may be released, and one after it', () => {
  const { weight: _first, ...unweighed } = first;
  const { weight: _second, ...next } = second;
  expect(planRelease(emptyRegistry, unweighed).registry).toBeDefined();
  expect(
    planRelease(released(emptyRegistry, unweighed), { ...second, weight: 900_000 }).registry,
  ).toBeDefined();
  expect(planRelease(one, next).registry).toBeDefined();
});

test('builds that were taken back are remembered, twenty of them', () => {
  const bad = Array.from({ length: 22 }, (_, index) => build('parcels', `2.${index}.0`, 'ab12'));
  const registry = bad.reduce(
    (before, remote) => planRollback(released(before, remote), 'parcels', first).registry ?? before,
    one,
  );
  expect(summary(registry).match(/taken back/g)).toHaveLength(20);
});

test.each<[string, Registry, typeof first, ReleaseWish, string]>([
  ['what is registered changes nothing', one, first, {}, 'current 1.0.0'],
  ['a new build takes the place of the one before', one, second, {}, 'current 1.1.0, earlier 1.0.0'],
  [
    'a share of the users gets a build beside the one that runs',
    one,
    second,
    { percent: 10 },
    'current 1.0.0, candidate 1.1.0 10',
  ],
  [
    'the same build for a larger share',
    released(one, second, { percent: 10 }),
    second,
    { percent: 50 },
    'current 1.0.0, candidate 1.1.0 50',
  ],
  [
    'the build that is tried out, for everybody',
    released(one, second, { percent: 10 }),
    second,
    {},
    'current 1.1.0, earlier 1.0.0',
  ],
  [
    'another build to try out takes the first one back',
    released(one, second, { percent: 10 }),
    third,
    { percent: 20 },
    'current 1.0.0, candidate 1.2.0 20, taken back 1.1.0',
  ],
  [
    'a build for everybody takes back the one that is tried out',
    released(one, second, { percent: 10 }),
    third,
    {},
    'current 1.2.0, earlier 1.0.0, taken back 1.1.0',
  ],
  [
    'a build that was taken back, released again, counts as any other',
    planRollout(released(one, second, { percent: 10 }), 'parcels', 'stop').registry ?? one,
    second,
    {},
    'current 1.1.0, earlier 1.0.0',
  ],
])('%s', (_, registry, remote, wish, expected) => {
  expect(summary(released(registry, remote, wish))).toBe(expected);
});

test('a release touches its own remote only', () => {
  const docks = build('docks', '1.0.0', 'dddd', { areas: [area('jobs')] });
  const { registry } = planRelease(released(one, docks), second);
  expect(registry?.revision).toBe(3);
  expect(registry?.remotes.map(({ name, current }) => `${name} ${current}`)).toEqual([
    'docks 1.0.0-dddd',
    'parcels 1.1.0-bbbb',
  ]);
});

test('no more than five builds are kept to go back to', () => {
  const versions = ['1', '2', '3', '4', '5', '6', '7'].map((major) =>
    build('parcels', `${major}.0.0`, 'ab12'),
  );
  const registry = versions.reduce((before, remote) => released(before, remote), emptyRegistry);
  expect(summary(registry)).toBe(
    'current 7.0.0, earlier 6.0.0, earlier 5.0.0, earlier 4.0.0, earlier 3.0.0, earlier 2.0.0',
  );
});

test('builds that were taken back do not push out those to go back to', () => {
  const bad = ['2', '3', '4', '5', '6', '7'].map((minor) => build('parcels', `1.${minor}.0`, 'ab12'));
  const registry = bad.reduce(
    (before, remote) => planRollback(released(before, remote), 'parcels', second).registry ?? before,
    released(one, second),
  );
  const said = summary(registry);
  expect(said).toMatch(/^current 1\.1\.0, earlier 1\.0\.0, taken back 1\.7\.0/);
  expect(said.match(/taken back/g)).toHaveLength(6);
});

const docks = { areas: [area('jobs')], routes: [] };
test.each<[string, Registry, typeof first, ReleaseWish, string]>([
  [
    'an area that another remote serves',
    one,
    build('docks', '1.0.0', 'dddd', { ...docks, areas: [area('jobs'), area('readers')] }),
    {},
    'The area readers is served by the remote parcels, not by docks.',
  ],
  [
    'an address that another remote serves',
    one,
    build('docks', '1.0.0', 'dddd', {
      ...docks,
      routes: [{ path: '/parcels/:name', page: 'Page', files: ['remoteEntry.js'], shares: [] }],
    }),
    {},
    'The address /parcels/:name belongs to the remote parcels, not to docks.',
  ],
  [
    'a share for the first build',
    emptyRegistry,
    first,
    { percent: 10 },
    'parcels does not run yet: its first build runs for everybody.',
  ],
  [
    'a share for the build that runs',
    one,
    first,
    { percent: 10 },
    'parcels 1.0.0-aaaa runs for everybody already.',
  ],
  [
    'a build that is much heavier',
    one,
    { ...second, weight: 115_000 },
    {},
    'parcels 1.1.0-bbbb takes 115.0 kB at the first visit, 1.0.0-aaaa took 100.0 kB. Make it lighter, or release it with --allow-growth.',
  ],
  [
    'a first build that is heavy',
    emptyRegistry,
    { ...first, weight: 176_700 },
    {},
    'parcels 1.0.0-aaaa takes 176.7 kB at the first visit of its heaviest page; a remote that is new may take 120.0 kB. Make it lighter, or release it with --allow-growth.',
  ],
  [
    'another build of the version that runs',
    one,
    build('parcels', '1.0.0', 'eeee'),
    {},
    'parcels 1.0.0-eeee is another build than 1.0.0-aaaa of this version. Raise the version in package.json, or release it with --any-version.',
  ],
  [
    'another build of a version that was taken back',
    planRollback(released(one, second), 'parcels', first).registry ?? one,
    build('parcels', '1.1.0', 'eeee'),
    {},
    'parcels 1.1.0-eeee is another build than 1.1.0-bbbb of this version. Raise the version in package.json, or release it with --any-version.',
  ],
  [
    'an older version than the one that runs',
    released(emptyRegistry, second),
    first,
    {},
    'parcels 1.0.0-aaaa is older than 1.1.0, which runs. Raise the version in package.json, or release it with --any-version.',
  ],
])('%s is refused', (_, registry, remote, wish, sentence) => {
  expect(() => planRelease(registry, remote, wish)).toThrow(new ReleaseRefused(sentence));
});

test('a build may be a little heavier, or as heavy as it likes when that is meant', () => {
  const light = released(emptyRegistry, { ...first, weight: 20_000 });
  const heavy = released(emptyRegistry, { ...first, weight: 1_000_000 }, { allowGrowth: true });
  for (const [before, most] of [
    [one, 110_000],
    [light, 30_000],
    [heavy, 1_100_000],
  ] as const) {
    expect(planRelease(before, { ...second, weight: most }).registry).toBeDefined();
    expect(() => planRelease(before, { ...second, weight: most + 1 })).toThrow(ReleaseRefused);
  }
  expect(planRelease(emptyRegistry, { ...first, weight: 120_000 }).registry).toBeDefined();
  expect(() => planRelease(emptyRegistry, { ...first, weight: 120_001 })).toThrow(ReleaseRefused);
  expect(planRelease(one, { ...second, weight: 500_000 }, { allowGrowth: true }).registry).toBeDefined();
});

test('a version need not be raised where that is meant', () => {
  const same = build('parcels', '1.0.0', 'eeee');
  expect(planRelease(one, same, { anyVersion: true }).registry).toBeDefined();
  expect(
    planRelease(emptyRegistry, { ...first, weight: 500_000 }, { allowGrowth: true }).registry,
  ).toBeDefined();
});
