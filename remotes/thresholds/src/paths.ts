import { pathsOf, publishedPages } from '@console/remote/contract';

const { thresholds, thresholdMonitor, zoneMaps } = publishedPages;

/** The pages of this remote. All but the studio, the placing and the comparison are published, so that others can link to them. */
export const pages = {
  thresholds,
  thresholdMonitor: { ...thresholdMonitor, page: 'MonitorPage' },
  zoneMaps: {
    ...zoneMaps,
    compare: { path: '/zone-maps/:name/compare', title: { en: 'Compare' }, parent: '/zone-maps/:name' },
    placing: { path: '/zone-maps/:name/readers', title: { en: 'Place readers' }, parent: '/zone-maps/:name' },
    studio: { path: '/zone-maps/:name/studio', title: { en: 'Draw zones' }, parent: '/zone-maps/:name' },
  },
} as const;

/** Their addresses, by name. */
export const paths = pathsOf(pages);
