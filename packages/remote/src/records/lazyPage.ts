import { PageLoading } from '@console/design/page';
import { type Lazy, lazyNamed } from '@console/design/progress';
import type { ComponentType } from 'react';
import { matchRoute } from '../contract/paths';
import type { PageLoader, RemoteModule } from '../contract/remoteModule';

type LazyPage = Lazy<ComponentType>;

const pages = new WeakMap<PageLoader, LazyPage>();

/**
 * The page behind a loader. Once its code is there it is drawn at once: it never suspends, since React would hold back
 * for 300 ms whatever follows a fallback. A page that failed to load throws, and is asked for again when drawn anew.
 */
export function lazyPage(name: string, loader: PageLoader): LazyPage {
  const known = pages.get(loader);
  if (known) return known;
  const page: LazyPage = lazyNamed(loader, name, { waiting: PageLoading, onError: 'throw' });
  pages.set(loader, page);
  return page;
}

/** The page of a remote that answers an address, undefined where none does. */
export function pageAt({ declaration, pages }: RemoteModule, address: string): LazyPage | undefined {
  const name = matchRoute(declaration.routes, address)?.route.page ?? '';
  const loader = pages[name];
  return loader && lazyPage(name, loader);
}
