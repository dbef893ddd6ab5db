import { mutationOptions } from '@tanstack/react-query';
import type { ServiceClient } from '../client';
import { mutationMeta } from '../meta';
import { afterDelete, afterSave, listQuery, lookupQuery, oneQuery, type QuerySettings } from '../queries';
import { createFacility, destroyFacility, listFacilities, showFacility } from './calls';
import type { Facility } from './schema';

const model = 'facility';

/** Queries of facilities. */
export function facilityQueries(client: ServiceClient, settings: QuerySettings = {}) {
  return {
    list: () => listQuery(client, settings, model, listFacilities),
    one: (name: string) => oneQuery(client, settings, model, showFacility, (row) => row.name, name),
    lookup: (name: string) => lookupQuery(client, model, showFacility, name),
  };
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
    remove: () =>
      mutationOptions({
        mutationFn: (name: string) => client.call(destroyFacility(name)),
        onSuccess: (_answer, name, _result, { client: cache }) =>
          afterDelete<Facility>(cache, model, (row) => row.name === name, name),
        meta: mutationMeta<string>({ model, action: 'delete', describe: (name) => name }),
      }),
  };
}
