import type { Action } from '@console/design/actions';
import { useAddress } from '@console/design/router';
import { actionKey } from '@console/remote/contract';
import { useEffect, useRef } from 'react';

/**
 * Begins the action that the address names, once, and takes it out of the address.
 *
 * @param offered - the actions of the page; undefined while its record is not known
 */
export function useActionInAddress(offered: readonly Action[] | undefined): void {
  const [params, put] = useAddress();
  const named = params.get(actionKey);
  const begun = useRef<string>(undefined);
  useEffect(() => {
    if (named === null) begun.current = undefined;
    // The address changes later than the page is drawn again.
    if (named === null || !offered || begun.current === named) return;
    begun.current = named;
    put({ [actionKey]: undefined });
    const action = offered.find((each) => (each.kind === 'custom' ? each.key : each.kind) === named);
    if (!action?.asks || action.blockedReason !== undefined) return;
    if (typeof action.asks === 'function') action.asks();
    else action.onAct?.();
  }, [named, offered, put]);
}
