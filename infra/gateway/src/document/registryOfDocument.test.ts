import type { PreviousBuild } from '@console/remote/registry';
import { parcels, registryOf } from '../../test/site';
import { registryOfDocument } from './registryOfDocument';

const pin = `sha256-${'A'.repeat(43)}=`;
const build = {
  ...parcels('1.0.0', 'aaaa'),
  languages: 'languages.json',
  integrity: {
    'remoteEntry.js': pin,
    'list.js': pin,
    'form.js': pin,
    'Comparison.js': pin,
    'fallback-antd.js': pin,
    'log.worker.js': pin,
    'languages.json': pin,
  },
};
const registry = registryOf(4, build);

const pinned = (shell: { pinsOfPagesSuffice?: boolean }) =>
  Object.keys(registryOfDocument(registry, shell).remotes[0]?.builds[0]?.integrity ?? {});

test('a document has the pins of entry, pages, workers and texts', () => {
  expect(pinned({ pinsOfPagesSuffice: true })).toEqual([
    'remoteEntry.js',
    'list.js',
    'form.js',
    'log.worker.js',
    'languages.json',
  ]);
});

test('a shell that was built before gets the pins of all files', () => {
  expect(pinned({})).toEqual(Object.keys(build.integrity));
});

test('a document names the five builds before the current one that somebody can go back to', () => {
  const ran = (number: number): PreviousBuild => ({
    version: `0.${number}.0`,
    build: `b${number}`,
    base: `/remotes/parcels/0.${number}.0-b${number}/`,
    federation: '2.9.2',
    contract: '^1.0.0',
    shared: {},
    record: pin,
    ...(number === 8 && { withdrawn: true }),
  });
  const earlier = [9, 8, 7, 6, 5, 4, 3, 2].map(ran);
  const [remote] = registry.remotes.map((entry) => ({ ...entry, earlier }));
  if (!remote) throw new Error('There is no remote.');
  const written = registryOfDocument({ ...registry, remotes: [remote] }, {});
  expect(written.remotes[0]?.earlier.map(({ version }) => version)).toEqual([
    '0.9.0',
    '0.7.0',
    '0.6.0',
    '0.5.0',
    '0.4.0',
  ]);
  expect(written.revision).toBe(4);
});
