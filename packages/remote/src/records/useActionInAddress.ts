import type { Action } from '@console/design/actions';
import { useSearchParams } from '@console/design/router';
import { useEffect } from 'react';

const key = 'action';

/**
 * Address of the page of a record that begins one of its actions: the question before a job is stopped, the form for a
 * copy. Only actions that ask are begun so.
 *
 * @param path - of the page
 * @param action - `key` of a custom action, else its kind
 */
export const actionAddress = (path: string, action: string) => `${path}?${key}=${encodeURIComponent(action)}`;

/**
 * Begins the action that the address names, once, and takes it out of the address.
 *
 * @param offered - the actions of the page; undefined while its record is not known
 */
export function useActionInAddress(offered: readonly Action[] | undefined): void {
  const [search, setSearch] = useSearchParams();
  const named = search.get(key);
  useEffect(() => {
    if (named === null || !offered) return;
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete(key);
        return after;
      },
      { replace: true },
    );
    const action = offered.find((each) => (each.kind === 'custom' ? each.key : each.kind) === named);
    if (action?.asks && action.blockedReason === undefined) action.onAct?.();
  }, [named, offered, setSearch]);
}
