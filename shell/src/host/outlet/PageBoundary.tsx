import { useLocation } from '@console/design/router';
import type { ResolvedRemote } from '@console/remote/registry';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { FailurePage } from '../failure/FailurePage';
import { reportStumble } from '../registry/stumbles';
import { RemoteBoundary } from './RemoteBoundary';

interface PageBoundaryProps {
  /** The remote that serves the opened address, if one does. */
  readonly remote: ResolvedRemote | undefined;
  readonly children: ReactNode;
}

/**
 * Stays while remotes come and go: what one throws while it is taken away is held here, the page that was gone to is
 * drawn, and the remote that was left is named.
 */
export function PageBoundary({ remote, children }: PageBoundaryProps) {
  const { pathname } = useLocation();
  const order = useRef<{
    readonly open?: ResolvedRemote | undefined;
    readonly left?: ResolvedRemote | undefined;
  }>({});
  useLayoutEffect(() => {
    const { open, left } = order.current;
    order.current = open?.name === remote?.name ? { open: remote, left } : { open: remote, left: open };
  }, [remote]);
  return (
    <RemoteBoundary
      attempt={pathname}
      fallback={() => <FailurePage />}
      onRecovered={(thrown) => {
        const { open, left } = order.current;
        reportStumble({ thrown, remote: left ?? open });
      }}
    >
      {children}
    </RemoteBoundary>
  );
}
