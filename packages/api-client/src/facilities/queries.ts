import { crudMutations, crudQueries } from '../crud';
import { facilityCalls } from './calls';

/** Queries of facilities. */
export const facilityQueries = crudQueries(facilityCalls);

/** Mutations of facilities. A facility is never edited: it has only its name. */
export const facilityMutations = crudMutations(facilityCalls);
