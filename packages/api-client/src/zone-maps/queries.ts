import type { ServiceClient } from '../client';
import { listQuery, oneQuery, type QuerySettings } from '../queries';
import { listZoneMaps, showZoneMap } from './calls';

const model = 'zone-map';

/** Queries of zone maps. */
export function zoneMapQueries(client: ServiceClient, settings: QuerySettings = {}) {
  return {
    list: () => listQuery(client, settings, model, listZoneMaps),
    one: (name: string) => oneQuery(client, settings, model, showZoneMap, (row) => row.name, name),
  };
}
