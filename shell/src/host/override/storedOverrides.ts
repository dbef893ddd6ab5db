import { safeStorage } from '@console/design/storage';
import type { AskedOverride } from './parseOverrides';

/** Keys of session storage: overrides and safe mode last as long as the tab and concern nobody else. */
const keys = {
  overrides: 'console-overrides',
  asked: 'console-overrides-asked',
  remotes: 'console-remotes',
} as const;

/** Overrides of this tab; of another shape or in a browser that keeps nothing: none. */
export interface StoredOverrides {
  readonly overrides: readonly AskedOverride[];
  /** Overrides that the user has not answered yet. */
  readonly asked: readonly AskedOverride[];
  readonly safeMode: boolean;
}

const isOverride = (value: unknown): value is AskedOverride => {
  const { name, origin } = (value ?? {}) as Partial<AskedOverride>;
  return typeof name === 'string' && typeof origin === 'string';
};

const storage = safeStorage('sessionStorage');

const readList = (key: string): readonly AskedOverride[] => {
  const list = storage.getJson(key);
  return Array.isArray(list) ? list.filter(isOverride) : [];
};

const keepList = (key: string, list: readonly AskedOverride[]) =>
  storage.setJson(key, list.length > 0 ? list : undefined);

/** The overrides that this tab had before it was loaded again. */
export function readOverrides(): StoredOverrides {
  return {
    overrides: readList(keys.overrides),
    asked: readList(keys.asked),
    safeMode: storage.getItem(keys.remotes) === 'off',
  };
}

/** Keeps what this tab does with remotes over a reload. */
export function keepOverrides({ overrides, asked, safeMode }: StoredOverrides): void {
  keepList(keys.overrides, overrides);
  keepList(keys.asked, asked);
  storage.setItem(keys.remotes, safeMode ? 'off' : undefined);
}
