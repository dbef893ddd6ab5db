import type { FailureCode } from '../registry';

/** Key in session storage that remembers the build of the shell that was reloaded because a remote failed in it. */
export const shellReloadedKey = 'console-shell-reloaded';

/** Facts about a failed remote from which a reload is decided. */
export interface ShellReloadSituation {
  readonly code: FailureCode;
  /** Build of the shell that the server has; undefined when it does not say. */
  readonly served: string | undefined;
  /** Build of the shell that runs. */
  readonly own: string;
  /** Mark of an earlier reload, as session storage has it. */
  readonly mark: string | null;
  /** Set while the page holds input that was not saved. */
  readonly unsaved: boolean;
}

/** Failures that the shell of the server may not have: parts of this one are gone from there, or it is too old. */
const curable: ReadonlySet<FailureCode> = new Set<FailureCode>([
  'missing',
  'broken',
  'incompatible-contract',
  'incompatible-federation',
  'incompatible-shared',
]);

/**
 * Decides about a reload of the page because a remote failed in a shell that the server has replaced meanwhile: at
 * most once for each build of the shell, and never at the cost of input.
 */
export function planShellReload({
  code,
  served,
  own,
  mark,
  unsaved,
}: ShellReloadSituation): 'reload' | 'stay' {
  const outdated = served !== undefined && served !== own;
  return outdated && curable.has(code) && mark !== own && !unsaved ? 'reload' : 'stay';
}
