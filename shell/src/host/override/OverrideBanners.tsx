import { lazyNamed } from '@console/design/progress';
import { useOverrides } from './OverridesProvider';

const OverrideNotices = lazyNamed(
  () => import(/* webpackChunkName: "Override" */ './OverrideNotices'),
  'OverrideNotices',
  { waiting: null },
);

/** Banners while this tab has overrides or is in safe mode; usually nothing. */
export function OverrideBanners() {
  const { active, asked, safeMode } = useOverrides();
  if (active.length === 0 && asked.length === 0 && !safeMode) return null;
  return <OverrideNotices />;
}
