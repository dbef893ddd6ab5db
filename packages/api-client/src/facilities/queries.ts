import { mutationOptions } from '@tanstack/react-query';
import type { ServiceClient } from '../client';
import { mutationMeta } from '../meta';
import { afterSave, deleteNamedRecord, namedRecordQueries, type QuerySettings } from '../queries';
import { createFacility, destroyFacility, listFacilities, showFacility } from './calls';
import type { Facility } from './schema';

const model = 'facility';

/** Queries of facilities. */
export function facilityQueries(client: ServiceClient, settings: QuerySettings = {}) {
  return namedRecordQueries(client, settings, model, { list: listFacilities, show: showFacility });
}

/** Mutations of facilities. */
export function facilityMutations(client: ServiceClient) {
  return {
    /** Creates a facility; a facility is never edited, it has only its name. */
    save: () =>
      mutationOptions({
        mutationFn: (facility: Facility) => client.call(createFacility(facility)),
        onSuccess: (stored, { name }, _result, { client: cache }) => afterSave(cache, model, name, stored),
        meta: mutationMeta<Facility>({ model, action: 'save', describe: ({ name }) => name }),
      }),
    /** Deletes the facility of this name. */
    remove: () => deleteNamedRecord(client, model, destroyFacility),
  };
}
