import { namedCrudCalls } from '../crud';
import type { Facility } from './schema';
import { validateFacility } from './validate.generated.js';

/** The calls of facilities. */
export const facilityCalls = namedCrudCalls({
  model: 'facility',
  plural: 'facilities',
  collection: 'facilities',
  validate: validateFacility,
  read: (facility: Facility) => facility,
  write: ({ name }: Facility) => ({ name }),
});

/** Lists facilities. */
export const listFacilities = facilityCalls.list;

/** Shows one facility. */
export const showFacility = facilityCalls.show;

/** Creates a facility; refused when there is one of this name. */
export const createFacility = facilityCalls.create;

/** Creates or replaces a facility. */
export const replaceFacility = facilityCalls.save;

/** Deletes a facility. */
export const destroyFacility = facilityCalls.destroy;
