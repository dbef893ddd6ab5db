import { defineRemote } from '@console/remote';
import { AreaErrorPage } from '@console/remote/records';
import { declaration } from './declaration';
import en from './messages/en.json';

/** The jobs remote: recipes and jobs. */
export default defineRemote({
  declaration,
  messages: { en },
  help: { en: () => import(/* webpackChunkName: "help-en" */ './help/pages.en.json') },
  pages: {
    AreaErrorPage: async () => ({ AreaErrorPage }),
    RecipeFormPage: () => import(/* webpackChunkName: "RecipeFormPage" */ './recipes/RecipeFormPage'),
    RecipePage: () => import(/* webpackChunkName: "RecipePage" */ './recipes/RecipePage'),
    RecipesPage: () => import(/* webpackChunkName: "RecipesPage" */ './recipes/RecipesPage'),
    JobsPage: () => import(/* webpackChunkName: "JobsPage" */ './jobs/JobsPage'),
    JobPage: () => import(/* webpackChunkName: "JobPage" */ './jobs/JobPage'),
  },
  cards: {
    RunningJobsCard: () => import(/* webpackChunkName: "RunningJobsCard" */ './overview/RunningJobsCard'),
  },
});
