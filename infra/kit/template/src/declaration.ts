import { listNetworks, showNetwork } from '@console/api-client/networks';
import { publishedAreas } from '@console/remote/contract';
import { declareRemote } from '@console/remote/declaration';
import { pages } from './paths';

/** Contributions of the new-remote remote to the console, as data. */
export const declaration = declareRemote({
  name: 'new-remote',
  contract: '^0.0.0',
  owner: 'New remote team',
  areas: [publishedAreas.data],
  actions: [{ label: { en: 'New network' }, path: pages.networks.new.path }],
  pages,
  asks: {
    networks: {
      list: [listNetworks()],
      network: (id) => [showNetwork(id)],
      edit: (id) => [showNetwork(id)],
    },
  },
});
