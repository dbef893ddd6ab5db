import { defineRemote } from '@console/remote';
import { AreaErrorPage } from '@console/remote/records';
import { declaration } from './declaration';
import en from './messages/en.json';

/** The thresholds remote: thresholds, the live monitor and zone maps. */
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
  cards: {
    CrossingsCard: () => import(/* webpackChunkName: "CrossingsCard" */ './overview/CrossingsCard'),
  },
  pages: {
    AreaErrorPage: async () => ({ AreaErrorPage }),
    ThresholdsPage: () => import(/* webpackChunkName: "ThresholdsPage" */ './thresholds/ThresholdsPage'),
    ThresholdPage: () => import(/* webpackChunkName: "ThresholdPage" */ './thresholds/ThresholdPage'),
    ZoneMapsPage: () => import(/* webpackChunkName: "ZoneMapsPage" */ './zone-maps/ZoneMapsPage'),
    ZoneMapPage: () => import(/* webpackChunkName: "ZoneMapPage" */ './zone-maps/ZoneMapPage'),
    ZoneMapFormPage: () => import(/* webpackChunkName: "ZoneMapFormPage" */ './zone-maps/ZoneMapFormPage'),
    ComparePage: () => import(/* webpackChunkName: "ComparePage" */ './zone-maps/compare/ComparePage'),
    StudioPage: () => import(/* webpackChunkName: "StudioPage" */ './zone-maps/studio/StudioPage'),
    MonitorPage: () => import(/* webpackChunkName: "MonitorPage" */ './monitor/MonitorPage'),
    ThresholdFormPage: () =>
      import(/* webpackChunkName: "ThresholdFormPage" */ './thresholds/ThresholdFormPage'),
  },
});
