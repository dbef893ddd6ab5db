import type { ResolvedRemote } from '@console/remote/registry';
import { useEffect, useState } from 'react';
import { useConfiguration } from '../../host/configuration';
import { isOverride } from '../../host/registry/isOverride';

type TimingsComponent = typeof import('./Timings')['Timings'];

/** Measures what is open where the installation wants that; else nothing of it is loaded. */
export function TimingsWhenOn({ remote }: { readonly remote: ResolvedRemote | undefined }) {
  const { timings } = useConfiguration();
  const [Timings, setTimings] = useState<TimingsComponent>();
  useEffect(() => {
    if (!timings) return;
    import('./Timings').then(
      (loaded) => setTimings(() => loaded.Timings),
      () => undefined,
    );
  }, [timings]);
  return Timings && remote && !isOverride(remote) ? <Timings key={remote.name} remote={remote} /> : null;
}
