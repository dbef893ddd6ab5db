import { focusedAround } from './focused';

/** Where something with the focus stood: its ancestors from the inside out, with its index among their children. */
interface FocusRecord {
  readonly element: WeakRef<Element>;
  readonly path: readonly { readonly parent: WeakRef<Element>; readonly index: number }[];
}

/** Elements that go away when they were used; the focus returns to where it was before. */
const passing = 'dialog, [popover], [aria-live]';

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]';

/** Number of past focus changes in which a place is looked for: an alert over a dialog over a row. */
const depth = 4;

/** Time in ms in which whoever removes what has the focus may put it somewhere else. */
const grace = 100;

function recordOf(element: Element, root: Element): FocusRecord {
  const path: { parent: WeakRef<Element>; index: number }[] = [];
  let child = element;
  for (let parent = element.parentElement; parent && child !== root; parent = parent.parentElement) {
    path.push({ parent: new WeakRef(parent), index: Array.prototype.indexOf.call(parent.children, child) });
    child = parent;
  }
  return { element: new WeakRef(element), path };
}

/**
 * True for an element that was not removed, disabled or switched off; does not look at styles, which take
 * long.
 */
const isThere = (element: Element | undefined, root: Element): element is HTMLElement =>
  element !== undefined &&
  root.contains(element) &&
  !element.matches(':disabled') &&
  element.closest('[inert], [hidden]') === null;

/** True for an element that can have the focus. */
const isUsable = (element: Element | undefined, root: Element): element is HTMLElement =>
  isThere(element, root) && (element.checkVisibility?.() ?? true);

function firstIn(elements: readonly Element[], root: Element): HTMLElement | undefined {
  return elements
    .flatMap((element) => [
      ...(element.matches(focusable) ? [element] : []),
      ...element.querySelectorAll(focusable),
    ])
    .find((element) => isUsable(element, root));
}

/** The heading over a place: that of the nearest section, card or page around it. */
function headingOver(place: Element, page: Element, root: Element): HTMLElement | undefined {
  for (let around: Element | null = place; around && page.contains(around); around = around.parentElement) {
    const headings = [...around.querySelectorAll('h1, h2, h3, h4')];
    const heading = headings.find((element) => isUsable(element, root));
    if (heading) return heading;
  }
  return undefined;
}

/** The heading of the page that came in place of the one that is gone; none while it is on its way. */
const headingOf = (root: Element): HTMLElement | undefined =>
  [...root.querySelectorAll('.page h1, main h1, main h2')].find((element) => isUsable(element, root));

/** Element in the place of one that went: the one after it, or the heading over it. */
function successorOf({ path }: FocusRecord, root: Element): HTMLElement | undefined {
  const nearest = path.findIndex(({ parent }) => isUsable(parent.deref(), root));
  const place = path[nearest]?.parent.deref();
  const page = place?.closest('.page, dialog');
  if (!place || !page) return headingOf(root);
  for (const { parent, index } of path.slice(nearest, nearest + 2)) {
    const element = parent.deref();
    if (!element || !page.contains(element)) break;
    const children = [...element.children];
    // The first child is what stands over the others: the heading of a list, the row of column names.
    const next = firstIn(children.slice(index), root) ?? firstIn(children.slice(1, index).reverse(), root);
    if (next) return next;
  }
  return headingOver(place, page, root);
}

function placeFor(records: readonly FocusRecord[], root: Element): HTMLElement | undefined {
  for (const record of records) {
    const element = record.element.deref();
    if (isUsable(element, root)) return element;
    const isPassing =
      element?.closest(passing) || record.path.some(({ parent }) => parent.deref()?.matches(passing));
    const successor = isPassing ? undefined : successorOf(record, root);
    if (successor || !isPassing) return successor;
  }
  return headingOf(root);
}

const handedOn = new WeakSet<Element>();

/** True for an element that has the focus only since what had it went away. */
export const isHandedOn = (element: Element): boolean => handedOn.has(element);

function focus(element: HTMLElement, options: FocusOptions): void {
  handedOn.add(element);
  element.addEventListener('blur', () => handedOn.delete(element), { once: true });
  if (!element.matches(focusable)) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus(options);
}

/**
 * Keeps the focus in the page: when what has it is removed, hidden or disabled, and nobody puts it somewhere else, it
 * goes to what stands in its place, the next row for example, else to the heading over it; after a dialog, a menu or an
 * alert to where it was before; after a page to the heading of the next one.
 *
 * @param root - what the elements are in; a shadow root is told by it
 * @returns what ends it
 */
export function keepFocus(root: HTMLElement): () => void {
  let records: FocusRecord[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restore = () => {
    const focused = focusedAround(root);
    if (focused && focused !== document.body) return;
    const [last, ...before] = records;
    if (!last || isThere(last.element.deref(), root)) return;
    const place = placeFor([last, ...before], root);
    // Who had moved the page away from it stays there, as after the browser's own dialogs.
    const isReturn = before.some(({ element }) => element.deref() === place);
    if (place) focus(place, { preventScroll: isReturn });
  };
  const changes = new MutationObserver(() => {
    if (timer !== undefined || isThere(records[0]?.element.deref(), root)) return;
    timer = setTimeout(() => {
      timer = undefined;
      restore();
    }, grace);
  });
  const note = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || target === root) return;
    if (records.length === 0)
      changes.observe(root, {
        childList: true,
        subtree: true,
        attributes: true,
        attributeFilter: ['disabled', 'hidden', 'inert'],
      });
    // Of all that had the focus in one dialog the last counts, or the way back before it would be forgotten.
    const around = target.closest(passing);
    const before = around?.contains(records[0]?.element.deref() ?? null) ? records.slice(1) : records;
    records = [recordOf(target, root), ...before].slice(0, depth);
  };
  const forget = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null || !(target instanceof Element)) return;
    // Some browsers tell it before they remove the element. What is still there was left by a click beside everything.
    queueMicrotask(() => {
      if (records[0]?.element.deref() !== target || !isThere(target, root)) return;
      records = [];
      changes.disconnect();
    });
  };
  root.addEventListener('focusin', note);
  root.addEventListener('focusout', forget);
  return () => {
    clearTimeout(timer);
    changes.disconnect();
    root.removeEventListener('focusin', note);
    root.removeEventListener('focusout', forget);
  };
}
