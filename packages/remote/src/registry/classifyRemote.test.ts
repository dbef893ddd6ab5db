/** @jest-environment node */
import { classifyRemote } from './classifyRemote';
import type { RegisteredRemote } from './registrySchema';

const remote: RegisteredRemote = {
  name: 'readers',
  version: '1.2.0',
  build: 'ab12cd34',
  base: '/remotes/readers/1.2.0-ab12cd34/',
  entry: 'remoteEntry.js',
  container: 'rfid_readers_ab12cd34',
  federation: '2.9.2',
  contract: '^1.0.0',
  owner: 'Readers team',
  areas: ['readers'],
  routes: [],
  integrity: { 'remoteEntry.js': 'sha256-AAAA' },
};
const offer = { contract: '1.0.0', federation: '2.9.2' };

test('a remote that needs what the shell offers fits', () => {
  expect(classifyRemote(remote, offer)).toEqual({ fits: true });
});

test.each([
  ['needs a newer contract', { contract: '^1.1.0' }, 'misfit-contract'],
  ['needs another major contract', { contract: '^2.0.0' }, 'misfit-contract'],
  ['was built with another federation runtime', { federation: '2.9.3' }, 'misfit-federation'],
  ['has no pin for its entry', { integrity: {} }, 'unpinned'],
  ['has a pin for another file only', { integrity: { 'other.js': 'sha256-AAAA' } }, 'unpinned'],
] as const)('a remote that %s is refused before any byte of it runs', (_, change, code) => {
  expect(classifyRemote({ ...remote, ...change }, offer)).toEqual({ fits: false, code });
});
