import { type Asked, chainOf, depthOf, type Initiator } from './depth';

const document = 'https://console/readers';
const from = (url: string): Initiator => ({ type: 'script', stack: { callFrames: [{ url }] } });
const ask = (url: string, initiator: Initiator, begin = 0): Asked => ({ url, initiator, begin });
const opened = ask(document, { type: 'other' });
const named = (url: string) => ask(url, { type: 'parser', url: document });

test.each<[string, Asked[], number]>([
  ['nothing', [], 0],
  ['the document alone', [opened], 1],
  ['what the document names', [opened, named('a.js'), named('b.js')], 2],
  ['data that a named script asks for', [opened, named('boot.js'), ask('/data', from('boot.js'))], 3],
  ['a chain of scripts', [opened, named('a.js'), ask('b.js', from('a.js')), ask('c.js', from('b.js'))], 4],
  [
    'a call whose own stack is the browser, but whose cause is a script',
    [
      opened,
      named('a.js'),
      ask('/x', { type: 'script', stack: { callFrames: [], parent: { callFrames: [{ url: 'a.js' }] } } }),
    ],
    3,
  ],
  [
    'a script fetched ahead and asked for by another',
    [opened, named('b.js'), named('a.js'), ask('b.js', from('a.js'))],
    2,
  ],
])('%s', (_, requests, depth) => {
  const first = requests.slice(0, requests.length);
  expect(
    depthOf(first.filter((request, at) => first.findIndex(({ url }) => url === request.url) === at)),
  ).toBe(depth);
});

test('a chain counts requests that waited for the answer of another, not those sent together', () => {
  const sent = (begin: number, end?: number): Asked => ({
    url: `/${begin}`,
    initiator: { type: 'script' },
    begin,
    end,
  });
  expect(chainOf([])).toBe(0);
  expect(chainOf([sent(0, 5), sent(1, 4), sent(2, 9)])).toBe(1);
  expect(chainOf([sent(0, 2), sent(3, 4), sent(4, 9), sent(5, 6)])).toBe(3);
  expect(chainOf([sent(0), sent(8, 9)])).toBe(1);
});
