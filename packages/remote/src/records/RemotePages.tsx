import { PageLoading, PageNotFound } from '@console/design/page';
import { type RouteObject, useLocation, useRoutes } from '@console/design/router';
import { createElement, type ReactNode, Suspense, useMemo } from 'react';
import { matchRoute } from '../contract/paths';
import type { RemoteModule } from '../contract/remoteModule';
import { lazyPage } from './lazyPage';
import { RemoteMessages } from './RemoteMessages';

/** Remote whose pages are routed. */
export interface RemotePagesProps {
  readonly remote: RemoteModule;
  /** Stands in the place of a page that waits for something by itself. @defaultValue that it is loading */
  readonly waiting?: ReactNode;
}

const notFound: RouteObject = { path: '*', element: <PageNotFound /> };

const routesOf = ({ declaration, pages }: RemoteModule) =>
  declaration.routes.flatMap(({ path, page }) => {
    const loader = pages[page];
    return loader ? [{ path, element: createElement(lazyPage(page, loader)) }] : [];
  });

/**
 * The pages of a remote, by the addresses it declares. Stands in a splat route at the root of a router
 * (`{ path: '*' }`), since declared addresses are absolute.
 */
export function RemotePages({ remote, waiting = <PageLoading /> }: RemotePagesProps) {
  const { pathname } = useLocation();
  const routes = useMemo(() => routesOf(remote), [remote]);
  // The router gets the one route that shell and gateway have found as well, not a choice by rules of its own.
  const page = useRoutes([matchRoute(routes, pathname)?.route ?? notFound]);
  return (
    <RemoteMessages remote={remote} waiting={<PageLoading />}>
      {/* For what pages of teams suspend on by themselves; loading a page does not. */}
      <Suspense fallback={waiting}>{page}</Suspense>
    </RemoteMessages>
  );
}
