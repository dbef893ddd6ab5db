import type { ChangedIntrinsic } from './changedIntrinsic';
import type { Undisturbed } from './leftovers';
import { type RestoreIntrinsics, takeIntrinsics } from './sharedIntrinsics';

/** Taken before the first code of a remote was asked for. */
let before: (Undisturbed & { readonly restore: RestoreIntrinsics }) | undefined;

let tell: ((changed: readonly ChangedIntrinsic[]) => void) | undefined;
let untold: ChangedIntrinsic[] = [];

/**
 * Calls the listener with what somebody has changed that everything on the page uses; it has been put back.
 * @returns ends it.
 */
export function onSharedChange(listener: (changed: readonly ChangedIntrinsic[]) => void): () => void {
  tell = listener;
  tellChanges([]);
  return () => {
    tell = undefined;
  };
}

/** Notes what everything on the page uses, once: before any code of a remote runs. */
export function watchShared(): void {
  before ??= {
    restore: takeIntrinsics(),
    children: new WeakSet(document.body.children),
    cookies: document.cookie,
  };
}

/** The document as it was then; undefined before. */
export const undisturbed = (): Undisturbed | undefined => before;

/** Lets the console answer again where somebody has made all of it inert, which it never does itself. */
function clearInert(): ChangedIntrinsic[] {
  const places = [document.documentElement, document.body, document.getElementById('console')];
  return places.flatMap((element) => {
    if (!element?.hasAttribute('inert')) return [];
    element.removeAttribute('inert');
    return [{ name: `${element.localName}.inert`, restored: true }];
  });
}

/** Puts back what was changed. @returns what it was. */
export const restoreShared = (): readonly ChangedIntrinsic[] =>
  before ? [...before.restore(), ...clearInert()] : [];

/** Tells what was changed, or will when somebody listens. */
export function tellChanges(changed: readonly ChangedIntrinsic[]): void {
  untold.push(...changed);
  if (!tell || untold.length === 0) return;
  const news = untold;
  untold = [];
  tell(news);
}

/** Puts back what was changed, and tells it. @returns whether anything was. */
export function checkShared(): boolean {
  const changed = restoreShared();
  tellChanges(changed);
  return changed.length > 0;
}
