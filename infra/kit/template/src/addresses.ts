import { fillPattern } from '@console/remote/registry';

/** The address patterns of this remote. What other remotes link to gets a name in `@console/remote/contract`. */
export const patterns = {
  list: '/data',
  error: '/data/error',
  new: '/data/new',
  network: '/data/:id',
} as const;

/** The address of the page of a network. */
export const networkAddress = (id: string): string => fillPattern(patterns.network, { id });
