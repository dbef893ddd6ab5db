import type { AskedOverride } from './parseOverrides';

/** Rules that an override must keep. */
interface OverrideRules {
  /** Origins from which remotes may run here; what else the page asked for, the browser would refuse anyway. */
  readonly origins: readonly string[];
  /** Set when the person signed in may run builds that were not released. */
  readonly permitted: boolean;
  /** Names of the remotes of this console. */
  readonly known: readonly string[];
}

/**
 * - `unknown`: the console has no such remote.
 * - `origin`: remotes may not run from there.
 * - `permission`: the person may not do it.
 */
type OverrideRefusal = 'unknown' | 'origin' | 'permission';

/** Decision about an override; a refusal has its reason. */
export type OverrideVerdict =
  | { readonly kind: 'allowed' }
  | { readonly kind: 'refused'; readonly why: OverrideRefusal };

const refused = (why: OverrideRefusal): OverrideVerdict => ({ kind: 'refused', why });

/** Decides whether a remote may run from elsewhere, before anything is asked of there. */
export function validateOverride(
  { name, origin }: AskedOverride,
  { origins, permitted, known }: OverrideRules,
): OverrideVerdict {
  if (!permitted) return refused('permission');
  if (!known.includes(name)) return refused('unknown');
  return origins.includes(origin) ? { kind: 'allowed' } : refused('origin');
}
