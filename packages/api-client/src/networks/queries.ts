import { crudMutations, crudQueries } from '../crud';
import { networkCalls } from './calls';

/** Queries of scanner networks. */
export const networkQueries = crudQueries(networkCalls);

/** Mutations of scanner networks. */
export const networkMutations = crudMutations(networkCalls);
