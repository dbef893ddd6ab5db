import { jobLabel, jobMutations, jobQueries } from '@console/api-client/jobs';
import { recordKind } from '@console/remote/records';
import { paths } from '../paths';

/** Runs of recipes on the readers of a facility. They are started and stopped, not edited [JOB-01]. */
export const jobKind = recordKind({
  model: 'job',
  texts: 'jobs',
  paths: { ...paths.jobs, record: paths.jobs.job },
  queries: jobQueries,
  mutations: (client) => ({ save: jobMutations(client).start }),
  titleOf: jobLabel,
});

/** Key of the address that opens the form on the list. */
export const startKey = 'start';

/** Key of the address for the recipe that the form begins with. */
export const recipeKey = 'recipe';

/** Key of the address for the facility whose jobs the timeline shows; an address that has it opens the timeline. */
export const facilityKey = 'timeline';
