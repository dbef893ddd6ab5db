import { usePersistentState } from '@console/design/preferences';
import { DesignProvider } from '@console/design/theme';
import { TimeZoneProvider } from '@console/design/zone';
import type { ReactNode } from 'react';
import { preferenceKeys, readDensity, readZone } from './preferences';

/** Shows everything below as the person set it up on this device: density and time zone. */
export function PreferencesProvider({ children }: { readonly children: ReactNode }) {
  const [density] = usePersistentState(preferenceKeys.density, readDensity);
  const [zone] = usePersistentState(preferenceKeys.zone, readZone);
  return (
    <DesignProvider density={density}>
      <TimeZoneProvider zone={zone}>{children}</TimeZoneProvider>
    </DesignProvider>
  );
}
