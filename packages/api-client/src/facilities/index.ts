export { createFacility, destroyFacility, listFacilities, replaceFacility, showFacility } from './calls';
export { facilityMutations, facilityQueries } from './queries';
export type { Facility } from './schema';
