import { defineRemote } from '@console/remote';
import { AreaErrorPage } from '@console/remote/records';
import { declaration } from './declaration';
import en from './messages/en.json';

/** The events remote: brokers and publishers. */
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
    BrokerFormPage: () => import(/* webpackChunkName: "BrokerFormPage" */ './brokers/BrokerFormPage'),
    BrokerPage: () => import(/* webpackChunkName: "BrokerPage" */ './brokers/BrokerPage'),
    BrokersPage: () => import(/* webpackChunkName: "BrokersPage" */ './brokers/BrokersPage'),
    PublisherFormPage: () =>
      import(/* webpackChunkName: "PublisherFormPage" */ './publishers/PublisherFormPage'),
    PublisherPage: () => import(/* webpackChunkName: "PublisherPage" */ './publishers/PublisherPage'),
    PublishersPage: () => import(/* webpackChunkName: "PublishersPage" */ './publishers/PublishersPage'),
  },
  cards: {
    BrokersCard: () => import(/* webpackChunkName: "BrokersCard" */ './overview/BrokersCard'),
  },
});
