import { pathsOf, titles } from '@console/remote/contract';

/**
 * The pages of this remote as the navigation knows them: the address of each, what breadcrumbs call it, and the page
 * one step up. Pages that other remotes link to are published in `@console/remote/contract`.
 */
export const pages = {
  networks: {
    list: { path: '/data', title: { en: 'Scanner networks' } },
    error: { path: '/data/error', title: titles.error, parent: '/data' },
    new: { path: '/data/new', title: titles.new, parent: '/data' },
    network: { path: '/data/:id', parent: '/data', record: 'network' },
    edit: { path: '/data/:id/edit', title: titles.edit, parent: '/data/:id' },
  },
} as const;

/** Their addresses, by name. */
export const paths = pathsOf(pages);
