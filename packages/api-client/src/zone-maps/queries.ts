import { mutationOptions } from '@tanstack/react-query';
import type { ServiceClient } from '../client';
import { mutationMeta } from '../meta';
import { afterSave, deleteNamedRecord, modelKey, namedRecordQueries, type QuerySettings } from '../queries';
import type { ZoneMapDraft } from './adapter';
import { createZoneMap, destroyZoneMap, listZoneMaps, replaceZoneMap, showZoneMap } from './calls';

const model = 'zone-map';

/** Queries of zone maps. */
export function zoneMapQueries(client: ServiceClient, settings: QuerySettings = {}) {
  return namedRecordQueries(client, settings, model, { list: listZoneMaps, show: showZoneMap });
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
    remove: () => deleteNamedRecord(client, model, destroyZoneMap, ['zone-map-current']),
  };
}
