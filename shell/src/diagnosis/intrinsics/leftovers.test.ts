/** @jest-environment ./packages/testing/src/environments/dom.ts */

import { act, createElement } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { clearLeftovers } from './leftovers';

const undisturbed = () => ({ children: new WeakSet(document.body.children), cookies: document.cookie });

beforeEach(() => {
  document.body.innerHTML = '<div id="console"></div>';
});

test('what a remote has put beside the console goes, and is named; what React draws and what the browser adds stays', async () => {
  const before = undisturbed();
  const dialog = document.createElement('dialog');
  dialog.setAttribute('open', '');
  const place = document.createElement('div');
  document.body.append(
    document.createElement('section'),
    dialog,
    document.createElement('an-extension'),
    place,
  );
  const root = createRoot(document.getElementById('console') as Element);
  const Portal = () => createPortal(createElement('p', null, 'a menu of the console'), place);
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await act(async () => root.render(createElement(Portal)));
  expect(clearLeftovers(before)).toEqual([
    { name: 'dialog', restored: true },
    { name: 'body > section', restored: true },
  ]);
  expect(Array.from(document.body.children).map(({ localName }) => localName)).toEqual([
    'div',
    'an-extension',
    'div',
  ]);
  expect(place).toHaveTextContent('a menu of the console');
  await act(async () => root.unmount());
});

/** Sets a cookie as code of a remote would. */
const setCookie = (cookie: string) => Reflect.set(document, 'cookie', `${cookie}; path=/`);

test('cookies that would shut the person out are taken away and named; few and small ones are no concern', () => {
  setCookie('console-audience=abc');
  const before = undisturbed();
  setCookie('small=1');
  expect(clearLeftovers(before)).toEqual([]);
  for (const name of ['a', 'b']) setCookie(`${name}=${'x'.repeat(3900)}`);
  expect(clearLeftovers(before)).toEqual([{ name: 'document.cookie', restored: true }]);
  expect(document.cookie).toBe('console-audience=abc; small=1');
});
