import type { RemoteDeclaration } from '@console/remote';
import { publishedAreas } from '@console/remote/contract';
import { pages } from './paths';

const configuration = '/itemsense/configuration/v1';
const recipes = `${configuration}/recipes`;
const jobs = '/itemsense/control/v1/jobs/show';

/** What readers may run in a recipe, and the thresholds they may watch. */
const runnable = [`${configuration}/readerConfigurations/show`, `${configuration}/thresholds`];

/** What the form of a recipe lets choose from. */
const choices = [...runnable, `${configuration}/readerDefinitions/show`];

/** What the jobs remote contributes to the console, as data. */
export const declaration: RemoteDeclaration = {
  name: 'jobs',
  contract: '^2.7.0',
  owner: 'Jobs team',
  areas: [publishedAreas.recipes, publishedAreas.jobs],
  actions: [
    { label: { en: 'New recipe' }, path: pages.recipes.new.path },
    { label: { en: 'Start a job' }, path: `${pages.jobs.list.path}?start=open` },
  ],
  cards: [{ name: 'RunningJobsCard', title: { en: 'Running jobs' }, order: 20, asks: [jobs] }],
  search: [
    { title: { en: 'Recipes' }, ask: `${recipes}/show`, fields: ['type'], path: pages.recipes.recipe.path },
    {
      title: { en: 'Jobs' },
      ask: jobs,
      id: 'id',
      fields: ['facility', 'status'],
      path: pages.jobs.job.path,
    },
  ],
  routes: [
    { ...pages.recipes.list, page: 'RecipesPage', prefetch: [`${recipes}/show`, jobs] },
    { ...pages.recipes.error, page: 'AreaErrorPage' },
    { ...pages.recipes.new, page: 'RecipeFormPage', prefetch: choices },
    {
      ...pages.recipes.recipe,
      page: 'RecipePage',
      prefetch: [`${recipes}/show/:name`, ...runnable],
    },
    {
      ...pages.recipes.edit,
      page: 'RecipeFormPage',
      prefetch: [`${recipes}/show/:name`, ...choices],
    },
    {
      ...pages.jobs.list,
      page: 'JobsPage',
      prefetch: [jobs, `${recipes}/show`],
    },
    { ...pages.jobs.error, page: 'AreaErrorPage' },
    { ...pages.jobs.job, page: 'JobPage', prefetch: [`${jobs}/:id`] },
  ],
};
