/** Facts from which it is decided that an open remote is replaced by the build that the registry names now. */
export interface UpdateSituation {
  /** Set when the registry names another build than the one that is open. */
  readonly differs: boolean;
  /** Set when the open build is on screen; one that failed or is still on its way has nothing to lose. */
  readonly shown: boolean;
  /** Set when the code of the other build is there. */
  readonly arrived: boolean;
  /** Set while the page holds input that was not saved. */
  readonly unsaved: boolean;
  /** Set when the user has just gone to another page. */
  readonly moved: boolean;
  /** Set when the other build comes from the machine of a developer, who wants to see it at once. */
  readonly live: boolean;
}

/**
 * - `keep`: the open build stays, and there is nothing to tell.
 * - `offer`: it stays, and a notice says that another one is ready.
 * - `swap`: the other build replaces it now.
 */
export type UpdateStep = 'keep' | 'offer' | 'swap';

/**
 * Decides when a running console changes to another build of a remote: never under the user's hands, and never while
 * input would be lost. Who works in the area gets it with the next page.
 */
export function planUpdate({ differs, shown, arrived, unsaved, moved, live }: UpdateSituation): UpdateStep {
  if (!differs) return 'keep';
  if (!shown && !unsaved) return 'swap';
  if (!arrived) return 'keep';
  return !unsaved && (moved || live) ? 'swap' : 'offer';
}
