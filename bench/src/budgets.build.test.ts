import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { builds, remoteNames } from '@console/e2e/site/builds';
import { buildLimits, exceeded, limits } from './budgets';
import { weighBuilds, weighPage } from './builds';

const built = Object.values(builds).every((dist) => existsSync(join(dist, 'build.json')));

test('what exceeds its budget is said with both numbers; what fits or has none is not', () => {
  const measured = { list: { bytes: 301, requests: 24, other: 9 }, more: { bytes: 1 } };
  expect(exceeded(measured, { list: { bytes: 300, requests: 24 } })).toEqual([
    'list: bytes is 301, and may be 300 at most.',
  ]);
  expect(exceeded({}, { list: { bytes: 300 } })).toEqual(['list has a budget, but was not measured.']);
  expect(exceeded({ list: {} }, { list: { bytes: 300 } })).toEqual([
    'list has a budget of bytes, which was not measured.',
  ]);
});

test('a remote without a budget of its own has the general one', () => {
  const budgets = {
    builds: { 'jobs, in the console': { brotli: 9 } },
    remotes: { 'in the console': { brotli: 5 } },
  };
  expect(buildLimits(['jobs', 'parcels'], budgets)).toEqual({
    'jobs, in the console': { brotli: 9 },
    'parcels, in the console': { brotli: 5 },
  });
});

// Only what is built can be weighed; `npm test` builds first.
(built ? test : test.skip)('the builds keep their budgets', async () => {
  const pages = Object.keys(limits.pages).map(
    async (address) => [address, await weighPage(address)] as const,
  );
  const [weights, opened] = await Promise.all([weighBuilds(), Promise.all(pages)]);
  expect([
    ...exceeded(weights, buildLimits(remoteNames)),
    ...exceeded(Object.fromEntries(opened), limits.pages),
  ]).toEqual([]);
});
