import { listFacilities } from '@console/api-client/facilities';
import { showItems } from '@console/api-client/items';
import { listJobs } from '@console/api-client/jobs';
import { publishedAreas } from '@console/remote/contract';
import { declareRemote } from '@console/remote/declaration';
import { pages } from './paths';

/** Contributions of the data remote to the console, as data. */
export const declaration = declareRemote({
  name: 'data',
  contract: '^2.35.0',
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
    {
      label: { en: 'Open the item' },
      path: pages.item.path.replace(':epc', '{text}'),
      takes: '^(?:[0-9A-Fa-f]{4}){4,}$',
    },
    {
      label: { en: 'Find several items' },
      path: `${pages.several.path}?epcs={text}`,
      takes: '^[0-9A-Fa-f]{16,}(?:[\\s,;]+[0-9A-Fa-f]{16,})+$',
    },
    { label: { en: 'Search item history' }, path: `${pages.data.path}?type=history` },
    { label: { en: 'Search threshold transitions' }, path: `${pages.data.path}?type=transitions` },
  ],
  search: [
    {
      title: { en: 'Items' },
      ask: (query) => showItems({ epcPrefix: query }),
      rows: 'items',
      id: 'epc',
      label: 'epc',
      fields: ['facility', 'zone'],
      path: pages.item.path,
      pattern: '^[0-9A-Fa-f]{4,}$',
    },
  ],
  pages,
  asks: {
    data: [listFacilities(), listJobs()],
    plan: [listFacilities()],
    playback: [listFacilities()],
  },
});
