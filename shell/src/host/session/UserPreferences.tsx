import { createPreferences, PreferencesStoreProvider } from '@console/design/preferences';
import { safeStorage } from '@console/design/storage';
import { userOf } from '@console/remote/host';
import { type ReactNode, useMemo } from 'react';
import { useSessionState } from './SessionProvider';

/** Hands all pages what the user who is signed in set up on this device: views of tables, density and the like. */
export function UserPreferences({ children }: { readonly children: ReactNode }) {
  const user = userOf(useSessionState())?.name;
  const memory = useMemo(
    () => (user === undefined ? createPreferences('') : createPreferences(user, safeStorage('localStorage'))),
    [user],
  );
  return <PreferencesStoreProvider memory={memory}>{children}</PreferencesStoreProvider>;
}
