import { crudMutations, crudQueries } from '../crud';
import { publisherCalls } from './calls';

/** Queries of publishers. */
export const publisherQueries = crudQueries(publisherCalls);

/** Mutations of publishers (PUBLISHER-04). */
export const publisherMutations = crudMutations(publisherCalls);
