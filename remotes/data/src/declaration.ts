import type { RemoteDeclaration } from '@console/remote';
import { publishedAreas } from '@console/remote/contract';
import { pages } from './paths';

/** What the data remote contributes to the console, as data. */
export const declaration: RemoteDeclaration = {
  name: 'data',
  contract: '^2.7.0',
  owner: 'Data team',
  areas: [
    {
      ...publishedAreas.data,
      sections: [
        { name: 'search', title: { en: 'Search' }, path: pages.data.path },
        { name: 'plan', title: { en: 'Live plan' }, path: pages.plan.path },
        { name: 'playback', title: { en: 'Playback' }, path: pages.playback.path },
      ],
    },
  ],
  actions: [
    { label: { en: 'Search items' }, path: pages.data.path },
    { label: { en: 'Live plan of a facility' }, path: pages.plan.path },
    { label: { en: 'Play back what happened' }, path: pages.playback.path },
    { label: { en: 'Search item history' }, path: `${pages.data.path}?type=history` },
    { label: { en: 'Search threshold transitions' }, path: `${pages.data.path}?type=transitions` },
  ],
  search: [
    {
      title: { en: 'Items' },
      ask: '/itemsense/data/v1/items/show?epcPrefix={query}',
      rows: 'items',
      id: 'epc',
      label: 'epc',
      fields: ['facility', 'zone'],
      path: pages.item.path,
      pattern: '^[0-9A-Fa-f]{4,}$',
    },
  ],
  routes: [
    {
      ...pages.data,
      page: 'DataPage',
      prefetch: ['/itemsense/configuration/v1/facilities/show', '/itemsense/control/v1/jobs/show'],
    },
    {
      ...pages.plan,
      page: 'LivePlanPage',
      prefetch: ['/itemsense/configuration/v1/facilities/show'],
    },
    {
      ...pages.playback,
      page: 'PlaybackPage',
      prefetch: ['/itemsense/configuration/v1/facilities/show'],
    },
    { ...pages.dataError, page: 'AreaErrorPage' },
    { ...pages.item, page: 'ItemPage' },
  ],
};
