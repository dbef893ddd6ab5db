import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus back when a notice goes away with it: to what had it before somebody entered the notice, where that
 * is still there, else to the heading of the page.
 *
 * @param notice - element of the notice
 * @returns listener for the element
 */
export function useReturnedFocus(notice: RefObject<HTMLElement | null>) {
  const before = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const element = notice.current;
    if (!element) return;
    const root = element.getRootNode() as Document | ShadowRoot;
    return () => {
      if (!element.contains(root.activeElement)) return;
      const heading = root.querySelector<HTMLElement>('h1[tabindex]');
      const to = before.current?.isConnected ? before.current : heading;
      if (to instanceof HTMLElement) to.focus({ preventScroll: true });
    };
  }, [notice]);
  return {
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      const isInside = relatedTarget !== null && currentTarget.contains(relatedTarget);
      if (!isInside) before.current = relatedTarget;
    },
  };
}
