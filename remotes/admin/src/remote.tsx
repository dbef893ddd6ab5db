import { defineRemote } from '@console/remote';
import { AreaErrorPage } from '@console/remote/records';
import { declaration } from './declaration';
import en from './messages/en.json';

/** The admin remote: resets, scanner networks, reader software, configuration migration and facilities. */
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
    ApplyPage: () => import(/* webpackChunkName: "ApplyPage" */ './configuration/ApplyPage'),
    AreaErrorPage: async () => ({ AreaErrorPage }),
    BundlePage: () => import(/* webpackChunkName: "BundlePage" */ './configuration/BundlePage'),
    ComparePage: () => import(/* webpackChunkName: "ComparePage" */ './configuration/ComparePage'),
    FacilitiesPage: () => import(/* webpackChunkName: "FacilitiesPage" */ './facilities/FacilitiesPage'),
    HomePage: () => import(/* webpackChunkName: "HomePage" */ './home/HomePage'),
    MigrationPage: () => import(/* webpackChunkName: "MigrationPage" */ './migration/MigrationPage'),
    NetworksPage: () => import(/* webpackChunkName: "NetworksPage" */ './networks/NetworksPage'),
    ResetPage: () => import(/* webpackChunkName: "ResetPage" */ './reset/ResetPage'),
    UpgradePage: () => import(/* webpackChunkName: "UpgradePage" */ './upgrades/UpgradePage'),
    UpgradesPage: () => import(/* webpackChunkName: "UpgradesPage" */ './upgrades/UpgradesPage'),
  },
  cards: {
    UnderWayCard: () => import(/* webpackChunkName: "UnderWayCard" */ './overview/UnderWayCard'),
  },
});
