import type { AskedOverride } from './parseOverrides';

/** Keys of session storage: overrides and safe mode last as long as the tab and concern nobody else. */
const keys = { overrides: 'console-overrides', remotes: 'console-remotes' } as const;

/** What this tab does with remotes; of another shape or in a browser that keeps nothing: as everywhere. */
export interface StoredOverrides {
  readonly overrides: readonly AskedOverride[];
  readonly safeMode: boolean;
}

const isOverride = (value: unknown): value is AskedOverride => {
  const { name, origin } = (value ?? {}) as Partial<AskedOverride>;
  return typeof name === 'string' && typeof origin === 'string';
};

/** @param storage `sessionStorage`; asked for by a function, since some browsers refuse the question itself. */
export function readOverrides(storage: () => Storage): StoredOverrides {
  try {
    const overrides: unknown = JSON.parse(storage().getItem(keys.overrides) ?? '[]');
    return {
      overrides: Array.isArray(overrides) ? overrides.filter(isOverride) : [],
      safeMode: storage().getItem(keys.remotes) === 'off',
    };
  } catch {
    return { overrides: [], safeMode: false };
  }
}

/** Keeps what this tab does with remotes over a reload. */
export function keepOverrides(storage: () => Storage, { overrides, safeMode }: StoredOverrides): void {
  try {
    if (overrides.length > 0) storage().setItem(keys.overrides, JSON.stringify(overrides));
    else storage().removeItem(keys.overrides);
    if (safeMode) storage().setItem(keys.remotes, 'off');
    else storage().removeItem(keys.remotes);
  } catch {
    // What cannot be kept ends with the page.
  }
}
