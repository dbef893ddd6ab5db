import type { RemoteDeclaration } from '@console/remote';
import { routePatterns } from '@console/remote/contract';

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
  contract: '^1.1.0',
  owner: 'Jobs team',
  areas: ['recipes', 'jobs'],
  actions: [
    { label: { en: 'New recipe' }, path: routePatterns['recipes.new'] },
    { label: { en: 'Start a job' }, path: routePatterns.jobs },
  ],
  routes: [
    { path: routePatterns.recipes, page: 'RecipesPage', prefetch: [`${recipes}/show`] },
    { path: routePatterns['recipes.error'], page: 'AreaErrorPage' },
    { path: routePatterns['recipes.new'], page: 'RecipeNewPage', prefetch: choices },
    {
      path: routePatterns['recipes.recipe'],
      page: 'RecipePage',
      prefetch: [`${recipes}/show/:name`, ...runnable],
    },
    {
      path: routePatterns['recipes.recipe.edit'],
      page: 'RecipeEditPage',
      prefetch: [`${recipes}/show/:name`, ...choices],
    },
    {
      path: routePatterns.jobs,
      page: 'JobsPage',
      prefetch: [jobs, `${recipes}/show`, '/itemsense/configuration/v1/facilities/show'],
    },
    { path: routePatterns['jobs.error'], page: 'AreaErrorPage' },
    { path: routePatterns['jobs.job'], page: 'JobPage', prefetch: [`${jobs}/:id`] },
  ],
};
