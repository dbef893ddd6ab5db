import { useServiceClient } from '@console/api-client/react';
import { useLocation } from '@console/design/router';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect } from 'react';
import { useOverrides } from '../override/OverridesProvider';
import { useRegistry } from '../registry';
import { readReturnAddress, useSessionState } from '../session';
import { followLinks, idle, isSparing } from './followLinks';
import type { PagesAhead } from './pagesAhead';
import { useNavigation } from './useNavigation';

/** Time that a page rests before other areas are fetched, in milliseconds: nothing that it needs waits for them. */
const restTime = 1500;

/** Has pages fetched ahead: the opened one, those whose links are about to be used, the one after the login, and
 * while nothing else is to do those of the other areas. */
export function FollowPages({ ahead }: { readonly ahead: PagesAhead }) {
  const { askServiceVersion } = useRegistry();
  const { safeMode } = useOverrides();
  const { status } = useSessionState();
  const queryClient = useQueryClient();
  const client = useServiceClient();
  const { pathname } = useLocation();
  const navigation = useNavigation();
  const signedIn = status !== 'signed-out';

  useLayoutEffect(
    () =>
      ahead.follow({ navigation, queryClient, client, askServiceVersion, signedIn, remotesRun: !safeMode }),
    [ahead, navigation, queryClient, client, askServiceVersion, signedIn, safeMode],
  );
  // While the service is asked whether the area may open, code is on its way.
  // Another registry or person may get another build.
  useEffect(() => void ahead.beginCode(pathname), [ahead, pathname, navigation, signedIn]);
  useEffect(() => followLinks(ahead), [ahead]);
  useEffect(() => {
    if (!signedIn || safeMode || isSparing()) return;
    const stay = new AbortController();
    const timer = setTimeout(
      () =>
        void import('./prefetchLikelyPages').then(
          ({ prefetchLikelyPages }) => prefetchLikelyPages(ahead, navigation, pathname, stay.signal),
          // Nobody asked for it: what is opened later is fetched then.
          () => undefined,
        ),
      restTime,
    );
    return () => {
      clearTimeout(timer);
      stay.abort();
    };
  }, [ahead, navigation, pathname, signedIn, safeMode]);
  const atLogin = pathname === '/login' && !signedIn;
  useEffect(() => {
    if (!atLogin) return;
    const landing = readReturnAddress(location.search).split(/[?#]/, 1).join('');
    let stays = true;
    const onInput = () => void ahead.beginCode(landing);
    document.addEventListener('input', onInput, { once: true });
    // Who signs in with what the browser has filled in types nothing.
    if (!isSparing())
      void idle().then(() => {
        if (stays) ahead.keepFiles(landing);
      });
    return () => {
      stays = false;
      document.removeEventListener('input', onInput);
    };
  }, [ahead, atLogin]);
  return null;
}
