/** How far a change reaches for who uses what was changed. */
export type ChangeKind = 'none' | 'addition' | 'breaking';

/** One thing that changed. */
export interface Change {
  readonly kind: Exclude<ChangeKind, 'none'>;
  /** In words: `@console/remote: MountOptions.locale was added`. */
  readonly what: string;
}

/** The one of several changes that reaches farthest. */
export function greatest(changes: readonly Change[]): ChangeKind {
  if (changes.some(({ kind }) => kind === 'breaking')) return 'breaking';
  return changes.length > 0 ? 'addition' : 'none';
}

const numbers = (version: string) => version.split('.').map(Number);

/**
 * Whether going from one version to another says what a change is: at least the next minor version for an addition,
 * the next major version for what breaks.
 */
export function announces(before: string, after: string, kind: ChangeKind): boolean {
  const [oldMajor = 0, oldMinor = 0, oldPatch = 0] = numbers(before);
  const [major = 0, minor = 0, patch = 0] = numbers(after);
  if (major !== oldMajor) return major > oldMajor;
  if (kind === 'breaking') return false;
  if (minor !== oldMinor) return minor > oldMinor;
  return kind === 'none' && patch >= oldPatch;
}

/** The least version that says what a change is. */
export function leastVersion(before: string, kind: ChangeKind): string {
  const [major = 0, minor = 0] = numbers(before);
  if (kind === 'none') return before;
  return kind === 'addition' ? `${major}.${minor + 1}.0` : `${major + 1}.0.0`;
}
