import { registeredRemote, registeredRoute } from '../../../testing/registeredRemote';
import { isPin, pinFiles, pinOfEntry, unpinnedFile } from './pins';

const pin = `sha256-${'A'.repeat(43)}=`;
const build = {
  ...registeredRemote,
  routes: [{ ...registeredRoute('/readers/definitions'), files: ['remoteEntry.js', 'Page.1f2e.js'] }],
  integrity: { 'remoteEntry.js': pin, 'Page.1f2e.js': pin, 'lazy.3c4d.js': pin },
};

test.each([
  ['nothing is wrong with a build whose files are pinned', {}, undefined],
  ['its entry', { 'remoteEntry.js': undefined }, 'remoteEntry.js'],
  ['a file that an address needs', { 'Page.1f2e.js': undefined }, 'Page.1f2e.js'],
  ['a file whose pin is none', { 'lazy.3c4d.js': 'md5-AAAA' }, 'lazy.3c4d.js'],
  ['a file whose pin is empty', { 'lazy.3c4d.js': '' }, 'lazy.3c4d.js'],
])('unpinned is %s', (_, changes, expected) => {
  const integrity = Object.fromEntries(
    Object.entries({ ...build.integrity, ...changes }).filter(
      (pair): pair is [string, string] => pair[1] !== undefined,
    ),
  );
  expect(unpinnedFile({ ...build, integrity })).toBe(expected);
});

test('a name that every object has is no pin', () => {
  expect(unpinnedFile({ ...build, entry: 'constructor' })).toBe('constructor');
});

test.each(['', 'undefined', 'sha1-AAAA', 'sha256-', 'sha256-AA AA', 'sha256-AAAA sha256-BBBB', 7, null])(
  '%j is no pin',
  (value) => {
    expect(isPin(value)).toBe(false);
  },
);

test('the pin of an entry that was let in is known by its address, and no other', () => {
  pinFiles(build, 'https://console.example');
  expect(pinOfEntry('https://console.example/remotes/readers/1.0.0-b/remoteEntry.js')).toBe(pin);
  expect(pinOfEntry('https://console.example/remotes/readers/1.0.0-b/lazy.3c4d.js')).toBeUndefined();
  expect(pinOfEntry('https://elsewhere.example/remotes/readers/1.0.0-b/remoteEntry.js')).toBeUndefined();
});

test('bundles of before find the pins of all files but the entry, so that those in the entry count', () => {
  pinFiles(build, 'https://console.example');
  const { [Symbol.for('console.pins')]: pins } = globalThis as unknown as Record<symbol, Map<string, string>>;
  expect(pins?.get('https://console.example/remotes/readers/1.0.0-b/lazy.3c4d.js')).toBe(pin);
  expect(pins?.has('https://console.example/remotes/readers/1.0.0-b/remoteEntry.js')).toBe(false);
});
