import { type RefObject, useEffect } from 'react';

const focusable = 'a[href], button, input, select, textarea, [tabindex]';

/** The elements that Tab stops at in an element, itself among them. */
const stopsIn = (element: Element | null | undefined): HTMLElement[] =>
  [element, ...(element?.querySelectorAll(focusable) ?? [])].filter(
    (one): one is HTMLElement =>
      one instanceof HTMLElement &&
      one.tabIndex >= 0 &&
      !one.matches(':disabled') &&
      one.getClientRects().length > 0,
  );

/**
 * Leads Tab from the panel to what it points at and back, since the rest of the page is behind the mask: what a stop is
 * about is one key away. In a dialog the browser does so by itself.
 */
export function useFocusLoop(panel: RefObject<HTMLElement | null>, target: Element | undefined): void {
  useEffect(() => {
    const lead = (event: KeyboardEvent) => {
      const from = event.target;
      if (event.key !== 'Tab' || event.defaultPrevented || !(from instanceof HTMLElement)) return;
      if (!panel.current || panel.current.closest('dialog') || from.closest('dialog')) return;
      const inPanel = panel.current.contains(from);
      // Elsewhere Tab leads to the panel: what has the focus there cannot be seen.
      const around = inPanel ? panel.current : target?.contains(from) ? target : undefined;
      const stops = stopsIn(around);
      const at = stops.indexOf(from);
      if (around && (event.shiftKey ? at > 0 : at >= 0 ? at < stops.length - 1 : inPanel && stops.length > 0))
        return;
      const beyond = inPanel ? stopsIn(target) : [];
      const others = beyond.length > 0 ? beyond : stopsIn(panel.current);
      const inOrder = event.shiftKey ? others.toReversed() : others;
      // Some only look as if they took the focus.
      const took = inOrder.some((one) => {
        one.focus();
        return document.activeElement === one;
      });
      if (took) event.preventDefault();
    };
    document.addEventListener('keydown', lead);
    return () => document.removeEventListener('keydown', lead);
  }, [panel, target]);
}
