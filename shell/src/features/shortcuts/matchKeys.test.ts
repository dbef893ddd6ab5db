/** @jest-environment ./packages/testing/src/environments/dom.ts */
import { isTyping, keyName, matchKeys } from './matchKeys';
import { shortcuts } from './shortcuts';

/** The shortcuts that a row of keys sets off. */
function press(...keys: string[]) {
  const matched: string[] = [];
  let pending: readonly string[] = [];
  for (const key of keys) {
    const match = matchKeys(shortcuts, pending, key);
    if (match.matched) matched.push(match.matched.id);
    pending = match.pending;
  }
  return matched;
}

test.each([
  [['mod+k'], ['palette']],
  [['?'], ['help']],
  [['g', 'j'], ['jobs']],
  [['g', 'g', 'j'], ['jobs']],
  [['g', 'x', 'j'], []],
  [['x', '/'], ['search']],
  [['g', '?'], ['help']],
  [['n'], ['next']],
  [['g', 'n'], ['notifications']],
  [['j'], []],
])('%j sets off %j', (keys, expected) => {
  expect(press(...keys)).toEqual(expected);
});

test('no two shortcuts are the same, and none hides a longer one', () => {
  const written = shortcuts.map(({ keys }) => keys.join(' '));
  expect(new Set(written).size).toBe(written.length);
  expect(written.filter((one) => written.some((other) => other.startsWith(`${one} `)))).toEqual([]);
});

const key = (init: KeyboardEventInit) => keyName(new KeyboardEvent('keydown', init));

test.each([
  [{ key: 'K', ctrlKey: true }, 'mod+k'],
  [{ key: 'k', metaKey: true }, 'mod+k'],
  [{ key: '?', shiftKey: true }, '?'],
  [{ key: 'Shift', shiftKey: true }, undefined],
  [{ key: 'ß', altKey: true }, undefined],
])('%j is %s', (init, name) => {
  expect(key(init)).toBe(name);
});

test('what is typed into a field or a dialog is no shortcut, unless it is one with Ctrl or Cmd', () => {
  document.body.innerHTML =
    '<input id="field"><dialog><button id="inside"></button></dialog><a id="link"></a>';
  const at = (id: string) => document.getElementById(id);
  expect(isTyping(at('field'), 'g')).toBe(true);
  expect(isTyping(at('inside'), '?')).toBe(true);
  expect(isTyping(at('field'), 'mod+k')).toBe(false);
  expect(isTyping(at('link'), 'g')).toBe(false);
});
