import { useEffect, useState } from 'react';

interface Seen {
  readonly element: Element;
  readonly top: number;
  readonly left: number;
}

/**
 * The element marked with `data-tour`, as soon as it is on the page; the component is drawn anew when the element
 * moves. Undefined while it is not there, or no target is given.
 */
export function useTarget(target: string | undefined): Element | undefined {
  const [seen, setSeen] = useState<Seen>();
  useEffect(() => {
    const look = () => setSeen((before) => lookFor(target, before));
    look();
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    addEventListener('scroll', look, { capture: true, passive: true });
    return () => {
      observer.disconnect();
      removeEventListener('scroll', look, { capture: true });
    };
  }, [target]);
  return seen?.element;
}

function lookFor(target: string | undefined, before: Seen | undefined): Seen | undefined {
  const element = target === undefined ? null : document.querySelector(`[data-tour="${target}"]`);
  if (!element) return undefined;
  const { top, left } = element.getBoundingClientRect();
  const isSame = before?.element === element && before.top === top && before.left === left;
  return isSame ? before : { element, top, left };
}
