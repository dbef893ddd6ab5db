import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Time in ms without a change of the focus after which it has settled: after the title of a new page was announced. */
const settled = 200;

/** Role of an alert, and the element that has it. */
export interface AlertRole {
  readonly role: 'alert' | undefined;
  readonly ref: RefObject<HTMLDivElement | null>;
}

/**
 * The role of an alert that may come together with a change of the focus, as on a page that could not be loaded: it is
 * there once the focus has settled. A screen reader stops what it says when the focus moves, and would not say the alert.
 *
 * @param isAlert - false for what does not interrupt. It never has the role.
 */
export function useAlertRole(isAlert = true): AlertRole {
  const ref = useRef<HTMLDivElement>(null);
  // Markup without effects, that of the sign-in in the document, has the role from the start.
  const [isSaid, setSaid] = useState(true);
  useLayoutEffect(() => setSaid(false), []);
  const waits = isAlert && !isSaid;
  useEffect(() => {
    const root = ref.current?.getRootNode();
    if (!waits || !root) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setSaid(true), settled);
    };
    wait();
    root.addEventListener('focusin', wait);
    return () => {
      clearTimeout(timer);
      root.removeEventListener('focusin', wait);
    };
  }, [waits]);
  return { role: isAlert && isSaid ? 'alert' : undefined, ref };
}
