import { lazyNamed } from '@console/design/progress';
import { useOverrides } from './OverridesProvider';

const OverrideNotices = lazyNamed(
  () => import(/* webpackChunkName: "Override" */ './OverrideNotices'),
  'OverrideNotices',
  { waiting: null },
);

/** What has to be said while this tab does something else with remotes than all others; usually nothing. */
export function OverrideBanners() {
  const { active, asked, safeMode } = useOverrides();
  if (active.length === 0 && asked.length === 0 && !safeMode) return null;
  return <OverrideNotices />;
}
