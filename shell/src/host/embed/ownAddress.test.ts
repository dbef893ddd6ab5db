/** @jest-environment ./packages/testing/src/environments/dom.ts */
import { ownAddress } from './ownAddress';

const page = new URL(document.baseURI).origin;

afterEach(() => {
  jest.restoreAllMocks();
  document.head.replaceChildren();
});

function scriptAt(src: string): HTMLScriptElement {
  const script = document.createElement('script');
  // It is not to be run here.
  script.type = 'text/plain';
  script.src = src;
  return script;
}

test.each([
  ['Chromium', 'Error\n    at https://console.example:8443/embed/embed.js:1:4711'],
  [
    'a page that pins it',
    'Error\n    at https://console.example:8443/embed/0123456789abcdef/embed.js:1:4711',
  ],
  [
    'Firefox',
    'ownAddress@https://console.example:8443/embed/embed.js:1:4711\n@https://site.example/app.js:2:1',
  ],
])('by import() in %s the trace tells the console', (_, trace) => {
  expect(ownAddress(trace)).toEqual({ origin: 'https://console.example:8443', included: true });
});

test('a classic script is the current one of the document', () => {
  const script = scriptAt('https://console.example/embed/embed.js?v=1');
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  expect(ownAddress('')).toEqual({ origin: 'https://console.example', included: true });
});

test.each(['embed/embed.js', 'embed/0123456789abcdef/embed.js'])(
  'without a trace a script element of the page tells it: %s',
  (path) => {
    document.head.append(scriptAt('https://site.example/embed/player.js'));
    document.head.append(scriptAt(`https://console.example/${path}`));
    expect(ownAddress('')).toEqual({ origin: 'https://console.example', included: true });
  },
);

test('a copy in a bundle of the site is known to be one', () => {
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(scriptAt('https://site.example/bundle.js'));
  expect(ownAddress('Error\n    at https://site.example/bundle.js:1:1')).toEqual({
    origin: page,
    included: false,
  });
});
