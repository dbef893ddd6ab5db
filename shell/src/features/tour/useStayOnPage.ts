import { useLocation } from '@console/design/router';
import { useEffect, useRef } from 'react';

/** Position of an entry among those that the router has made; undefined for an entry that is not the router's. */
const indexOf = (state: unknown): number | undefined => {
  const index = (state as { idx?: unknown } | null)?.idx;
  return typeof index === 'number' ? index : undefined;
};

/** Milliseconds after which the address is looked at again: a browser drops a move that another one overtakes. */
const putBackAgain = 250;

/**
 * While the caller is on screen, a page stays when somebody goes back or forward to another one [TOUR-09]. A browser
 * cannot be kept from moving: the address is put back before the router sees it.
 *
 * @param page - path of the page that stays; entries of it may be gone to, for their filter or sorting
 * @param onAttempt - told of each attempt
 */
export function useStayOnPage(page: string, onAttempt: () => void): void {
  const { key } = useLocation();
  const held = useRef<number>(undefined);
  const told = useRef({ page, onAttempt });
  useEffect(() => {
    told.current = { page, onAttempt };
  });
  // Every entry of the history has a key of its own.
  useEffect(() => {
    held.current = indexOf(history.state);
  }, [key]);
  useEffect(() => {
    let restoring = false;
    let again: ReturnType<typeof setTimeout> | undefined;
    const putBack = () => {
      const index = indexOf(history.state);
      if (location.pathname === told.current.page || held.current === undefined || index === undefined) {
        restoring = false;
        return;
      }
      // The entry of a page that is just being opened is not drawn yet: it is the one behind the last that was.
      history.go(held.current - index || 1);
      again = setTimeout(putBack, putBackAgain);
    };
    const stay = (event: PopStateEvent) => {
      const index = indexOf(event.state);
      if (held.current === undefined || index === undefined) return;
      const isBack = location.pathname === told.current.page;
      const isGivenUp = restoring && index === held.current;
      if (isBack || isGivenUp) {
        // The address is back; to the router nothing has happened.
        if (restoring && isBack) event.stopImmediatePropagation();
        restoring = false;
        clearTimeout(again);
        return;
      }
      event.stopImmediatePropagation();
      if (!restoring) told.current.onAttempt();
      restoring = true;
      clearTimeout(again);
      putBack();
    };
    // Firefox asks this before the router; Chromium calls listeners as they were added, so that the router goes both ways.
    addEventListener('popstate', stay, { capture: true });
    return () => {
      clearTimeout(again);
      removeEventListener('popstate', stay, { capture: true });
    };
  }, []);
}
