import type { RemoteDeclaration } from '@console/remote';
import { publishedAreas } from '@console/remote/contract';
import { pages } from './paths';

const networks = '/api/networks';

/** What the new-remote remote contributes to the console, as data. */
export const declaration: RemoteDeclaration = {
  name: 'new-remote',
  contract: '^0.0.0',
  owner: 'New remote team',
  areas: [publishedAreas.data],
  actions: [{ label: { en: 'New network' }, path: pages.networks.new.path }],
  routes: [
    { ...pages.networks.list, page: 'NetworksPage', prefetch: [networks] },
    { ...pages.networks.error, page: 'AreaErrorPage' },
    { ...pages.networks.new, page: 'NetworkFormPage' },
    { ...pages.networks.network, page: 'NetworkPage', prefetch: [`${networks}/:id`] },
    { ...pages.networks.edit, page: 'NetworkFormPage', prefetch: [`${networks}/:id`] },
  ],
};
