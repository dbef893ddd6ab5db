import { useServiceClient } from '@console/api-client/react';
import { useLocation } from '@console/design/router';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { navigationOf } from '../areas/navigation';
import { useOverrides } from '../override/OverridesProvider';
import { useRegistry } from '../registry';
import { readReturnAddress, useSessionState } from '../session';
import { followLinks } from './followLinks';
import type { PagesAhead } from './pagesAhead';

/** Has pages fetched ahead: the opened one, those whose links are about to be used, and the one after the login. */
export function FollowPages({ ahead }: { readonly ahead: PagesAhead }) {
  const { registry, askServiceVersion } = useRegistry();
  const { safeMode } = useOverrides();
  const { status } = useSessionState();
  const queryClient = useQueryClient();
  const client = useServiceClient();
  const { pathname } = useLocation();
  const navigation = useMemo(() => navigationOf(registry), [registry]);
  const signedIn = status !== 'signed-out';

  useLayoutEffect(
    () =>
      ahead.follow({ navigation, queryClient, client, askServiceVersion, signedIn, remotesRun: !safeMode }),
    [ahead, navigation, queryClient, client, askServiceVersion, signedIn, safeMode],
  );
  // While the service is asked whether the area may open, code is on its way.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another registry or person may get another build
  useEffect(() => void ahead.beginCode(pathname), [ahead, pathname, navigation, signedIn]);
  useEffect(() => followLinks(ahead), [ahead]);
  const atLogin = pathname === '/login' && !signedIn;
  useEffect(() => {
    if (!atLogin) return;
    const onInput = () => void ahead.beginCode(readReturnAddress(location.search).split(/[?#]/, 1).join(''));
    document.addEventListener('input', onInput, { once: true });
    return () => document.removeEventListener('input', onInput);
  }, [ahead, atLogin]);
  return null;
}
