import { useLocation } from '@console/design/router';
import { matchRoute } from '@console/remote/contract';
import { useEffect } from 'react';
import { markAnswering, pageMark } from '../../host/registry/pageMarks';
import type { WatchProps } from './watchProps';

/** Time in ms between two signs. */
const pace = 2000;

/** Leaves a sign in the tab, again and again, that the page which is open answers: one that hangs is named after a reload. */
export function Heartbeat({ remote }: WatchProps) {
  const { pathname } = useLocation();
  const page = remote && matchRoute(remote.routes, pathname)?.route.page;
  const mark =
    remote && page !== undefined
      ? pageMark({ ...(remote.chosen ?? remote), name: remote.name }, page)
      : undefined;
  useEffect(() => {
    if (mark === undefined) return;
    // In the background timers rest, and a document that is left in order blocked nothing.
    const beat = () => markAnswering(document.visibilityState === 'visible' ? mark : undefined);
    const stop = () => markAnswering(undefined);
    beat();
    const timer = setInterval(beat, pace);
    document.addEventListener('visibilitychange', beat);
    addEventListener('pagehide', stop);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', beat);
      removeEventListener('pagehide', stop);
      stop();
    };
  }, [mark]);
  return null;
}
