import { defineRemote } from '@console/remote';
import { AreaErrorPage } from '@console/remote/records';
import { declaration } from './declaration';
import en from './messages/en.json';

/** The events remote: brokers and publishers. */
export default defineRemote({
  declaration,
  messages: { en },
  help: { en: () => import(/* webpackChunkName: "help-en" */ './help/pages.en.json') },
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
});
