import '../../testing/buildConstants';
import { failureOf } from './failureOf';
import { RemoteFailure } from './RemoteFailure';

const named = (name: string, message: string) => Object.assign(new Error(message), { name });

test.each([
  ['a failure with a code', new RemoteFailure('altered', { name: 'readers', version: '1.0.0' }), 'altered'],
  ['a chunk of the bundler', named('ChunkLoadError', 'Loading chunk 12 failed.'), 'missing'],
  [
    'a chunk that the registry does not pin',
    Object.assign(named('ChunkLoadError', 'Loading chunk 12 failed.'), { type: 'unpinned' }),
    'unpinned',
  ],
  [
    'a chunk that takes too long',
    Object.assign(named('ChunkLoadError', 'Loading chunk 12 failed.'), { type: 'timeout' }),
    'slow',
  ],
  ['a chunk in Chrome', new TypeError('Failed to fetch dynamically imported module: /x.js'), 'missing'],
  ['a chunk in Firefox', new TypeError('error loading dynamically imported module: /x.js'), 'missing'],
  ['a chunk in Safari', new TypeError('Importing a module script failed.'), 'missing'],
  ['code that throws', new TypeError('x is not a function'), 'broken'],
  ['something that is no error', 'oops', 'broken'],
])('%s', (_, cause, code) => {
  expect(failureOf(cause)).toBe(code);
});
