import type { AreaDeclaration } from '../navigation';
import type { PageTree } from '../paths/pathsOf';
import { titles } from './titles';

/** The published pages of the data remote. */
export const dataPages = {
  data: { path: '/data', title: { en: 'Items' } },
  dataError: { path: '/data/error', title: titles.error, parent: '/data' },
} as const satisfies PageTree;

/** The areas of the data remote as the documents describe them. */
export const dataAreas = {
  data: { name: 'data', title: { en: 'Items' }, path: dataPages.data.path, place: 'bar', order: 60 },
} satisfies Record<string, AreaDeclaration>;
