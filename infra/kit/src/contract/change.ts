import { compareVersions, numbersOf } from '@console/remote/registry';

/** Reach of a change for users of the changed symbol. */
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

/** The least version that says what a change is: the next minor one for an addition, the next major one for what breaks. */
export function leastVersion(before: string, kind: ChangeKind): string {
  const [major = 0, minor = 0] = numbersOf(before);
  if (kind === 'none') return before;
  return kind === 'addition' ? `${major}.${minor + 1}.0` : `${major + 1}.0.0`;
}

/** True if the step from one version to another announces a change of this kind. */
export function announces(before: string, after: string, kind: ChangeKind): boolean {
  return compareVersions(after, leastVersion(before, kind)) >= 0;
}
