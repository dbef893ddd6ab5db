import { crudMutations, crudQueries } from '../crud';
import { zoneMapCalls } from './calls';

/** Queries of zone maps. */
export const zoneMapQueries = crudQueries(zoneMapCalls);

/** Mutations of zone maps. Which one is current is asked again after each. */
export const zoneMapMutations = crudMutations(zoneMapCalls, {
  savedWith: ['zone-map-current'],
  deletedWith: ['zone-map-current'],
});
