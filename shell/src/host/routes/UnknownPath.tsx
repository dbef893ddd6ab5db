import { PageLoading } from '@console/design/page';
import { createPath, useLocation } from '@console/design/router';
import { useEffect, useState } from 'react';
import { useRegistry } from '../registry';
import { useLoadPage } from '../reload/PageLoads';
import { rememberedReload, rememberReload } from '../reload/reloadMarks';
import { decideUnknownPath, reloadedKey, type UnknownPathDecision } from './decideUnknownPath';
import { NotFoundPage } from './NotFoundPage';

/** The catch-all: loads the address from the server once, then shows "Page Not Found" [TITLE-05]. */
export function UnknownPath() {
  const address = createPath(useLocation());
  const { registry } = useRegistry();
  const loadPage = useLoadPage();
  const [decision, setDecision] = useState<UnknownPathDecision & { readonly address: string }>();
  const { revision } = registry;

  useEffect(() => {
    const mark = rememberedReload(reloadedKey);
    const planned = decideUnknownPath(address, revision, mark, true);
    const decided =
      planned.act === 'reload' && !rememberReload(reloadedKey, planned.mark)
        ? decideUnknownPath(address, revision, mark, false)
        : planned;
    setDecision({ ...decided, address });
    if (decided.act === 'reload') loadPage(address);
  }, [address, revision, loadPage]);

  const settled = decision?.address === address && decision.act === 'not-found';
  return settled ? <NotFoundPage /> : <PageLoading />;
}
