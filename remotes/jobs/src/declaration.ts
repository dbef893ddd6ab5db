import type { RemoteDeclaration } from '@console/remote';
import { routePatterns } from '@console/remote/paths';

const recipes = '/itemsense/configuration/v1/recipes';
const jobs = '/itemsense/control/v1/jobs/show';

/** What the jobs remote contributes to the console, as data. */
export const declaration: RemoteDeclaration = {
  name: 'jobs',
  contract: '^1.1.0',
  owner: 'Jobs team',
  areas: ['recipes', 'jobs'],
  routes: [
    { path: routePatterns.recipes, page: 'RecipesPage', prefetch: [`${recipes}/show`] },
    { path: routePatterns['recipes.error'], page: 'AreaErrorPage' },
    {
      path: routePatterns.jobs,
      page: 'JobsPage',
      prefetch: [jobs, `${recipes}/show`, '/itemsense/configuration/v1/facilities/show'],
    },
    { path: routePatterns['jobs.error'], page: 'AreaErrorPage' },
    { path: routePatterns['jobs.job'], page: 'JobPage', prefetch: [`${jobs}/:id`] },
  ],
};
