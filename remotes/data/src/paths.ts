import { pathsOf, publishedPages } from '@console/remote/contract';

const { data, dataError } = publishedPages;

/** The pages of this remote. All but that of an item are published, so that others can link to them. */
export const pages = {
  data,
  dataError,
  plan: { path: '/data/plan', title: { en: 'Live plan' }, parent: '/data', page: 'LivePlanPage' },
  playback: { path: '/data/playback', title: { en: 'Playback' }, parent: '/data' },
  several: {
    path: '/data/several',
    title: { en: 'Find several items' },
    parent: '/data',
    page: 'SeveralItemsPage',
  },
  item: { path: '/data/items/:epc', parent: '/data' },
} as const;

/** Their addresses, by name. */
export const paths = pathsOf(pages);
