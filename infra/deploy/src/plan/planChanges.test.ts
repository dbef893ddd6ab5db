import { audienceOf, type BuildManifest, type Registry } from '@console/remote/registry';
import { first, second, summary, third } from '../../test/remotes';
import { ReleaseRefused } from '../ReleaseRefused';
import { emptyRegistry, entryOf, type Plan } from './entries';
import { pinTarget, planPin } from './planPin';
import { planRelease } from './planRelease';
import { planRollback, rollbackTarget } from './planRollback';
import { planRollout, type RolloutStep } from './planRollout';

type Step = (registry: Registry) => Plan;
const all = [first, second, third];
const full = (version: string) => all.find((one) => one.version === version) as BuildManifest;

const release =
  (remote: BuildManifest, percent?: number): Step =>
  (now) =>
    planRelease(now, remote, { percent });
const rollout =
  (step: RolloutStep): Step =>
  (now) =>
    planRollout(now, 'parcels', step);
const rollback =
  (word?: string): Step =>
  (now) => {
    const target = rollbackTarget(entryOf(now, 'parcels'), word);
    return planRollback(now, 'parcels', target === 'end of rollout' ? target : full(target.version));
  };
const alice = audienceOf('alice');
const pin =
  (word: string): Step =>
  (now) =>
    planPin(now, 'parcels', alice, full(pinTarget(entryOf(now, 'parcels'), word).version));
const unpin: Step = (now) => planPin(now, 'parcels', alice, undefined);

const after = (...steps: readonly Step[]) =>
  steps.reduce((registry, step) => step(registry).registry ?? registry, emptyRegistry);

const two = [release(first), release(second)];
const three = [...two, release(third)];
const tried = [...two, release(third, 10)];

test.each<[string, Step[], string]>([
  [
    'a rollback goes back to what ran before',
    [...three, rollback()],
    'current 1.1.0, earlier 1.0.0, taken back 1.2.0',
  ],
  [
    'another one goes back further, not to what was taken back',
    [...three, rollback(), rollback()],
    'current 1.0.0, taken back 1.1.0, taken back 1.2.0',
  ],
  ['a rollback by version', [...three, rollback('1.0.0')], 'current 1.0.0, earlier 1.1.0, taken back 1.2.0'],
  ['a rollback by hash', [...three, rollback('aaaa')], 'current 1.0.0, earlier 1.1.0, taken back 1.2.0'],
  [
    'forward again, to what was taken back, by its name',
    [...three, rollback(), rollback('1.2.0-cccc')],
    'current 1.2.0, earlier 1.1.0, earlier 1.0.0',
  ],
  [
    'a rollback takes back what is tried out',
    [...tried, rollback()],
    'current 1.1.0, earlier 1.0.0, taken back 1.2.0',
  ],
  [
    'a rollback to what runs takes back what is tried out',
    [...tried, rollback('1.1.0')],
    'current 1.1.0, earlier 1.0.0, taken back 1.2.0',
  ],
  [
    'a rollback by name while something is tried out takes back both',
    [...tried, rollback('1.0.0')],
    'current 1.0.0, taken back 1.2.0, taken back 1.1.0',
  ],
  ['a rollout grows', [...tried, rollout(50)], 'current 1.1.0, candidate 1.2.0 50, earlier 1.0.0'],
  ['a rollout is done', [...tried, rollout('done')], 'current 1.2.0, earlier 1.1.0, earlier 1.0.0'],
  ['a rollout is stopped', [...tried, rollout('stop')], 'current 1.1.0, earlier 1.0.0, taken back 1.2.0'],
  [
    'an earlier build is chosen for a user',
    [...two, pin('1.0.0')],
    `current 1.1.0, ${alice} 1.0.0, earlier 1.0.0`,
  ],
  ['the choice is taken back', [...two, pin('1.0.0'), unpin], 'current 1.1.0, earlier 1.0.0'],
  [
    'a choice outlasts releases and rollbacks',
    [...two, pin('1.1.0'), release(third), rollback('1.0.0')],
    `current 1.0.0, ${alice} 1.1.0, earlier 1.1.0, taken back 1.2.0`,
  ],
])('%s', (_, steps, expected) => {
  const registry = after(...steps);
  expect(summary(registry)).toBe(expected);
  expect(registry.revision).toBe(steps.length);
});

test.each<[string, Step[], string]>([
  ['a rollback of what is not there', [rollback()], 'There is no remote parcels; there is none yet.'],
  [
    'a rollback of the first build',
    [release(first), rollback()],
    'The registry names nothing that ran before parcels 1.0.0-aaaa and was not taken back. "remotes history parcels" shows what else can be named.',
  ],
  [
    'a rollback when all was taken back',
    [...two, rollback(), rollback()],
    'The registry names nothing that ran before parcels 1.0.0-aaaa and was not taken back. "remotes history parcels" shows what else can be named.',
  ],
  [
    'a rollback to a build that nobody knows',
    [...two, rollback('9.9.9')],
    'No earlier build of parcels is 9.9.9; there is 1.0.0-aaaa.',
  ],
  ['a rollback to what runs', [...two, rollback('1.1.0')], 'parcels 1.1.0-bbbb is the current build.'],
  [
    'a step of a rollout that is none',
    [...two, rollout(50)],
    'No build of parcels is being rolled out; "release parcels --percent 10" begins with one.',
  ],
  [
    'a choice that is none',
    [...two, pin('9.9.9')],
    'No build of parcels is 9.9.9; there is 1.1.0-bbbb, 1.0.0-aaaa.',
  ],
])('%s is refused', (_, steps, sentence) => {
  expect(() => after(...steps)).toThrow(new ReleaseRefused(sentence));
});

test.each<[Step[], Step, Plan['what']]>([
  [three, rollback(), { command: 'rollback', remote: 'parcels', build: '1.1.0-bbbb' }],
  [tried, rollback(), { command: 'stop', remote: 'parcels', build: '1.2.0-cccc' }],
  [tried, rollout(50), { command: 'rollout', remote: 'parcels', build: '1.2.0-cccc', percent: 50 }],
  [tried, rollout('stop'), { command: 'stop', remote: 'parcels', build: '1.2.0-cccc' }],
  [tried, rollout('done'), { command: 'finish', remote: 'parcels', build: '1.2.0-cccc' }],
  [two, pin('1.0.0'), { command: 'pin', remote: 'parcels', audience: alice, build: '1.0.0-aaaa' }],
  [[...two, pin('1.0.0')], unpin, { command: 'unpin', remote: 'parcels', audience: alice }],
])('the history names each change (%#)', (before, step, what) => {
  expect(step(after(...before)).what).toEqual(what);
});

test('what changes nothing makes no revision', () => {
  expect(planRollback(after(...two), 'parcels', second)).toEqual({
    registry: undefined,
    what: { command: 'rollback', remote: 'parcels', build: '1.1.0-bbbb' },
  });
  expect(unpin(after(...two)).registry).toBeUndefined();
});

test('a choice for one user leaves those of others', () => {
  const bob = audienceOf('bob');
  const chosen = planPin(after(...two, pin('1.0.0')), 'parcels', bob, second).registry ?? emptyRegistry;
  expect(chosen.remotes[0]?.pinned).toEqual({ [alice]: '1.0.0-aaaa', [bob]: '1.1.0-bbbb' });
  expect(unpin(chosen).registry?.remotes[0]?.pinned).toEqual({ [bob]: '1.1.0-bbbb' });
});

test('a build is named by four digits of its hash at least, that of a user too', () => {
  const entry = entryOf(after(...three, pin('1.0.0')), 'parcels');
  expect(pinTarget(entry, 'cccc')).toMatchObject({ version: '1.2.0' });
  expect(pinTarget(entry, '1.1.0-bbbb')).toMatchObject({ version: '1.1.0' });
  const longer = { ...entry, builds: [{ ...third, build: 'abcd12' }], earlier: [] };
  expect(pinTarget(longer, 'abcd')).toMatchObject({ build: 'abcd12' });
  expect(() => pinTarget(longer, 'cd12')).toThrow('No build of parcels is cd12;');
  expect(() => pinTarget(entry, 'ccc')).toThrow('No build of parcels is ccc;');
  expect(() => pinTarget(entry, 'cccccc')).toThrow('No build of parcels is cccccc;');
});

test('a build that the registry does not name any more is found where it was released', () => {
  const entry = entryOf(after(...two), 'parcels');
  const [released] = entryOf(after(...three, rollback()), 'parcels').earlier;
  expect(pinTarget(entry, '1.2.0', released)).toBe(released);
  expect(rollbackTarget(entry, '1.2.0', released)).toBe(released);
  const current = { ...(released as NonNullable<typeof released>), version: '1.1.0', build: 'bbbb' };
  expect(() => rollbackTarget(entry, '1.1.0', current)).toThrow('parcels 1.1.0-bbbb is the current build.');
});

test('a build that one user has still is one to go back to', () => {
  const kept = after(...two, pin('1.0.0'));
  const [entry] = kept.remotes.map((one) => ({ ...one, earlier: [] }));
  if (!entry) throw new Error('There is no entry.');
  expect(rollbackTarget(entry, '1.0.0')).toMatchObject({ version: '1.0.0' });
  expect(() => rollbackTarget(entry, '9.9.9')).toThrow(
    'No earlier build of parcels is 9.9.9; there is none.',
  );
});

test('a remote that is not there is told with those that are', () => {
  const registry = after(...two);
  const docks =
    planRelease(registry, { ...first, name: 'docks', areas: [], routes: [] }).registry ?? registry;
  expect(() => entryOf(docks, 'gates')).toThrow('There is no remote gates; there is docks, parcels.');
});

test('a build that the registry names and does not hold is told', () => {
  const [entry] = after(...two).remotes;
  if (!entry) throw new Error('There is no entry.');
  const damaged = { ...emptyRegistry, remotes: [{ ...entry, builds: [] }] };
  expect(() => planRelease(damaged, third)).toThrow(
    new ReleaseRefused('The registry names parcels 1.1.0-bbbb, but does not hold it.'),
  );
  expect(() => planPin(damaged, 'parcels', alice, first)).toThrow(
    new ReleaseRefused('The build 1.1.0-bbbb of parcels is not known in full.'),
  );
});

test('an entry holds exactly the builds that it names', () => {
  const builds = (...steps: Step[]) => after(...steps).remotes[0]?.builds.map(({ version }) => version);
  expect(builds(...tried, pin('1.0.0'))).toEqual(['1.1.0', '1.2.0', '1.0.0']);
  expect(builds(...tried, pin('1.0.0'), rollout('done'), unpin)).toEqual(['1.2.0']);
});
