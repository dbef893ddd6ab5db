import { PageLoading } from '@console/design/page';
import { lazyNamed } from '@console/design/progress';
import { useUnsavedInput } from '@console/design/unsaved';
import type { ResolvedRemote } from '@console/remote/registry';
import { useLayoutEffect, useState } from 'react';
import { useOverrides } from '../override/OverridesProvider';
import { pagesOfFeatures, useFeatures } from '../slots/FeaturesProvider';
import { RemoteOutlet } from '.';
import { NotInstalledPage } from './NotInstalledPage';

const SafeMode = lazyNamed(
  () => import(/* webpackChunkName: "Override" */ '../override/OverrideNotices'),
  'SafeMode',
  { waiting: PageLoading },
);

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
  const { switchedOff: SwitchedOffPage } = pagesOfFeatures(useFeatures());
  const { switchedOff } = remote;
  const unsaved = useUnsavedInput();
  const [running, setRunning] = useState(!switchedOff);
  useLayoutEffect(() => setRunning((before) => !switchedOff || (before && unsaved)), [switchedOff, unsaved]);

  if (!safeMode && (running || !switchedOff)) return <RemoteOutlet remote={remote} />;
  if (!switchedOff) return <SafeMode area={area} />;
  return SwitchedOffPage ? (
    <SwitchedOffPage area={area} name={remote.name} switchedOff={switchedOff} />
  ) : (
    <NotInstalledPage name={area} />
  );
}
