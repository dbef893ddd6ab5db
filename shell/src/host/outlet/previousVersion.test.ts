import type { HostCapabilities, PreviousBuild, ResolvedRemote } from '@console/remote/registry';
import { registeredRemote } from '../../testing/registeredRemote';
import { previousVersion } from './previousVersion';

const hostCapabilities: HostCapabilities = {
  contract: '1.1.0',
  federation: '2.9.2',
  shared: {},
  service: '2024.1',
};
const ran = (version: string, changes: Partial<PreviousBuild> = {}): PreviousBuild => ({
  version,
  build: 'b',
  base: `/remotes/readers/${version}-b/`,
  federation: '2.9.2',
  contract: '^1.0.0',
  shared: {},
  record: 'sha256-AAAA',
  ...changes,
});
const remote = (...earlier: PreviousBuild[]): ResolvedRemote => ({
  ...registeredRemote,
  version: '2.0.0',
  assignment: 'current',
  earlier,
});

test.each([
  ['the newest', remote(ran('1.2.0'), ran('1.1.0')), '1.2.0'],
  ['the newest that fits the contract', remote(ran('1.2.0', { contract: '^1.2.0' }), ran('1.1.0')), '1.1.0'],
  [
    'one that the service is new enough for',
    remote(ran('1.2.0', { service: { version: '2024.2' } }), ran('1.1.0')),
    '1.1.0',
  ],
  [
    'the next older one once one was chosen',
    { ...remote(ran('1.2.0'), ran('1.1.0')), chosen: ran('1.2.0') },
    '1.1.0',
  ],
  ['none after the last', { ...remote(ran('1.2.0'), ran('1.1.0')), chosen: ran('1.1.0') }, undefined],
  ['none where none ran before', remote(), undefined],
])('offered instead is %s', (_, failed, expected) => {
  expect(previousVersion(failed, hostCapabilities)?.version).toBe(expected);
});
