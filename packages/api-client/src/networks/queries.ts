import { crudMutations, crudQueries } from '../crud';
import { networkCalls } from './calls';

/** Queries of scanner networks. */
export const networkQueries = crudQueries(networkCalls);

/** Mutations of scanner networks. A network is never edited. */
export const networkMutations = crudMutations(networkCalls);
