import type { Area } from '@console/remote';
import { OverrideBanner } from './OverrideBanner';
import { OverrideQuestion } from './OverrideQuestion';
import { useOverrides } from './OverridesProvider';
import { OverrideWords } from './OverrideWords';
import { SafeModePage } from './SafeModePage';

/** The question about what is asked for, and the banner about what holds. */
export function OverrideNotices() {
  const { active, asked, safeMode } = useOverrides();
  return (
    <OverrideWords>
      {asked.length > 0 && <OverrideQuestion />}
      {(active.length > 0 || safeMode) && <OverrideBanner />}
    </OverrideWords>
  );
}

/** {@link SafeModePage} with its words. */
export function SafeMode({ area }: { readonly area: Area }) {
  return (
    <OverrideWords>
      <SafeModePage area={area} />
    </OverrideWords>
  );
}
