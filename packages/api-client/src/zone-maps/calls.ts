import type { Call, ListAnswer } from '../client';
import { readBuildManifest, readList, readNothing, readStored } from '../client/answer';
import { namedRecordPaths } from '../client/path';
import { identifierOf } from '../meta';
import { readZoneMap, writeZoneMap, type ZoneMap, type ZoneMapDraft } from './adapter';
import { validateZoneMap } from './validate.generated.js';

const paths = namedRecordPaths('zoneMaps');
const read = readBuildManifest(validateZoneMap, readZoneMap);

/** Lists zone maps. */
export function listZoneMaps(): Call<ListAnswer<ZoneMap>> {
  return {
    name: 'list zone maps',
    method: 'GET',
    path: paths.list(),
    answer: readList(validateZoneMap, readZoneMap, identifierOf('zone-map')),
  };
}

/** Shows one zone map. */
export function showZoneMap(name: string): Call<ZoneMap> {
  return { name: 'show zone map', method: 'GET', path: paths.one(name), answer: read };
}

/** Creates a zone map; refused when there is one of this name. */
export function createZoneMap(zoneMap: ZoneMapDraft): Call<ZoneMap | null> {
  return {
    name: 'create zone map',
    method: 'POST',
    path: paths.create(),
    body: writeZoneMap(zoneMap),
    answer: readStored(read),
  };
}

/** Creates or replaces a zone map. Where it is current, the service applies it anew. */
export function replaceZoneMap(zoneMap: ZoneMapDraft): Call<ZoneMap | null> {
  return {
    name: 'replace zone map',
    method: 'PUT',
    path: paths.replace(),
    body: writeZoneMap(zoneMap),
    answer: readStored(read),
  };
}

/** Deletes a zone map. Where it was current, none is. */
export function destroyZoneMap(name: string): Call<void> {
  return { name: 'delete zone map', method: 'DELETE', path: paths.destroy(name), answer: readNothing };
}
