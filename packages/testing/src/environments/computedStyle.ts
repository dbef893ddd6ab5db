/**
 * Properties that queries by role, clicks, popups and charts ask of every element they meet, and how the value comes
 * about: those that are `own` no rule of a browser's style sheet sets.
 */
const quick: Readonly<Record<string, { readonly inherited?: string; readonly own?: true }>> = {
  display: {},
  visibility: { inherited: 'visible' },
  'pointer-events': { inherited: 'auto' },
  opacity: { own: true },
  overflow: { own: true },
  'overflow-x': { own: true },
  'overflow-y': { own: true },
  'stroke-width': { own: true },
  'z-index': { own: true },
};

const propertyNames: Readonly<Record<string, string>> = {
  pointerEvents: 'pointer-events',
  overflowX: 'overflow-x',
  overflowY: 'overflow-y',
  strokeWidth: 'stroke-width',
  zIndex: 'z-index',
};

/** Place in the stack that the sheet of charts gives to what they are drawn in; by it charts tell that the sheet is there. */
const zIndexOf = (element: Element) => (element.classList.contains('highcharts-container') ? '0' : '');

/** The style sheet sizes texts of HTML, but none of a drawing. */
const isOfDrawing = (element: Element, property: string) =>
  property === 'font-size' && element.namespaceURI === 'http://www.w3.org/2000/svg';

/** Elements whose `display` depends on what they stand in. */
const contextual = new Set(['rt', 'rp']);

/** Attributes the browser's own style sheet looks at for `display`. */
const decisive = (element: Element) =>
  ['hidden', 'open'].filter((name) => element.hasAttribute(name)).join() +
  (element.getAttribute('type') === 'hidden' ? ',type' : '');

/** `display` of the kinds of elements that were asked for so far, in any page. */
const displays = new Map<string, string>();

/**
 * jsdom's `getComputedStyle`, without its price: jsdom matches the whole style sheet of a browser with the element, and
 * does so again after each change of the page, which is most of what a query by role costs. What such a query asks is
 * answered here: from the element's own `style`, and from what jsdom has said of an element of the same
 * kind. Everything else is left to jsdom, and so is a page that has style sheets.
 */
export function quickComputedStyle(
  window: Pick<Window, 'document' | 'getComputedStyle'>,
): typeof getComputedStyle {
  const ofJsdom = window.getComputedStyle.bind(window);
  const samples = window.document.implementation.createHTMLDocument();

  /** `display` of an element of this kind in a page without style sheets. */
  const displayOfKind = (element: Element): string => {
    const kind = `${element.namespaceURI} ${element.localName} ${decisive(element)}`;
    const known = displays.get(kind);
    if (known !== undefined) return known;
    const sample = samples.importNode(element);
    sample.removeAttribute('style');
    const { display } = ofJsdom(sample);
    displays.set(kind, display);
    return display;
  };

  const own = (element: Element, property: string): string =>
    element.hasAttribute('style') ? (element as HTMLElement).style.getPropertyValue(property) : '';

  const quickValue = (element: Element, property: string): string => {
    const { inherited, own: isOwn } = quick[property] ?? { own: true };
    if (property === 'z-index') return own(element, property) || zIndexOf(element);
    if (isOwn) return own(element, property);
    if (!inherited) return own(element, property) || displayOfKind(element);
    for (let at: Element | null = element; at; at = at.parentElement) {
      const value = own(at, property);
      if (value) return value;
    }
    return inherited;
  };

  return (element, pseudoElement) => {
    const isPlain =
      !pseudoElement &&
      !contextual.has(element.localName) &&
      [...element.ownerDocument.styleSheets].every((sheet) => sheet.cssRules.length === 0);
    if (!isPlain) return ofJsdom(element, pseudoElement);
    let asked: CSSStyleDeclaration | undefined;
    const whole = () => (asked ??= ofJsdom(element));
    const isQuick = (property: string) => property in quick || isOfDrawing(element, property);
    const getPropertyValue = (property: string) =>
      isQuick(property) ? quickValue(element, property) : whole().getPropertyValue(property);
    return new Proxy({} as CSSStyleDeclaration, {
      get(_, name: string) {
        if (name === 'getPropertyValue') return getPropertyValue;
        const property = propertyNames[name] ?? name;
        if (isQuick(property)) return quickValue(element, property);
        const value: unknown = Reflect.get(whole(), name);
        return typeof value === 'function' ? value.bind(whole()) : value;
      },
      has: (_, name) => name in whole(),
    });
  };
}
