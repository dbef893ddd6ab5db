/** @jest-environment ./packages/testing/src/environments/dom.ts */
import fc from 'fast-check';
import { parseOverrides, shareAddress } from './parseOverrides';
import { keepOverrides, readOverrides } from './storedOverrides';
import { takeOverrides } from './takeOverrides';
import { validateOverride } from './validateOverride';

const dev = 'http://localhost:3001';

test.each([
  ['', [], undefined, ''],
  ['?search=dock', [], undefined, '?search=dock'],
  [`?remote.readers=${dev}/`, [{ name: 'readers', origin: dev }], undefined, ''],
  [`?a=1&remote.readers=${dev}&b=2`, [{ name: 'readers', origin: dev }], undefined, '?a=1&b=2'],
  [
    `?remote.readers=${dev}&remote.jobs=https://x.example`,
    [
      { name: 'readers', origin: dev },
      { name: 'jobs', origin: 'https://x.example' },
    ],
    undefined,
    '',
  ],
  ['?remotes=off', [], 'off', ''],
  ['?remotes=on&x=1', [], 'on', '?x=1'],
  ['?remotes=maybe', [], undefined, '?remotes=maybe'],
  ['?remote.=x', [], undefined, '?remote.=x'],
])('the query %s is read', (search, overrides, remotes, rest) => {
  expect(parseOverrides(search)).toEqual({ overrides, ...(remotes && { remotes }), rest });
});

test('what is shared is what is read', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z-]{1,12}$/), fc.domain(), (name, domain) => {
      const overrides = [{ name, origin: `https://${domain}` }];
      const shared = new URL(shareAddress('https://console.example/readers?search=a%20b', overrides));
      expect(parseOverrides(shared.search)).toEqual({ overrides, rest: '?search=a+b' });
    }),
  );
});

const rules = { origins: [dev], permitted: true, known: ['readers'] };

test.each([
  ['an allowed origin, a known remote, an administrator', { name: 'readers', origin: dev }, rules, undefined],
  ['another origin', { name: 'readers', origin: 'https://evil.example' }, rules, 'origin'],
  ['an origin that only begins alike', { name: 'readers', origin: `${dev}9` }, rules, 'origin'],
  ['no origin at all', { name: 'readers', origin: 'javascript:alert(1)' }, rules, 'origin'],
  ['a remote that is not there', { name: 'nothing', origin: dev }, rules, 'unknown'],
  ['somebody else', { name: 'readers', origin: dev }, { ...rules, permitted: false }, 'permission'],
  [
    'a console without allowed origins',
    { name: 'readers', origin: dev },
    { ...rules, origins: [] },
    'origin',
  ],
])('%s is judged before anything is asked of there', (_, override, by, why) => {
  expect(validateOverride(override, by)).toEqual(why ? { kind: 'refused', why } : { kind: 'allowed' });
});

describe('storage', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    sessionStorage.clear();
  });

  test('what is kept is read again, and nothing is left of what ended', () => {
    const kept = {
      overrides: [{ name: 'readers', origin: dev }],
      asked: [{ name: 'jobs', origin: dev }],
      safeMode: true,
    };
    keepOverrides(kept);
    expect(readOverrides()).toEqual(kept);
    keepOverrides({ overrides: [], asked: [], safeMode: false });
    expect(sessionStorage).toHaveLength(0);
  });

  test('what an address asks for waits until it is answered, also over a reload', () => {
    const asked = [{ name: 'readers', origin: dev }];
    history.replaceState(null, '', `/readers?search=dock&remote.readers=${dev}`);
    expect(takeOverrides()).toEqual({ overrides: [], asked, safeMode: false });
    expect(location.search).toBe('?search=dock');
    expect(takeOverrides()).toEqual({ overrides: [], asked, safeMode: false });
    history.replaceState(null, '', '/readers?remote.readers=http://localhost:3002');
    expect(takeOverrides().asked).toEqual([{ name: 'readers', origin: 'http://localhost:3002' }]);
    keepOverrides({ overrides: asked, asked: [], safeMode: false });
    history.replaceState(null, '', `/readers?remote.readers=${dev}&remotes=off`);
    expect(takeOverrides()).toEqual({ overrides: asked, asked: [], safeMode: true });
    history.replaceState(null, '', '/');
  });

  test.each(['{}', 'nothing', '[1, null, {"name": 1}]'])('%s in it is as if nothing were', (text) => {
    sessionStorage.setItem('console-overrides', text);
    expect(readOverrides()).toEqual({ overrides: [], asked: [], safeMode: false });
  });

  test('a browser that refuses it keeps nothing, and nothing breaks', () => {
    jest.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied');
    });
    keepOverrides({ overrides: [], asked: [], safeMode: true });
    expect(readOverrides()).toEqual({ overrides: [], asked: [], safeMode: false });
  });
});
