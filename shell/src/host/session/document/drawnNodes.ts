/** Finds what a place stands for in the language of now. */
export interface Drawing {
  readonly elements: DrawnPage['elements'];
  /** The text of a place; null where the language has none. */
  readonly text: (place: number) => string | null;
}

/** The attribute of an element that some languages do not have. */
const onlyIn = '?';

const svg = 'http://www.w3.org/2000/svg';

function create(name: string, parent: Element): Element {
  const inSvg = name === 'svg' || parent.namespaceURI === svg;
  return inSvg ? document.createElementNS(svg, name) : document.createElement(name);
}

function setAttributes(element: Element, attributes: DrawnElement[1], { text }: Drawing): void {
  const { [onlyIn]: _, ...wanted } = attributes;
  for (const { name } of [...element.attributes]) if (!(name in wanted)) element.removeAttribute(name);
  for (const [name, value] of Object.entries(wanted)) {
    const written = typeof value === 'number' ? text(-1 - value) : value;
    if (written === null) element.removeAttribute(name);
    else if (element.getAttribute(name) !== written) element.setAttribute(name, written);
  }
}

/** The sibling from one on that is the same element in another state. */
function findSame(from: ChildNode | null, [name, attributes]: DrawnElement): Element | undefined {
  for (let node = from; node; node = node.nextSibling)
    if (
      node instanceof Element &&
      node.localName === name &&
      node.getAttribute('class') === (attributes.class ?? null)
    )
      return node;
  return undefined;
}

/** Draws the children of an element: what is there already stays, with the focus and with what was typed. */
export function drawChildren(parent: Element, places: readonly number[], drawing: Drawing): void {
  let next = parent.firstChild;
  for (const place of places) {
    const drawn = drawing.elements[place];
    if (!drawn) {
      const text = drawing.text(place) ?? '';
      const present = next instanceof Text ? next : parent.insertBefore(new Text(), next);
      if (present.data !== text) present.data = text;
      next = present.nextSibling;
      continue;
    }
    const { [onlyIn]: language } = drawn[1];
    if (typeof language === 'number' && drawing.text(-1 - language) === null) continue;
    const same = findSame(next, drawn);
    while (same && next !== same) {
      const over = next;
      next = over?.nextSibling ?? null;
      over?.remove();
    }
    const element = same ?? create(drawn[0], parent);
    drawElement(element, drawn, drawing);
    if (!same) parent.insertBefore(element, next);
    next = element.nextSibling;
  }
  while (next) {
    const over = next;
    next = over.nextSibling;
    over.remove();
  }
}

/** Draws an element that is there, with all that is in it. */
export function drawElement(element: Element, drawn: DrawnElement, drawing: Drawing): void {
  const [, attributes, ...children] = drawn;
  setAttributes(element, attributes, drawing);
  drawChildren(element, children, drawing);
}
