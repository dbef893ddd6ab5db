import { defineRemote } from '@console/remote';
import { AreaErrorPage } from '@console/remote/records';
import { declaration } from './declaration';
import en from './messages/en.json';

/** The new-remote remote. */
export default defineRemote({
  declaration,
  messages: { en },
  help: { en: () => import(/* webpackChunkName: "help-en" */ './help/pages.en.json') },
  pages: {
    AreaErrorPage: async () => ({ AreaErrorPage }),
    NetworksPage: () => import(/* webpackChunkName: "NetworksPage" */ './networks/NetworksPage'),
    NetworkPage: () => import(/* webpackChunkName: "NetworkPage" */ './networks/NetworkPage'),
    NetworkFormPage: () => import(/* webpackChunkName: "NetworkFormPage" */ './networks/NetworkFormPage'),
  },
});
