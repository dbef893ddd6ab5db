import { mediaType } from './mediaType';

test.each([
  ['list.js', 'text/javascript; charset=utf-8'],
  ['list.1a2b3c4d.mjs', 'text/javascript; charset=utf-8'],
  ['list.css', 'text/css; charset=utf-8'],
  ['texts/languages.json', 'application/json; charset=utf-8'],
  ['icon.svg', 'image/svg+xml'],
  ['licenses.txt', 'text/plain; charset=utf-8'],
  ['engine.wasm', 'application/wasm'],
  ['font.woff2', 'font/woff2'],
  ['floor.png', 'image/png'],
  ['floor.webp', 'image/webp'],
  ['list.js.map', 'application/octet-stream'],
  ['js.d/list', 'application/octet-stream'],
])('%s is %s', (path, type) => {
  expect(mediaType(path)).toBe(type);
});
