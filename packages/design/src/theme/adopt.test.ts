/** @jest-environment ./packages/testing/src/environments/dom.ts */
import { adopt } from './adopt';

// jsdom has no constructable style sheets; this one keeps the text it is given.
class TextSheet {
  text = '';
  replaceSync(text: string) {
    this.text = text;
  }
}

const lastText = (root: Document | ShadowRoot) =>
  (root.adoptedStyleSheets as unknown as TextSheet[]).at(-1)?.text;

function shadowRoot(): ShadowRoot {
  const shadow = document.createElement('div').attachShadow({ mode: 'open' });
  return Object.assign(shadow, { adoptedStyleSheets: [] });
}

beforeEach(() => {
  Object.assign(globalThis, { CSSStyleSheet: TextSheet });
  Object.assign(document, { adoptedStyleSheets: [] });
});

test.each([
  [
    '.a{width:2rem;margin:-.5rem}',
    '.a{width:calc(2 * var(--console-rem));margin:calc(-.5 * var(--console-rem))}',
  ],
  ['.a{flex:0 0 calc(100% - 1.25rem)}', '.a{flex:0 0 calc(100% - calc(1.25 * var(--console-rem)))}'],
  [
    '@media (max-width:48rem){.a{gap:1rem}}',
    '@media (max-width:48rem){.a{gap:calc(1 * var(--console-rem))}}',
  ],
  ['.a{width:3em;--rem:none}', '.a{width:3em;--rem:none}'],
])(
  'in a shadow root the size of the root element of a foreign page counts for nothing: %s',
  (css, adopted) => {
    const shadow = shadowRoot();
    adopt(shadow, css);
    expect(lastText(shadow)).toBe(adopted);
  },
);

test('in the page itself lengths stay as they are', () => {
  adopt(document, '.a{width:2rem}');
  expect(lastText(document)).toBe('.a{width:2rem}');
});
