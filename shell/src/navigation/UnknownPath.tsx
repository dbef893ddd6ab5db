import { PageLoading } from '@console/design/page';
import { createPath, useLocation } from '@console/design/router';
import { useEffect, useState } from 'react';
import { useRegistry } from '../registry';
import { decideUnknownPath, reloadedKey, type UnknownPathDecision } from './decideUnknownPath';
import { NotFoundPage } from './NotFoundPage';
import { useLoadPage } from './PageLoads';

function remember(mark: string): boolean {
  try {
    sessionStorage.setItem(reloadedKey, mark);
    return true;
  } catch {
    return false;
  }
}

function remembered(): string | null {
  try {
    return sessionStorage.getItem(reloadedKey);
  } catch {
    return null;
  }
}

/** The catch-all: loads the address from the server once, then says that there is no such page [TITLE-05]. */
export function UnknownPath() {
  const address = createPath(useLocation());
  const { registry } = useRegistry();
  const loadPage = useLoadPage();
  const [decision, setDecision] = useState<UnknownPathDecision & { readonly address: string }>();
  const { revision } = registry;

  useEffect(() => {
    const mark = remembered();
    const planned = decideUnknownPath(address, revision, mark, true);
    const decided =
      planned.act === 'reload' && !remember(planned.mark)
        ? decideUnknownPath(address, revision, mark, false)
        : planned;
    setDecision({ ...decided, address });
    if (decided.act === 'reload') loadPage(address);
  }, [address, revision, loadPage]);

  const settled = decision?.address === address && decision.act === 'not-found';
  return settled ? <NotFoundPage /> : <PageLoading />;
}
