import { defineRemote } from '@console/remote';
import { AreaErrorPage } from '@console/remote/records';
import { declaration } from './declaration';
import en from './messages/en.json';

/** The readers remote: reader definitions. */
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
    ClockSyncPage: () => import(/* webpackChunkName: "ClockSyncPage" */ './clock-sync/ClockSyncPage'),
    ConfigurationsPage: () =>
      import(/* webpackChunkName: "ConfigurationsPage" */ './configurations/ConfigurationsPage'),
    ConfigurationPage: () =>
      import(/* webpackChunkName: "ConfigurationPage" */ './configurations/ConfigurationPage'),
    ConfigurationFormPage: () =>
      import(/* webpackChunkName: "ConfigurationFormPage" */ './configurations/ConfigurationFormPage'),
    DefinitionsPage: () => import(/* webpackChunkName: "DefinitionsPage" */ './definitions/DefinitionsPage'),
    DefinitionPage: () => import(/* webpackChunkName: "DefinitionPage" */ './definitions/DefinitionPage'),
    DefinitionFormPage: () =>
      import(/* webpackChunkName: "DefinitionFormPage" */ './definitions/DefinitionFormPage'),
    RegisterPage: () => import(/* webpackChunkName: "RegisterPage" */ './registration/RegisterPage'),
  },
  cards: {
    FleetHealthCard: () => import(/* webpackChunkName: "FleetHealthCard" */ './overview/FleetHealthCard'),
  },
});
