/** @jest-environment ./packages/testing/src/environments/dom.ts */
import { adopt } from './adopt';

// jsdom has no constructable style sheets; this one keeps the text it is given.
class TextSheet {
  text = '';
  replaceSync(text: string) {
    this.text = text;
  }
}

const texts = (root: Document | ShadowRoot) =>
  (root.adoptedStyleSheets as unknown as TextSheet[]).map(({ text }) => text);
const lastText = (root: Document | ShadowRoot) => texts(root).at(-1);

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

test.each<[string, Pick<typeof CSS, 'registerProperty'> | undefined, string]>([
  ['that has been chosen in the browser', { registerProperty: () => undefined }, '1em'],
  [
    'that has been chosen, where another copy has registered the property',
    {
      registerProperty() {
        throw new DOMException('registered', 'InvalidModificationError');
      },
    },
    '1em',
  ],
  ['that is usual, where properties have no types', undefined, '16px'],
])('in a shadow root lengths are measured by the text size %s', (_, given, size) => {
  Object.assign(globalThis, { CSS: given });
  const shadow = shadowRoot();
  adopt(shadow, '.a{width:2rem}');
  expect(texts(shadow)[0]).toContain(`--console-rem: ${size};`);
});

test('in the page itself lengths stay as they are', () => {
  adopt(document, '.a{width:2rem}');
  expect(lastText(document)).toBe('.a{width:2rem}');
});
