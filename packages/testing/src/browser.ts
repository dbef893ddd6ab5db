/**
 * Features that every browser has and jsdom leaves out, as far as the console uses them: modal dialogs (shown
 * in place, the rest of the page is not inert), media queries (none matches), links that save a file and scrolling
 * (there is no layout).
 */
if (typeof HTMLDialogElement !== 'undefined') {
  const dialog = HTMLDialogElement.prototype;
  const openers = new Map<HTMLDialogElement, Element | null>();
  const closeByEscape = ({ key }: KeyboardEvent) => {
    const top = [...openers.keys()].at(-1);
    if (key === 'Escape' && top?.dispatchEvent(new Event('cancel', { cancelable: true }))) top.close();
  };
  dialog.showModal ??= function showModal() {
    if (openers.size === 0) document.addEventListener('keydown', closeByEscape, true);
    openers.set(this, document.activeElement);
    this.open = true;
    this.querySelector<HTMLElement>('button, input, select, textarea, a[href]')?.focus();
  };
  dialog.close ??= function close() {
    if (!this.open) return;
    this.open = false;
    const opener = openers.get(this);
    openers.delete(this);
    if (openers.size === 0) document.removeEventListener('keydown', closeByEscape, true);
    if (opener instanceof HTMLElement) opener.focus();
    this.dispatchEvent(new Event('close'));
  };
}

if (typeof window !== 'undefined')
  window.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });

// A link that saves what it leads to leaves the page where it is; jsdom would follow it.
if (typeof HTMLAnchorElement !== 'undefined') {
  const { click } = HTMLAnchorElement.prototype;
  HTMLAnchorElement.prototype.click = function clickLink() {
    if (this.hasAttribute('download'))
      this.addEventListener('click', (event) => event.preventDefault(), { once: true });
    click.call(this);
  };
}

// Charts place their axes by the boxes of their labels: without any, the places are no numbers.
if (typeof SVGElement !== 'undefined')
  Object.assign(SVGElement.prototype, { getBBox: () => ({ x: 0, y: 0, width: 10, height: 10 }) });

// Nothing has a size in jsdom, so none ever changes.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// Nothing comes into sight or leaves it either.
globalThis.IntersectionObserver ??= class {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};

// Node's own channel would keep the worker alive as long as it is open.
globalThis.MessageChannel ??= class {
  readonly port1: { onmessage: (() => void) | null } = { onmessage: null };
  readonly port2 = { postMessage: () => setTimeout(() => this.port1.onmessage?.()) };
} as unknown as typeof MessageChannel;

// Highcharts asks which colours the browser understands.
if (typeof CSS !== 'undefined') CSS.supports ??= () => false;

if (typeof Element !== 'undefined') Element.prototype.scrollIntoView ??= () => undefined;
