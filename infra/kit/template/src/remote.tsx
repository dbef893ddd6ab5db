import { defineRemote } from '@console/remote';
import { AreaErrorPage } from '@console/remote/records';
import { declaration } from './declaration';
import en from './messages/en.json';

/** The new-remote remote. */
export default defineRemote({
  declaration,
  messages: {
    en,
    de: () => import(/* webpackChunkName: "messages-de" */ './messages/de.json'),
    fr: () => import(/* webpackChunkName: "messages-fr" */ './messages/fr.json'),
    es: () => import(/* webpackChunkName: "messages-es" */ './messages/es.json'),
    ja: () => import(/* webpackChunkName: "messages-ja" */ './messages/ja.json'),
    ar: () => import(/* webpackChunkName: "messages-ar" */ './messages/ar.json'),
  },
  help: {
    en: () => import(/* webpackChunkName: "help-en" */ './help/pages.en.json'),
    de: () => import(/* webpackChunkName: "messages-de" */ './help/pages.de.json'),
    fr: () => import(/* webpackChunkName: "messages-fr" */ './help/pages.fr.json'),
    es: () => import(/* webpackChunkName: "messages-es" */ './help/pages.es.json'),
    ja: () => import(/* webpackChunkName: "messages-ja" */ './help/pages.ja.json'),
    ar: () => import(/* webpackChunkName: "messages-ar" */ './help/pages.ar.json'),
  },
  pages: {
    AreaErrorPage: async () => ({ AreaErrorPage }),
    NetworksPage: () => import(/* webpackChunkName: "NetworksPage" */ './networks/NetworksPage'),
    NetworkPage: () => import(/* webpackChunkName: "NetworkPage" */ './networks/NetworkPage'),
    NetworkFormPage: () => import(/* webpackChunkName: "NetworkFormPage" */ './networks/NetworkFormPage'),
  },
});
