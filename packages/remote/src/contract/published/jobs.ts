import type { AreaDeclaration, RecordActionDeclaration } from '../navigation';
import type { PageTree } from '../paths/pathsOf';
import { copyAction, titles } from './titles';

const jobActions: RecordActionDeclaration[] = [
  { action: 'stop', label: { en: 'Stop' }, except: { status: 'STOPPED' } },
  { action: 'createFrom', label: { en: 'Create from' } },
];

/** The published pages of the jobs remote. */
export const jobsPages = {
  recipes: {
    list: { path: '/recipes', title: { en: 'Recipes' } },
    error: { path: '/recipes/error', title: titles.error, parent: '/recipes' },
    new: { path: '/recipes/new', title: titles.new, parent: '/recipes' },
    recipe: { path: '/recipes/:name', parent: '/recipes', record: 'recipe', recordActions: [copyAction] },
    edit: { path: '/recipes/:name/edit', title: titles.edit, parent: '/recipes/:name' },
  },
  jobs: {
    list: { path: '/jobs', title: { en: 'Jobs' } },
    error: { path: '/jobs/error', title: titles.error, parent: '/jobs' },
    job: {
      path: '/jobs/:id',
      parent: '/jobs',
      record: 'job',
      recordActions: jobActions,
    },
  },
} as const satisfies PageTree;

/** The areas of the jobs remote as the documents describe them. */
export const jobsAreas = {
  recipes: {
    name: 'recipes',
    title: { en: 'Recipes' },
    path: jobsPages.recipes.list.path,
    place: 'bar',
    order: 20,
  },
  jobs: { name: 'jobs', title: { en: 'Jobs' }, path: jobsPages.jobs.list.path, place: 'bar', order: 50 },
} satisfies Record<string, AreaDeclaration>;
