import { defineRemote } from '@console/remote';
import { AreaErrorPage } from '@console/remote/records';
import { declaration } from './declaration';
import en from './messages/en.json';

/** The users remote: users and their tokens, the health of the host, logs. */
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
    UsersPage: () => import(/* webpackChunkName: "UsersPage" */ './users/UsersPage'),
    UserIndexPage: () => import(/* webpackChunkName: "UserIndexPage" */ './users/UserIndexPage'),
    TokensPage: () => import(/* webpackChunkName: "TokensPage" */ './tokens/TokensPage'),
    HostHealthPage: () => import(/* webpackChunkName: "HostHealthPage" */ './host-health/HostHealthPage'),
    ReaderLogsPage: () => import(/* webpackChunkName: "ReaderLogsPage" */ './logs/ReaderLogsPage'),
    LogViewerPage: () => import(/* webpackChunkName: "LogViewerPage" */ './logs/viewer/LogViewerPage'),
    SystemLogsPage: () => import(/* webpackChunkName: "SystemLogsPage" */ './logs/SystemLogsPage'),
  },
  cards: {
    HostHealthCard: () => import(/* webpackChunkName: "HostHealthCard" */ './overview/HostHealthCard'),
  },
});
