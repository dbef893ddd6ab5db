/** @jest-environment ./packages/testing/src/environments/dom.ts */
import { StyleModule } from './adopted-style-mod';

// jsdom has no constructable style sheets; this one keeps the text it is given.
class TextSheet {
  text = '';
  replaceSync(text: string) {
    this.text = text;
  }
}

const texts = () => (document.adoptedStyleSheets as unknown as TextSheet[]).map(({ text }) => text);

test('rules are completed and nested as their library writes them', () => {
  const module = new StyleModule(
    {
      '&': { maxHeight: '1em', '&.focused': { outline: 'none' } },
      '.a, .b:is(.c, .d)': { caretColor: 'red', color_1: 'blue', '--own': 1, left: null },
      '@media print': { '.a': { display: 'none' } },
      '@keyframes blink': { '0%': {}, '50%': { opacity: 0 } },
    },
    { finish: (selector) => (selector.includes('&') ? selector.replace(/&/, '.x') : `.x ${selector}`) },
  );
  expect(module.getRules().split('\n')).toEqual([
    '.x.focused {outline: none;}',
    '.x {max-height: 1em;}',
    '.x .a,.x .b:is(.c, .d) {caret-color: red; color: blue; --own: 1;}',
    '@media print {.x .a {display: none;}}',
    '@keyframes blink {50% {opacity: 0;}}',
  ]);
});

test('modules of a root are one adopted sheet, in the order in which they were mounted last; no element is added', () => {
  Object.assign(globalThis, { CSSStyleSheet: TextSheet });
  Object.assign(document, { adoptedStyleSheets: [] });
  const [base, theme] = ['a', 'b'].map((name) => new StyleModule({ [name]: { top: 0 } })) as [
    StyleModule,
    StyleModule,
  ];
  StyleModule.mount(document, base);
  StyleModule.mount(document, [base, theme]);
  expect(texts()).toEqual(['a {top: 0;}\nb {top: 0;}']);
  StyleModule.mount(document, [theme, base]);
  expect(texts()).toEqual(['b {top: 0;}\na {top: 0;}']);
  expect(document.querySelector('style')).toBeNull();
  expect(StyleModule.newName()).not.toBe(StyleModule.newName());
});
