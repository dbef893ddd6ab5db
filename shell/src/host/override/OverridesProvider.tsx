import { useSteady } from '@console/design/store';
import { hasPrivileges, userOf } from '@console/remote/host';
import type { BuildManifest } from '@console/remote/registry';
import { useQueries } from '@tanstack/react-query';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { useConfiguration } from '../configuration';
import { useSessionState } from '../session';
import { overrideQuery } from './overrideQuery';
import type { AskedOverride } from './parseOverrides';
import type { OverrideBuild } from './readOverrideBuild';
import { keepOverrides } from './storedOverrides';
import { takeOverrides } from './takeOverrides';
import { type OverrideVerdict, validateOverride } from './validateOverride';

/** An override that holds in this tab. */
export interface ActiveOverride extends AskedOverride {
  /** Build that runs from there; undefined while nothing answers. */
  readonly build?: OverrideBuild | undefined;
  readonly failed: boolean;
}

/** An override that waits for the user's word. */
export interface CheckedOverride extends AskedOverride {
  readonly verdict: OverrideVerdict;
}

interface OverridesAccess {
  readonly active: readonly ActiveOverride[];
  readonly asked: readonly CheckedOverride[];
  /** No remote is loaded. */
  readonly safeMode: boolean;
  /** Runs what is asked for and allowed, or not; either way it is not asked again. */
  readonly answer: (run: boolean) => void;
  /** Everything runs as it was released. */
  readonly reset: () => void;
  readonly leaveSafeMode: () => void;
}

const OverridesContext = createContext<OverridesAccess>({
  active: [],
  asked: [],
  safeMode: false,
  answer: () => undefined,
  reset: () => undefined,
  leaveSafeMode: () => undefined,
});

interface OverridesProviderProps {
  /** Names of the remotes of this console. */
  readonly known: readonly string[];
  /** @param builds that run instead of released ones. */
  readonly children: (builds: readonly BuildManifest[]) => ReactNode;
}

/** Provides the overrides of this tab: it runs some remotes from a developer's machine, or none at all. */
export function OverridesProvider({ known, children }: OverridesProviderProps) {
  const { overrideOrigins } = useConfiguration();
  const user = userOf(useSessionState());
  const [taken, setTaken] = useState(takeOverrides);
  const rules = useMemo(
    () => ({ origins: overrideOrigins, permitted: user !== undefined && hasPrivileges(user), known }),
    [overrideOrigins, user, known],
  );
  // Judged each time: what was agreed to may not be allowed any more.
  const held = taken.overrides.filter((override) => validateOverride(override, rules).kind === 'allowed');
  const answers = useQueries({ queries: held.map(overrideQuery) });
  const active = held.map(
    (override, place): ActiveOverride => ({
      ...override,
      build: answers[place]?.data,
      failed: answers[place]?.isError ?? false,
    }),
  );
  const asked = taken.asked.map((override) => ({ ...override, verdict: validateOverride(override, rules) }));

  const change = useCallback((next: typeof taken) => {
    keepOverrides(next);
    setTaken(next);
  }, []);
  const access: OverridesAccess = {
    active,
    asked: user ? asked : [],
    safeMode: taken.safeMode,
    answer: (run) => {
      const agreed = run ? asked.filter(({ verdict }) => verdict.kind === 'allowed') : [];
      const others = taken.overrides.filter(({ name }) => !agreed.some((one) => one.name === name));
      const added = agreed.map(({ name, origin }) => ({ name, origin }));
      change({ ...taken, overrides: [...others, ...added], asked: [] });
    },
    reset: () => change({ ...taken, overrides: [] }),
    leaveSafeMode: () => change({ ...taken, safeMode: false }),
  };
  // The same list as long as the builds are the same, or everything below would be resolved again each second.
  const builds = useSteady(
    active.flatMap(({ build }) => (build ? [build] : [])),
    hasSameBuilds,
  );
  return <OverridesContext value={access}>{children(builds)}</OverridesContext>;
}

const hasSameBuilds = (one: readonly BuildManifest[], other: readonly BuildManifest[]) =>
  one.length === other.length &&
  one.every(({ base, build }, index) => base === other[index]?.base && build === other[index]?.build);

/** Overrides of this tab; none outside of the provider. */
export function useOverrides(): OverridesAccess {
  return useContext(OverridesContext);
}
