import type * as TestingLibrary from '@testing-library/dom';

/** A text that is looked for: a part of it in any case, exactly it, or what an expression finds. */
export type Pattern =
  | { readonly text: string; readonly exact: boolean }
  | { readonly source: string; readonly flags: string };

/** A step of the way to an element: among what the steps before have found. */
export type Step =
  | {
      readonly by: 'role';
      readonly role: string;
      readonly name?: Pattern | undefined;
      readonly level?: number | undefined;
    }
  | { readonly by: 'label' | 'text' | 'title'; readonly pattern: Pattern }
  | { readonly by: 'css'; readonly selector: string }
  | { readonly by: 'nth'; readonly index: number }
  | { readonly by: 'having'; readonly pattern: Pattern };

/** State of an element. */
export interface ElementState {
  /** Number of elements; the rest is said of the first. */
  readonly count: number;
  readonly visible: boolean;
  readonly text: string;
  readonly texts: readonly string[];
  readonly value: string | undefined;
  readonly focused: boolean;
  readonly attributes: Readonly<Record<string, string>>;
}

/** Functions put into each page: they are called there and can use nothing from here but types. */
export function installFinder(): void {
  const scope = globalThis as unknown as {
    TestingLibraryDom: typeof TestingLibrary;
    finder: object;
  };
  const library = scope.TestingLibraryDom;
  const flat = (text: string) => text.replace(/\s+/g, ' ').trim();

  const fits = (pattern: Pattern) => (text: string) => {
    if ('source' in pattern) return new RegExp(pattern.source, pattern.flags).test(flat(text));
    if (pattern.exact) return flat(text) === flat(pattern.text);
    return flat(text).toLowerCase().includes(flat(pattern.text).toLowerCase());
  };

  type Root = HTMLElement | Document | ShadowRoot;
  /** A root and the shadow roots in it. */
  const rootsIn = (root: Root): Root[] => [
    root,
    ...('shadowRoot' in root && root.shadowRoot ? rootsIn(root.shadowRoot) : []),
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : [])),
  ];

  /** The innermost elements that have a text in them. */
  const withText = (elements: readonly Element[], has: (text: string) => boolean) => {
    const having = (element: Element) => !element.matches('script, style') && has(element.textContent ?? '');
    return elements.filter((element) => having(element) && ![...element.children].some(having));
  };

  const query = (root: Root, step: Step): Element[] => {
    // It asks for nothing that a shadow root does not have.
    const container = root as HTMLElement;
    switch (step.by) {
      case 'role': {
        const { name, level } = step;
        return library.queryAllByRole(container, step.role, {
          ...(name && { name: fits(name) }),
          ...(level !== undefined && { level }),
        });
      }
      case 'label':
        return library.queryAllByLabelText(container, fits(step.pattern));
      case 'text':
        return withText([...root.querySelectorAll('*')], fits(step.pattern));
      case 'title':
        return library.queryAllByTitle(container, fits(step.pattern));
      case 'css':
        return [...root.querySelectorAll(step.selector)];
      default:
        return [];
    }
  };

  const advance = (found: readonly Root[], step: Step): Element[] => {
    const elements = found as readonly Element[];
    if (step.by === 'nth') return elements.slice(step.index).slice(0, 1);
    if (step.by === 'having')
      return elements.filter(({ textContent }) => fits(step.pattern)(textContent ?? ''));
    return [...new Set(found.flatMap(rootsIn).flatMap((root) => query(root, step)))];
  };

  const all = (steps: readonly Step[]) =>
    steps.reduce<readonly Root[]>(
      (found, step) => advance(found, step) as HTMLElement[],
      [document],
    ) as HTMLElement[];

  // An element that is only there for what is in it has no place of its own.
  const isVisible = (element: Element): boolean =>
    getComputedStyle(element).display === 'contents'
      ? [...element.children].some(isVisible)
      : element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;

  const focused = () => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element;
  };

  const state = (steps: readonly Step[]): ElementState => {
    const elements = all(steps);
    const element = elements[0] as HTMLInputElement | undefined;
    return {
      count: elements.length,
      visible: element !== undefined && isVisible(element),
      text: flat(element?.textContent ?? ''),
      texts: elements.map(({ textContent }) => flat(textContent ?? '')),
      value: element?.value,
      focused: element !== undefined && element === focused(),
      attributes: Object.fromEntries(
        [...(element?.attributes ?? [])].map(({ name, value }) => [name, value]),
      ),
    };
  };

  const hitAt = (x: number, y: number) => {
    let hit = document.elementFromPoint(x, y);
    for (;;) {
      const inner = hit?.shadowRoot?.elementFromPoint(x, y);
      if (!inner || inner === hit) return hit;
      hit = inner;
    }
  };
  const holds = (outer: Element, inner: Element | null): boolean => {
    for (let node: Node | null = inner; node; node = node instanceof ShadowRoot ? node.host : node.parentNode)
      if (node === outer || (node instanceof HTMLLabelElement && node.control === outer)) return true;
    return false;
  };
  const nextFrame = () => new Promise(requestAnimationFrame);

  /** Where the pointer meets an element, or why it does not. */
  const point = async (steps: readonly Step[]): Promise<{ x: number; y: number } | string> => {
    const elements = all(steps);
    const [element] = elements;
    if (!element) return 'is not there';
    if (elements.length > 1) return `is ${elements.length} elements`;
    if (!isVisible(element)) return 'is not visible';
    if (element.matches(':disabled')) return 'is disabled';
    const middle = () => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
    };
    const hits = ({ x, y }: { x: number; y: number }) => holds(element, hitAt(x, y));
    if (!hits(middle())) element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const before = middle();
    await nextFrame();
    await nextFrame();
    const at = middle();
    if (at.x !== before.x || at.y !== before.y) return 'moves';
    return hits(at) ? at : `is covered by ${hitAt(at.x, at.y)?.outerHTML.slice(0, 200)}`;
  };

  /** Puts the focus into a field, with all that is in it selected. */
  const enter = (steps: readonly Step[]): string | undefined => {
    const elements = all(steps);
    const element = elements[0] as HTMLInputElement | undefined;
    if (elements.length !== 1 || !element) return `is ${elements.length} elements`;
    if (!isVisible(element) || element.disabled) return 'cannot be written in';
    element.focus();
    element.select?.();
    return focused() === element ? undefined : 'does not take the focus';
  };

  const box = (steps: readonly Step[]) => {
    const { x, y, width, height } = all(steps)[0]?.getBoundingClientRect() ?? new DOMRect();
    return { x, y, width, height };
  };

  scope.finder = { all, state, point, enter, box };
}
