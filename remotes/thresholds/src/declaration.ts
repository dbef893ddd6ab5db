import type { RemoteDeclaration } from '@console/remote';
import { publishedAreas } from '@console/remote/contract';
import { pages } from './paths';

const configuration = '/itemsense/configuration/v1';
const thresholds = `${configuration}/thresholds`;
const zoneMaps = `${configuration}/zoneMaps`;
const facilities = `${configuration}/facilities/show`;
const antennaConfigurations = `${thresholds}/antennaConfigurations`;

/** What says which thresholds are watched by a running job. */
const running = [
  '/itemsense/control/v1/jobs/show',
  `${configuration}/recipes/show`,
  `${configuration}/readerConfigurations/show`,
];

/** What the form of a threshold lets choose from. */
const choices = [thresholds, antennaConfigurations, `${configuration}/readerDefinitions/show`, facilities];

/** What the thresholds remote contributes to the console, as data. */
export const declaration: RemoteDeclaration = {
  name: 'thresholds',
  contract: '^2.7.0',
  owner: 'Thresholds team',
  areas: [publishedAreas.thresholds, publishedAreas['threshold-monitor'], publishedAreas['zone-maps']],
  actions: [
    { label: { en: 'New threshold' }, path: pages.thresholds.new.path },
    { label: { en: 'New zone map' }, path: pages.zoneMaps.new.path },
  ],
  cards: [
    { name: 'CrossingsCard', title: { en: 'Crossings in the last hour' }, order: 25, asks: [thresholds] },
  ],
  search: [
    {
      title: { en: 'Thresholds' },
      ask: thresholds,
      id: 'id',
      fields: ['facility'],
      path: pages.thresholds.threshold.path,
    },
    {
      title: { en: 'Zone Maps' },
      ask: `${zoneMaps}/show`,
      fields: ['facility'],
      path: pages.zoneMaps.zoneMap.path,
    },
  ],
  routes: [
    {
      ...pages.thresholds.list,
      page: 'ThresholdsPage',
      prefetch: [thresholds, antennaConfigurations, ...running],
    },
    { ...pages.thresholds.error, page: 'AreaErrorPage' },
    { ...pages.thresholds.new, page: 'ThresholdFormPage', prefetch: choices },
    {
      ...pages.thresholds.threshold,
      page: 'ThresholdPage',
      prefetch: [`${thresholds}/:id`, antennaConfigurations, ...running],
    },
    {
      ...pages.thresholds.edit,
      page: 'ThresholdFormPage',
      prefetch: [`${thresholds}/:id`, ...choices],
    },
    {
      ...pages.thresholdMonitor,
      page: 'MonitorPage',
      prefetch: [thresholds, antennaConfigurations, ...running],
    },
    { ...pages.zoneMaps.list, page: 'ZoneMapsPage', prefetch: [`${zoneMaps}/show`] },
    { ...pages.zoneMaps.error, page: 'AreaErrorPage' },
    { ...pages.zoneMaps.new, page: 'ZoneMapFormPage', prefetch: [facilities] },
    {
      ...pages.zoneMaps.compare,
      page: 'ComparePage',
      prefetch: [`${zoneMaps}/show/:name`, `${zoneMaps}/show`],
    },
    {
      ...pages.zoneMaps.studio,
      page: 'StudioPage',
      prefetch: [`${zoneMaps}/show/:name`],
    },
    { ...pages.zoneMaps.zoneMap, page: 'ZoneMapPage', prefetch: [`${zoneMaps}/show/:name`] },
    {
      ...pages.zoneMaps.edit,
      page: 'ZoneMapFormPage',
      prefetch: [`${zoneMaps}/show/:name`, facilities],
    },
  ],
};
