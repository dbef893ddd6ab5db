import { createPreferences, PreferencesStoreProvider, type TextStore } from '@console/design/preferences';
import { userOf } from '@console/remote/sign-in';
import { type ReactNode, useMemo } from 'react';
import { useSessionState } from '../session';

/** A browser may forbid a site to keep anything, and then throws when it is asked for the place. */
function storeOfDevice(): TextStore | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

/** Hands all pages what the user who is signed in set up on this device: views of tables, density and the like. */
export function UserPreferences({ children }: { readonly children: ReactNode }) {
  const user = userOf(useSessionState())?.name;
  const memory = useMemo(
    () => (user === undefined ? createPreferences('') : createPreferences(user, storeOfDevice())),
    [user],
  );
  return <PreferencesStoreProvider memory={memory}>{children}</PreferencesStoreProvider>;
}
