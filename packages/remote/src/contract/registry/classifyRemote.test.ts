import { classifyRemote, type HostCapabilities, type Judged, newestCompatible } from './classifyRemote';
import type { PreviousBuild } from './registrySchema';

const build: Judged = {
  federation: '2.9.2',
  contract: '^1.0.0',
  shared: { react: '^19.3.1', 'react-dom': '^19.3.0' },
};
const hostCapabilities: HostCapabilities = {
  contract: '1.0.0',
  federation: '2.9.2',
  shared: { react: '19.3.1', 'react-dom': '19.4.0' },
  service: '2024.2.9',
};

test('a build that needs what the shell offers fits', () => {
  expect(classifyRemote(build, hostCapabilities)).toEqual({ compatible: true });
});

test.each<[string, Partial<Judged>, object]>([
  [
    'needs a newer contract',
    { contract: '^1.1.0' },
    { code: 'incompatible-contract', of: 'contract', needs: '^1.1.0', has: '1.0.0' },
  ],
  [
    'needs another major contract',
    { contract: '^2.0.0' },
    { code: 'incompatible-contract', of: 'contract', needs: '^2.0.0', has: '1.0.0' },
  ],
  [
    'was built with another federation runtime',
    { federation: '2.9.3' },
    { code: 'incompatible-federation', of: 'federation', needs: '2.9.3', has: '2.9.2' },
  ],
  [
    'needs the next React',
    { shared: { react: '^20.0.0' } },
    { code: 'incompatible-shared', of: 'react', needs: '^20.0.0', has: '19.3.1' },
  ],
  [
    'needs a shared library that the shell does not have',
    { shared: { preact: '^10.0.0' } },
    { code: 'incompatible-shared', of: 'preact', needs: '^10.0.0', has: '' },
  ],
  [
    'needs a newer service',
    { service: { version: '2024.2.10' } },
    { code: 'incompatible-service', of: 'service', needs: '2024.2.10', has: '2024.2.9' },
  ],
])('a build that %s is refused before any byte of it runs', (_, change, reason) => {
  expect(classifyRemote({ ...build, ...change }, hostCapabilities)).toEqual({ compatible: false, ...reason });
});

test.each([
  ['as old as the service', { version: '2024.2.9' }],
  ['older than it', { version: '2023r4' }],
])('a needed service %s fits', (_, service) => {
  expect(classifyRemote({ ...build, service }, hostCapabilities)).toEqual({ compatible: true });
});

describe('a shell that has design', () => {
  const withDesign = {
    ...hostCapabilities,
    shared: { ...hostCapabilities.shared, '@console/design': '1.12.0' },
  };

  test('runs a build that was made with an earlier version of it', () => {
    const shared = { ...build.shared, '@console/design': '^1.9.0' };
    expect(classifyRemote({ ...build, shared }, withDesign)).toEqual({ compatible: true });
  });

  test('refuses a build that does not say which version it was made with: it is too old', () => {
    expect(classifyRemote(build, withDesign)).toEqual({
      compatible: false,
      code: 'incompatible-shared',
      of: '@console/design',
      needs: '<1.9.0',
      has: '1.12.0',
    });
  });
});

test('nothing is held against a service whose version is not known', () => {
  const unknown = { ...hostCapabilities, service: undefined };
  expect(classifyRemote({ ...build, service: { version: '9999' } }, unknown)).toEqual({ compatible: true });
});

test('of the builds that ran before, the newest that fits and was not taken back is offered', () => {
  const earlier = (version: string, contract: string): PreviousBuild => ({
    ...build,
    version,
    contract,
    build: 'ab12cd34',
    base: `/remotes/readers/${version}-ab12cd34/`,
    record: 'sha256-AAAA',
  });
  const builds = [earlier('1.3.0', '^1.2.0'), earlier('1.2.0', '^1.0.0'), earlier('1.1.0', '^1.0.0')];
  expect(newestCompatible(builds, hostCapabilities)?.version).toBe('1.2.0');
  expect(newestCompatible(builds.slice(0, 1), hostCapabilities)).toBeUndefined();
  const takenBack = builds.map((one) => ({ ...one, withdrawn: one.version === '1.2.0' }));
  expect(newestCompatible(takenBack, hostCapabilities)?.version).toBe('1.1.0');
});
