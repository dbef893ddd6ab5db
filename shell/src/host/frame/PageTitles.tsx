import { PageTitleProvider } from '@console/design/page';
import { useLocation } from '@console/design/router';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { documentFrame } from './document/documentFrame';

/** Time in milliseconds after which the title of a new page is announced [TITLE-03]. */
export const announceAfter = 100;

/**
 * Shows the titles of pages in the tab, and announces the title of each new page once, in a live region, a moment
 * after the route has changed [TITLE-03].
 */
export function PageTitles({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const [announced, setAnnounced] = useState('');
  const [opening] = useState(() => documentFrame()?.heading);
  // The page that is announced already, or needs no announcement as the browser itself reads the first one.
  const settled = useRef(pathname);
  const here = useRef(pathname);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useLayoutEffect(() => {
    if (here.current === pathname) return;
    here.current = pathname;
    clearTimeout(timer.current);
    // An empty region first: the same words twice would not be read again.
    setAnnounced('');
  }, [pathname]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const onTitle = useCallback((title: string) => {
    document.title = title;
    if (settled.current === here.current) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      settled.current = here.current;
      setAnnounced(title);
    }, announceAfter);
  }, []);

  return (
    <PageTitleProvider onTitle={onTitle} opening={opening}>
      {children}
      <p className="design__hidden" id="route-announcer" aria-live="assertive" aria-atomic="true">
        {announced}
      </p>
    </PageTitleProvider>
  );
}
