import { useEffect, useLayoutEffect, useReducer, useState } from 'react';

/** Buttons that open what of the bar is not shown on a narrow screen: all of it, or what does not fit. */
const openers = ['[data-tour="navigation"]', '[data-tour="navigation-more"]'];

const find = (target: string): Element | null =>
  [`[data-tour="${target}"]`, ...(target.startsWith('navigation-') ? openers : [])]
    .map((selector) => document.querySelector(selector))
    .find((element) => element !== null) ?? null;

/**
 * The element marked with `data-tour`, as soon as it is on the page; the component is drawn anew when the element moves
 * or changes its size. Undefined while it is not there, or no target is given.
 */
export function useTarget(target: string | undefined): Element | undefined {
  const [found, setFound] = useState<{ readonly target: string; readonly element: Element }>();
  // What the stop before has pointed at is not there for this one.
  const element = found?.target === target ? found?.element : undefined;
  const [, measure] = useReducer((count: number) => count + 1, 0);
  // Before the text is painted: the panel would begin to move under a pointer that follows it.
  useLayoutEffect(() => {
    const look = () => {
      const now = target === undefined ? null : find(target);
      setFound((before) => {
        if (target === undefined || !now) return undefined;
        return before?.target === target && before.element === now ? before : { target, element: now };
      });
    };
    look();
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [target]);
  useEffect(() => {
    if (!element) return;
    let before = '';
    const compare = () => {
      const { top, left, width, height } = element.getBoundingClientRect();
      const now = [top, left, width, height].join();
      if (now !== before) measure();
      before = now;
    };
    // What moves it changes its size, that of the page, or what is scrolled; a change of the page moves it, too.
    const sizes = new ResizeObserver(compare);
    sizes.observe(element);
    sizes.observe(document.body);
    const changes = new MutationObserver(compare);
    changes.observe(document.body, { childList: true, subtree: true });
    addEventListener('scroll', compare, { capture: true, passive: true });
    return () => {
      sizes.disconnect();
      changes.disconnect();
      removeEventListener('scroll', compare, { capture: true });
    };
  }, [element]);
  return element;
}
