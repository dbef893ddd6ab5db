import { listFacilities } from '@console/api-client/facilities';
import { listJobs } from '@console/api-client/jobs';
import { listReaderConfigurations } from '@console/api-client/reader-configurations';
import { listReaderDefinitions } from '@console/api-client/reader-definitions';
import { listRecipes } from '@console/api-client/recipes';
import { listAntennaConfigurations } from '@console/api-client/threshold-antenna-configurations';
import { listThresholds, showThreshold } from '@console/api-client/thresholds';
import { listZoneMaps, showZoneMap } from '@console/api-client/zone-maps';
import { publishedAreas } from '@console/remote/contract';
import { declareRemote } from '@console/remote/declaration';
import { pages } from './paths';

/** Requests that say which thresholds are watched by a running job. */
const running = [listJobs(), listRecipes(), listReaderConfigurations()];

/** All thresholds, and which of them are watched. */
const watched = [listThresholds(), listAntennaConfigurations(), ...running];

/** Requests for the choices of the form of a threshold. */
const choices = [listThresholds(), listAntennaConfigurations(), listReaderDefinitions(), listFacilities()];

/** Contributions of the thresholds remote to the console, as data. */
export const declaration = declareRemote({
  name: 'thresholds',
  contract: '^2.35.0',
  owner: 'Thresholds team',
  areas: [publishedAreas.thresholds, publishedAreas['threshold-monitor'], publishedAreas['zone-maps']],
  actions: [
    { label: { en: 'New threshold' }, path: pages.thresholds.new.path },
    { label: { en: 'New zone map' }, path: pages.zoneMaps.new.path },
  ],
  cards: [
    {
      name: 'CrossingsCard',
      title: { en: 'Crossings in the last hour' },
      order: 25,
      asks: [listThresholds()],
    },
  ],
  news: [{ name: 'DoorNews', asks: watched }],
  search: [
    {
      title: { en: 'Thresholds' },
      ask: listThresholds(),
      id: 'id',
      fields: ['facility'],
      path: pages.thresholds.threshold.path,
    },
    {
      title: { en: 'Zone Maps' },
      ask: listZoneMaps(),
      fields: ['facility'],
      path: pages.zoneMaps.zoneMap.path,
    },
  ],
  pages,
  asks: {
    thresholds: {
      list: watched,
      new: choices,
      threshold: (id) => [showThreshold(id), listAntennaConfigurations(), ...running],
      edit: (id) => [showThreshold(id), ...choices],
    },
    thresholdMonitor: watched,
    zoneMaps: {
      list: [listZoneMaps()],
      new: [listFacilities()],
      zoneMap: (name) => [showZoneMap(name)],
      edit: (name) => [showZoneMap(name), listFacilities()],
      compare: (name) => [showZoneMap(name), listZoneMaps()],
      placing: (name) => [showZoneMap(name), listReaderDefinitions()],
      studio: (name) => [showZoneMap(name)],
    },
  },
});
