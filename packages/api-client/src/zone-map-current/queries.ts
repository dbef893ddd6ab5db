import { mutationOptions } from '@tanstack/react-query';
import { orNone, type ServiceClient } from '../client';
import { mutationMeta } from '../meta';
import { modelKey, oneKey, oneQuery, type QuerySettings } from '../queries';
import { clearCurrentZoneMap, selectZoneMap, showCurrentZoneMap } from './calls';

const model = 'zone-map-current';

/** Queries of current zone maps. */
export function currentZoneMapQueries(client: ServiceClient, settings: QuerySettings = {}) {
  return {
    /** Which zone map of a facility is current; `null` where the service knows of none (ZONE-05). */
    of: (facility: string) =>
      oneQuery(
        client,
        settings,
        model,
        (id) => orNone(showCurrentZoneMap(id)),
        () => facility,
        facility,
      ),
  };
}

/** A zone map of a facility. */
export interface ZoneMapOfFacility {
  readonly facility: string;
  readonly name: string;
}

/** Mutations of current zone maps. */
export function currentZoneMapMutations(client: ServiceClient) {
  return {
    /** Makes a zone map the current one of its facility. */
    select: () =>
      mutationOptions({
        mutationFn: ({ name }: ZoneMapOfFacility) => client.call(selectZoneMap(name)),
        onSuccess: (stored, { facility }, _result, { client: cache }) => {
          if (stored) cache.setQueryData(oneKey(model, facility), stored);
          void cache.invalidateQueries({ queryKey: modelKey(model) });
        },
        meta: mutationMeta<ZoneMapOfFacility>({ model, action: 'select', describe: ({ name }) => name }),
      }),
    /** Leaves the facility of this name without a current zone map. */
    clear: () =>
      mutationOptions({
        mutationFn: (facility: string) => client.call(clearCurrentZoneMap(facility)),
        onSuccess: (_answer, _facility, _result, { client: cache }) => {
          void cache.invalidateQueries({ queryKey: modelKey(model) });
        },
        meta: mutationMeta<string>({ model, action: 'clear', describe: (facility) => facility }),
      }),
  };
}
