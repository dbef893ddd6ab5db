import { lazy, Suspense } from 'react';
import { useOverrides } from './OverridesProvider';

const OverrideNotices = lazy(async () => {
  const { OverrideNotices: notices } = await import(/* webpackChunkName: "Override" */ './OverrideNotices');
  return { default: notices };
});

/** What has to be said while this tab does something else with remotes than all others; usually nothing. */
export function OverrideBanners() {
  const { active, asked, safeMode } = useOverrides();
  if (active.length === 0 && asked.length === 0 && !safeMode) return null;
  return (
    <Suspense>
      <OverrideNotices />
    </Suspense>
  );
}
