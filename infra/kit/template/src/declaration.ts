import type { RemoteDeclaration } from '@console/remote';
import { patterns } from './addresses';

const networks = '/api/networks';

/** What the new-remote remote contributes to the console, as data. */
export const declaration: RemoteDeclaration = {
  name: 'new-remote',
  contract: '^0.0.0',
  owner: 'New remote team',
  areas: ['data'],
  actions: [{ label: { en: 'New network' }, path: patterns.new }],
  routes: [
    { path: patterns.list, page: 'NetworksPage', prefetch: [networks] },
    { path: patterns.error, page: 'AreaErrorPage' },
    { path: patterns.new, page: 'NetworkNewPage' },
    { path: patterns.network, page: 'NetworkPage', prefetch: [`${networks}/:id`] },
  ],
};
