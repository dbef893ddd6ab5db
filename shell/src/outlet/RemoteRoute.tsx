import { PageLoading } from '@console/design/page';
import { useUnsavedInput } from '@console/design/unsaved';
import type { ResolvedRemote } from '@console/remote/registry';
import { lazy, Suspense, useLayoutEffect, useState } from 'react';
import { useOverrides } from '../override/OverridesProvider';
import { RemoteOutlet } from '.';

const SafeMode = lazy(async () => {
  const { SafeMode: page } = await import(/* webpackChunkName: "Override" */ '../override/OverrideNotices');
  return { default: page };
});

const SwitchedOffPage = lazy(async () => {
  const { SwitchedOffPage: page } = await import(/* webpackChunkName: "SwitchedOff" */ './SwitchedOffPage');
  return { default: page };
});

interface RemoteRouteProps {
  /** Title of the area that is open. */
  readonly area: string;
  readonly remote: ResolvedRemote;
}

/**
 * A remote, or why it does not run here. One that is switched off while somebody works with it goes at once, but not
 * while input would be lost.
 */
export function RemoteRoute({ area, remote }: RemoteRouteProps) {
  const { safeMode } = useOverrides();
  const { switchedOff } = remote;
  const unsaved = useUnsavedInput();
  const [running, setRunning] = useState(!switchedOff);
  useLayoutEffect(() => setRunning((before) => !switchedOff || (before && unsaved)), [switchedOff, unsaved]);

  if (!safeMode && (running || !switchedOff)) return <RemoteOutlet remote={remote} />;
  return (
    <Suspense fallback={<PageLoading />}>
      {switchedOff ? (
        <SwitchedOffPage area={area} name={remote.name} switchedOff={switchedOff} />
      ) : (
        <SafeMode area={area} />
      )}
    </Suspense>
  );
}
