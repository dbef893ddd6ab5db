import { registeredRemote, registeredRoute } from '../../../testing/registeredRemote';
import { isPin, pinFiles, pinOf, unpinnedFile } from './pins';

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

test('the pins of a build that was let in are known by address, and no others', () => {
  pinFiles(build, 'https://console.example');
  expect(pinOf('https://console.example/remotes/readers/1.0.0-b/lazy.3c4d.js')).toBe(pin);
  expect(pinOf('https://console.example/remotes/readers/1.0.0-b/added.5e6f.js')).toBeUndefined();
  expect(pinOf('https://elsewhere.example/remotes/readers/1.0.0-b/lazy.3c4d.js')).toBeUndefined();
});
