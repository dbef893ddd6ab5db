import { defineRemote } from '@console/remote';
import { AreaErrorPage } from '@console/remote/records';
import { declaration } from './declaration';
import en from './messages/en.json';

/** The jobs remote: recipes and jobs. */
export default defineRemote({
  declaration,
  messages: { en },
  pages: {
    AreaErrorPage: async () => ({ AreaErrorPage }),
    RecipeEditPage: () => import(/* webpackChunkName: "RecipeEditPage" */ './recipes/RecipeEditPage'),
    RecipeNewPage: () => import(/* webpackChunkName: "RecipeNewPage" */ './recipes/RecipeNewPage'),
    RecipePage: () => import(/* webpackChunkName: "RecipePage" */ './recipes/RecipePage'),
    RecipesPage: () => import(/* webpackChunkName: "RecipesPage" */ './recipes/RecipesPage'),
    JobsPage: () => import(/* webpackChunkName: "JobsPage" */ './jobs/JobsPage'),
    JobPage: () => import(/* webpackChunkName: "JobPage" */ './jobs/JobPage'),
  },
});
