import { FollowServer } from './FollowServer';
import { LeakWatch } from './LeakWatch';
import { OverrideBanner } from './OverrideBanner';
import { OverrideMessages } from './OverrideMessages';
import { OverrideQuestion } from './OverrideQuestion';
import { useOverrides } from './OverridesProvider';
import { SafeModePage } from './SafeModePage';

/** The question about what is asked for, and the banner about what holds. */
export function OverrideNotices() {
  const { active, asked, safeMode } = useOverrides();
  return (
    <OverrideMessages>
      {asked.length > 0 && <OverrideQuestion />}
      {(active.length > 0 || safeMode) && <OverrideBanner />}
      {active.length > 0 && <LeakWatch active={active} />}
      {active.map((override) => (
        <FollowServer key={override.name} override={override} />
      ))}
    </OverrideMessages>
  );
}

/** {@link SafeModePage} with its words. */
export function SafeMode({ area }: { readonly area: string }) {
  return (
    <OverrideMessages>
      <SafeModePage area={area} />
    </OverrideMessages>
  );
}
