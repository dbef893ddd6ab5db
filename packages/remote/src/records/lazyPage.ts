import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { PageLoader } from '../contract/remoteModule';

const pages = new WeakMap<PageLoader, LazyExoticComponent<ComponentType>>();

/**
 * The page behind a loader, loaded when first drawn. A page that is there draws at once on later visits; one that
 * failed to load is asked for again.
 */
export function lazyPage(name: string, loader: PageLoader): LazyExoticComponent<ComponentType> {
  const known = pages.get(loader);
  if (known) return known;
  const page = lazy(async () => {
    try {
      const component = (await loader())[name];
      if (!component) throw new Error(`The module of the page ${name} does not export it.`);
      return { default: component };
    } catch (cause) {
      pages.delete(loader);
      throw cause;
    }
  });
  pages.set(loader, page);
  return page;
}
