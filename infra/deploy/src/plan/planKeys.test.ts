import type { Registry } from '@console/remote/registry';
import type { Delegation } from '@console/store';
import { area, build } from '../../test/remotes';
import { ReleaseRefused } from '../ReleaseRefused';
import { emptyRegistry } from './entries';
import { planAddKey, planConfirm, planReplaceKey, planWithdrawKey } from './planKeys';
import { planRelease } from './planRelease';

/** Parcels serves two areas, one of them in its build and in the one that is tried out. */
const registry = [
  build('parcels', '1.0.0', 'aaaa', { areas: [area('parcels'), area('gates')] }),
  build('docks', '1.0.0', 'aaaa', { areas: [area('docks')] }),
].reduce<Registry>((before, remote) => planRelease(before, remote).registry ?? before, emptyRegistry);
const tried =
  planRelease(registry, build('parcels', '1.1.0', 'bbbb', { areas: [area('gates'), area('belts')] }), {
    percent: 10,
  }).registry ?? registry;

const docks: Delegation = { team: 'Docks', key: 'docks key', remotes: ['docks'], areas: ['docks'] };
const belts: Delegation = { team: 'Belts', key: 'belts key', remotes: ['belts'], areas: ['belts'] };
const parcels = { team: 'Parcels', key: 'parcels key', remotes: ['parcels'] };

test('a team may release its remotes, with the areas that their builds serve', () => {
  const plan = planAddKey(tried, [docks], parcels);
  expect(plan).toEqual({
    registry: { ...tried, revision: tried.revision + 1 },
    delegations: [docks, { ...parcels, areas: ['parcels', 'gates', 'belts'] }],
    what: { command: 'add key', team: 'Parcels' },
  });
});

test('a remote that was never released serves the area that is called like it, unless others are given', () => {
  const areasOf = (areas?: readonly string[]) =>
    planAddKey(registry, [], { ...parcels, remotes: ['belts', 'docks'], areas }).delegations?.[0]?.areas;
  expect(areasOf()).toEqual(['belts', 'docks']);
  expect(areasOf(['lanes'])).toEqual(['lanes']);
});

test.each<[string, Partial<Parameters<typeof planAddKey>[2]>, string]>([
  [
    'that has a key',
    { team: 'Docks' },
    'Docks has a key already. Exchange it by "remotes keys replace"; for another right, withdraw it first.',
  ],
  [
    'by the key of another',
    { key: 'belts key' },
    'That is the key of Belts already. Each team has one of its own.',
  ],
  ['for a remote of another', { remotes: ['lanes', 'belts'] }, 'The remote belts is released by Belts.'],
  ['for an area of another', { areas: ['lanes', 'docks'] }, 'The area docks belongs to Docks.'],
  ['for what is no name', { remotes: ['lanes', 'Lanes'] }, "'Lanes' is not the name of a remote."],
  ['for what begins with no letter', { remotes: ['1lanes'] }, "'1lanes' is not the name of a remote."],
  ['for two names in one', { remotes: ['lanes lines'] }, "'lanes lines' is not the name of a remote."],
  ['for no name of an area', { areas: ['lanes/'] }, "'lanes/' is not the name of an area."],
])('no right is given to a team %s', (_, wish, sentence) => {
  expect(() => planAddKey(registry, [docks, belts], { ...parcels, ...wish })).toThrow(
    new ReleaseRefused(sentence),
  );
});

test('the key of a team is replaced, and its right stays', () => {
  expect(planReplaceKey(registry, [docks, belts], 'Docks', 'new key')).toEqual({
    registry: { ...registry, revision: registry.revision + 1 },
    delegations: [{ ...docks, key: 'new key' }, belts],
    what: { command: 'replace key', team: 'Docks' },
  });
  expect(() => planReplaceKey(registry, [docks, belts], 'Docks', 'belts key')).toThrow(
    new ReleaseRefused('That is the key of Belts already. Each team has one of its own.'),
  );
});

test('the key of a team is withdrawn, and that of no other', () => {
  expect(planWithdrawKey(registry, [docks, belts], 'Docks')).toEqual({
    registry: { ...registry, revision: registry.revision + 1 },
    delegations: [belts],
    what: { command: 'withdraw key', team: 'Docks' },
  });
});

test.each([
  [[docks, belts], 'No team Lanes has a key; there is Docks, Belts.'],
  [[], 'No team Lanes has a key; there is none yet.'],
])('a key that a team does not have is neither replaced nor withdrawn', (delegations, sentence) => {
  expect(() => planReplaceKey(registry, delegations, 'Lanes', 'new key')).toThrow(
    new ReleaseRefused(sentence),
  );
  expect(() => planWithdrawKey(registry, delegations, 'Lanes')).toThrow(new ReleaseRefused(sentence));
});

test('a registry is signed once more as it is', () => {
  expect(planConfirm(registry)).toEqual({
    registry: { ...registry, revision: registry.revision + 1 },
    what: { command: 'confirm' },
  });
});
