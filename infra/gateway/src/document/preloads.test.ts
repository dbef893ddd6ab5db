import { resolveRegistry } from '@console/remote/registry';
import { parcels, registryOf, shellFacts } from '../../test/site';
import type { ShellBuild } from '../builds/shellBuild';
import { preloads } from './preloads';

const file = (name: string) => ({ file: name, integrity: `sha256-${name.slice(0, 4)}` });
const shell: ShellBuild = {
  ...shellFacts,
  boot: file('boot.js'),
  entries: [file('main.js')],
  indexes: { '/': '/parcels', '/start': '/parcels/new', '/elsewhere': '/nowhere' },
  pages: { '/login': [file('login.js'), file('form.js')] },
  shares: { '@console/design/table': [file('main.js'), file('table.js')] },
};
const parcelsBuild = parcels('1.0.0', 'aaaa');
const registry = resolveRegistry(registryOf(1, parcelsBuild));
const hrefs = (address: string) => preloads(address, registry, shell).map(({ href }) => href);

const base = '/remotes/parcels/1.0.0-aaaa/';
const list = [`${base}remoteEntry.js`, `${base}list.js`, '/assets/table.js'];

test.each([
  ['/parcels', list],
  ['/parcels/?sort=name', list],
  ['/parcels/new', [`${base}remoteEntry.js`, `${base}form.js`]],
  ['/login?returnTo=%2Fparcels', ['/assets/login.js', '/assets/form.js']],
  ['/nowhere', []],
  ['/', list],
  ['/?from=mail', list],
  ['/start/', [`${base}remoteEntry.js`, `${base}form.js`]],
  ['/elsewhere', []],
])('what %s needs beside the shell', (address, files) => {
  expect(hrefs(address)).toEqual(files);
});

test('a file without a pin is not fetched ahead, since the shell would refuse it', () => {
  expect(hrefs('/parcels/one')).toEqual([`${base}remoteEntry.js`]);
});

test('a page that is shown before the shell says so of its script', () => {
  const first = { ...file('login.js'), first: true };
  expect(preloads('/login', registry, { ...shell, pages: { '/login': [first] } })).toEqual([
    { href: '/assets/login.js', integrity: first.integrity, ofShell: true, first: true },
  ]);
});

test('every file fetched ahead carries its pin', () => {
  expect(preloads('/parcels', registry, shell).map(({ integrity }) => integrity)).toEqual([
    parcelsBuild.integrity['remoteEntry.js'],
    parcelsBuild.integrity['list.js'],
    'sha256-tabl',
  ]);
});

test('files of the shell are told from those of a remote', () => {
  expect(preloads('/parcels', registry, shell).map(({ ofShell, first }) => [ofShell, first])).toEqual([
    [false, undefined],
    [false, undefined],
    [true, undefined],
  ]);
  expect(preloads('/login', registry, shell).map(({ ofShell, first }) => [ofShell, first])).toEqual([
    [true, false],
    [true, false],
  ]);
});

test('nothing is fetched ahead of a remote that is out of service, nor of shares that the shell does not have', () => {
  const switchedOff = { parcels: { at: '2026-11-21T10:00:00Z', by: 'admin', reason: 'It hangs.' } };
  const off = resolveRegistry({ ...registryOf(1, parcelsBuild), switchedOff });
  expect(preloads('/parcels', off, shell)).toEqual([]);
  expect(preloads('/parcels', registry, { ...shell, shares: {} }).map(({ href }) => href)).toEqual(
    list.slice(0, 2),
  );
  const { pages: _pages, indexes: _indexes, ...older } = shell;
  expect(preloads('/parcels', registry, older).map(({ href }) => href)).toEqual(list);
  expect(preloads('/', registry, older)).toEqual([]);
});

test('a service that is not known yet keeps nothing from being fetched ahead', () => {
  const wanting = { ...parcels('2.0.0', 'bbbb'), service: { version: '9999' } };
  const ahead = preloads('/parcels', resolveRegistry(registryOf(2, wanting)), shell);
  expect(ahead).toHaveLength(3);
});

test('nothing is fetched ahead by a name that all objects know', () => {
  const odd = parcels('2.0.0', 'bbbb');
  const [list] = odd.routes;
  const routes = [{ ...list, path: '/parcels', page: 'List', files: ['constructor'], shares: ['toString'] }];
  expect(preloads('/parcels', resolveRegistry(registryOf(2, { ...odd, routes })), shell)).toEqual([]);
});

test('nothing is fetched ahead of a remote that does not fit the shell', () => {
  const ahead = (change: Partial<ReturnType<typeof parcels>>) =>
    preloads('/parcels', resolveRegistry(registryOf(2, { ...parcels('2.0.0', 'bbbb'), ...change })), shell);
  expect(ahead({ contract: '^2.0.0' })).toEqual([]);
  expect(ahead({ federation: '2.9.3' })).toEqual([]);
  expect(ahead({ shared: { react: '^20.0.0' } })).toEqual([]);
});
