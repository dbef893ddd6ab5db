import { listJobs, showJob } from '@console/api-client/jobs';
import { listReaderConfigurations } from '@console/api-client/reader-configurations';
import { listReaderDefinitions } from '@console/api-client/reader-definitions';
import { listRecipes, showRecipe } from '@console/api-client/recipes';
import { listThresholds } from '@console/api-client/thresholds';
import { publishedAreas } from '@console/remote/contract';
import { declareRemote } from '@console/remote/declaration';
import { pages } from './paths';

/** Requests for the configurations readers may run in a recipe, and the thresholds they may watch. */
const runnable = [listReaderConfigurations(), listThresholds()];

/** Requests for the choices of the form of a recipe. */
const choices = [...runnable, listReaderDefinitions()];

/** Contributions of the jobs remote to the console, as data. */
export const declaration = declareRemote({
  name: 'jobs',
  contract: '^2.38.0',
  owner: 'Jobs team',
  areas: [publishedAreas.recipes, publishedAreas.jobs],
  actions: [
    { label: { en: 'New recipe' }, path: pages.recipes.new.path },
    { label: { en: 'Start a job' }, path: `${pages.jobs.list.path}?start=open` },
  ],
  cards: [{ name: 'RunningJobsCard', title: { en: 'Running jobs' }, order: 20, asks: [listJobs()] }],
  news: [{ name: 'JobNews', asks: [listJobs()] }],
  search: [
    { title: { en: 'Recipes' }, ask: listRecipes(), fields: ['type'], path: pages.recipes.recipe.path },
    {
      title: { en: 'Jobs' },
      ask: listJobs(),
      id: 'id',
      fields: ['facility', 'status'],
      path: pages.jobs.job.path,
    },
  ],
  pages,
  asks: {
    recipes: {
      list: [listRecipes(), listJobs()],
      new: choices,
      recipe: (name) => [showRecipe(name), ...runnable],
      edit: (name) => [showRecipe(name), ...choices],
    },
    jobs: { list: [listJobs(), listRecipes()], job: (id) => [showJob(id)] },
  },
});
