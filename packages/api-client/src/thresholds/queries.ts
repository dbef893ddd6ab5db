import { crudMutations, crudQueries } from '../crud';
import { thresholdCalls } from './calls';

/** Queries of thresholds. */
export const thresholdQueries = crudQueries(thresholdCalls);

/** Mutations of thresholds. */
export const thresholdMutations = crudMutations(thresholdCalls);
