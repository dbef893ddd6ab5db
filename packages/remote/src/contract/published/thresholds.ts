import type { AreaDeclaration } from '../navigation';
import type { PageTree } from '../paths/pathsOf';
import { copyAction, titles } from './titles';

/** The published pages of the thresholds remote. */
export const thresholdsPages = {
  thresholds: {
    list: { path: '/thresholds', title: { en: 'Thresholds' } },
    error: { path: '/thresholds/error', title: titles.error, parent: '/thresholds' },
    new: { path: '/thresholds/new', title: titles.new, parent: '/thresholds' },
    threshold: { path: '/thresholds/:id', parent: '/thresholds', record: 'threshold' },
    edit: { path: '/thresholds/:id/edit', title: titles.edit, parent: '/thresholds/:id' },
  },
  thresholdMonitor: { path: '/threshold-monitor', title: { en: 'Threshold monitor' } },
  zoneMaps: {
    list: { path: '/zone-maps', title: { en: 'Zone Maps' } },
    error: { path: '/zone-maps/error', title: titles.error, parent: '/zone-maps' },
    new: { path: '/zone-maps/new', title: titles.new, parent: '/zone-maps' },
    zoneMap: {
      path: '/zone-maps/:name',
      parent: '/zone-maps',
      record: 'zone-map',
      recordActions: [copyAction],
    },
    edit: { path: '/zone-maps/:name/edit', title: titles.edit, parent: '/zone-maps/:name' },
  },
} as const satisfies PageTree;

const { thresholds, thresholdMonitor, zoneMaps } = thresholdsPages;

/** The areas of the thresholds remote as the documents describe them. */
export const thresholdsAreas = {
  thresholds: {
    name: 'thresholds',
    title: { en: 'Thresholds' },
    path: thresholds.list.path,
    place: 'bar',
    order: 30,
  },
  'threshold-monitor': {
    name: 'threshold-monitor',
    title: { en: 'Threshold monitor' },
    path: thresholdMonitor.path,
  },
  'zone-maps': {
    name: 'zone-maps',
    title: { en: 'Zone Maps' },
    path: zoneMaps.list.path,
    place: 'bar',
    order: 40,
    dashboard: { feature: 'zoneMaps', path: '/zone-maps' },
  },
} satisfies Record<string, AreaDeclaration>;
