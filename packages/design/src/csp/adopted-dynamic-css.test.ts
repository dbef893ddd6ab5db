/** @jest-environment ./packages/testing/src/environments/dom.ts */
import { clearContainerCache, injectCSS, removeCSS, updateCSS } from './adopted-dynamic-css';

// jsdom has no constructable style sheets; this one keeps the text it is given.
class TextSheet {
  text = '';
  replaceSync(text: string) {
    this.text = text;
  }
}

const texts = (root: Document | ShadowRoot) =>
  (root.adoptedStyleSheets as unknown as TextSheet[]).map(({ text }) => text);

const foreign = (text: string) => {
  const sheet = new TextSheet();
  sheet.replaceSync(text);
  return sheet as unknown as CSSStyleSheet;
};

beforeEach(() => {
  clearContainerCache();
  Object.assign(globalThis, { CSSStyleSheet: TextSheet });
  Object.assign(document, { adoptedStyleSheets: [foreign('page')] });
});

test('a key has one sheet, however often it is updated', () => {
  updateCSS('a{}', 'one');
  updateCSS('b{}', 'one');
  expect(texts(document)).toEqual(['page', 'b{}']);
});

test('the same key under another mark is another sheet', () => {
  updateCSS('a{}', 'one', { mark: 'x' });
  updateCSS('b{}', 'one', { mark: 'y' });
  expect(texts(document)).toEqual(['page', 'a{}', 'b{}']);
});

test('prepended sheets stand before those of others, by priority, so that own styles win', () => {
  updateCSS('after', '1');
  updateCSS('low', '2', { prepend: 'queue', priority: 1 });
  updateCSS('lowest', '3', { prepend: 'queue', priority: -1 });
  updateCSS('second low', '4', { prepend: 'queue', priority: 1 });
  updateCSS('first', '5', { prepend: true });
  expect(texts(document)).toEqual(['first', 'lowest', 'low', 'second low', 'page', 'after']);
});

test('removing takes away its own sheet only', () => {
  updateCSS('a{}', 'one');
  updateCSS('b{}', 'two');
  removeCSS('one');
  removeCSS('unknown');
  expect(texts(document)).toEqual(['page', 'b{}']);
});

test('sheets go into the shadow root they are attached to', () => {
  const host = document.createElement('div');
  const shadow = host.attachShadow({ mode: 'open' });
  Object.assign(shadow, { adoptedStyleSheets: [] });
  const inside = document.createElement('p');
  shadow.append(inside);
  updateCSS('root', 'one', { attachTo: shadow });
  updateCSS('element', 'two', { attachTo: inside });
  expect(texts(shadow)).toEqual(['root', 'element']);
  expect(texts(document)).toEqual(['page']);
});

test('the element that is returned takes attributes and is nowhere in the page', () => {
  const element = injectCSS('a{}');
  element.setAttribute('data-mark', 'x');
  expect(element.isConnected).toBe(false);
  expect(document.querySelector('style')).toBeNull();
});
