import { MessagesProvider } from '@console/design/messages';
import { PageLoading, PageNotFound } from '@console/design/page';
import { type RouteObject, useRoutes } from '@console/design/router';
import { createElement, Suspense, useMemo } from 'react';
import type { RemoteModule } from '../contract/remoteModule';
import { lazyPage } from './lazyPage';

/** Options of {@link RemotePages}. */
export interface RemotePagesProps {
  readonly remote: RemoteModule;
}

function routesOf({ declaration, pages }: RemoteModule): RouteObject[] {
  return [
    ...declaration.routes.flatMap(({ path, page }) => {
      const loader = pages[page];
      return loader ? [{ path, element: createElement(lazyPage(page, loader)) }] : [];
    }),
    { path: '*', element: <PageNotFound /> },
  ];
}

/**
 * The pages of a remote, by the addresses it declares. Stands in a splat route at the root of a router
 * (`{ path: '*' }`), since declared addresses are absolute.
 */
export function RemotePages({ remote }: RemotePagesProps) {
  const page = useRoutes(useMemo(() => routesOf(remote), [remote]));
  return (
    <MessagesProvider messages={remote.messages.en}>
      <Suspense fallback={<PageLoading />}>{page}</Suspense>
    </MessagesProvider>
  );
}
