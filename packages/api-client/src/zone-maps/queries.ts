import { mutationOptions } from '@tanstack/react-query';
import type { ServiceClient } from '../client';
import { mutationMeta } from '../meta';
import {
  afterDelete,
  afterSave,
  listQuery,
  lookupQuery,
  modelKey,
  oneQuery,
  type QuerySettings,
} from '../queries';
import type { ZoneMap, ZoneMapDraft } from './adapter';
import { createZoneMap, destroyZoneMap, listZoneMaps, replaceZoneMap, showZoneMap } from './calls';

const model = 'zone-map';

/** Queries of zone maps. */
export function zoneMapQueries(client: ServiceClient, settings: QuerySettings = {}) {
  return {
    list: () => listQuery(client, settings, model, listZoneMaps),
    one: (name: string) => oneQuery(client, settings, model, showZoneMap, (row) => row.name, name),
    /** Whether a name is taken (ZONE-03). */
    lookup: (name: string) => lookupQuery(client, model, showZoneMap, name),
  };
}

/** What a zone map is saved with. */
export interface SaveZoneMap {
  readonly zoneMap: ZoneMapDraft;
  /** New zone maps are created, so that one saved meanwhile is not overwritten; others are replaced (WIRE-03). */
  readonly isNew: boolean;
}

/** Mutations of zone maps. Which one is current is asked for anew after each. */
export function zoneMapMutations(client: ServiceClient) {
  return {
    /** Creates or replaces a zone map. */
    save: () =>
      mutationOptions({
        mutationFn: ({ zoneMap, isNew }: SaveZoneMap) =>
          client.call(isNew ? createZoneMap(zoneMap) : replaceZoneMap(zoneMap)),
        onSuccess: (stored, { zoneMap }, _result, { client: cache }) => {
          afterSave(cache, model, zoneMap.name, stored);
          void cache.invalidateQueries({ queryKey: modelKey('zone-map-current') });
        },
        meta: mutationMeta<SaveZoneMap>({
          model,
          action: 'save',
          describe: ({ zoneMap }) => zoneMap.name,
        }),
      }),
    /** Deletes the zone map of this name. */
    remove: () =>
      mutationOptions({
        mutationFn: (name: string) => client.call(destroyZoneMap(name)),
        onSuccess: (_answer, name, _result, { client: cache }) => {
          afterDelete<ZoneMap>(cache, model, (row) => row.name === name, name);
          void cache.invalidateQueries({ queryKey: modelKey('zone-map-current') });
        },
        meta: mutationMeta<string>({ model, action: 'delete', describe: (name) => name }),
      }),
  };
}
