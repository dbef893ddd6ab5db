import { lazy, Suspense } from 'react';
import { useOverrides } from './OverridesProvider';

const OverrideBanner = lazy(async () => {
  const { OverrideBanner: banner } = await import(/* webpackChunkName: "Override" */ './OverrideBanner');
  return { default: banner };
});

const OverrideQuestion = lazy(async () => {
  const { OverrideQuestion: question } = await import(
    /* webpackChunkName: "Override" */ './OverrideQuestion'
  );
  return { default: question };
});

/** What has to be said while this tab does something else with remotes than all others; usually nothing. */
export function OverrideBanners() {
  const { active, asked, safeMode } = useOverrides();
  return (
    <Suspense>
      {asked.length > 0 && <OverrideQuestion />}
      {(active.length > 0 || safeMode) && <OverrideBanner />}
    </Suspense>
  );
}
