export { createFacility, destroyFacility, listFacilities, replaceFacility, showFacility } from './calls';
export { contentsOf, type FacilityContents } from './facilityContents';
export { facilityMutations, facilityQueries } from './queries';
export type { Facility } from './schema';
