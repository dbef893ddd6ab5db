import type { Registry } from '@console/remote/registry';
import { build, first, second, third } from '../../test/remotes';
import { emptyRegistry } from './entries';
import { type HeldRegistry, planPrune } from './planPrune';
import { planRelease } from './planRelease';
import { planRollback } from './planRollback';

const hour = 3_600_000;
const now = 100 * hour;
const since = now - 24 * hour;

/** A registry in which only this build runs and none ran before. */
const running = (remote: typeof first): Registry =>
  planRelease(emptyRegistry, remote).registry ?? emptyRegistry;
const held = (hoursAgo: number, remote: typeof first): HeldRegistry => ({
  since: now - hoursAgo * hour,
  registry: running(remote),
});
const stored = (remote: typeof first, hoursAgo: number) => ({
  base: remote.base,
  modified: now - hoursAgo * hour,
});

const old = [stored(first, 90), stored(second, 90), stored(third, 90)];

test.each<[string, HeldRegistry[], ReturnType<typeof stored>[], string[]]>([
  ['what nobody names goes', [held(80, third)], old, [first.base, second.base]],
  ['what ran within the time stays', [held(5, third), held(80, second)], old, [first.base]],
  [
    'what ran when the time began stays, what ran before that goes',
    [held(5, third), held(30, second), held(80, first)],
    old,
    [first.base],
  ],
  [
    'a history that does not reach back so far is taken as a whole',
    [held(5, third), held(6, second), held(7, first)],
    old,
    [],
  ],
  [
    'what was put there within the time stays: it may be about to be released',
    [held(80, third)],
    [stored(first, 1), stored(second, 25)],
    [second.base],
  ],
  [
    'a registry that holds just since then is the last that counts, and what was written just then stays',
    [held(5, third), held(24, second), held(30, first)],
    [...old, stored(build('parcels', '0.9.0', 'eeee'), 24)],
    [first.base],
  ],
  [
    'where the registry that holds now is older, those before it do not count',
    [held(80, third), held(90, second)],
    old,
    [first.base, second.base],
  ],
  ['what goes is told in order', [], [stored(second, 90), stored(first, 90)], [first.base, second.base]],
  ['without a history, only what is old goes', [], [stored(first, 1), stored(second, 25)], [second.base]],
])('%s', (_, history, builds, removed) => {
  expect(planPrune(history, builds, since)).toEqual(removed);
});

test('builds that were taken back go', () => {
  const rolledBack = planRollback(
    planRelease(running(first), second).registry ?? emptyRegistry,
    'parcels',
    first,
  ).registry;
  expect(planPrune([{ since: 0, registry: rolledBack ?? emptyRegistry }], old, since)).toEqual([
    second.base,
    third.base,
  ]);
});

test('builds to go back to stay', () => {
  const registry = planRelease(running(first), second).registry ?? emptyRegistry;
  const other = build('parcels', '0.9.0', 'eeee');
  expect(planPrune([{ since: 0, registry }], [...old, stored(other, 90)], since)).toEqual([
    other.base,
    third.base,
  ]);
});
