import { safeStorage } from '@console/design/storage';
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

const storage = safeStorage('sessionStorage');

/** The overrides that this tab had before it was loaded again. */
export function readOverrides(): StoredOverrides {
  const overrides = storage.getJson(keys.overrides);
  return {
    overrides: Array.isArray(overrides) ? overrides.filter(isOverride) : [],
    safeMode: storage.getItem(keys.remotes) === 'off',
  };
}

/** Keeps what this tab does with remotes over a reload. */
export function keepOverrides({ overrides, safeMode }: StoredOverrides): void {
  storage.setJson(keys.overrides, overrides.length > 0 ? overrides : undefined);
  storage.setItem(keys.remotes, safeMode ? 'off' : undefined);
}
