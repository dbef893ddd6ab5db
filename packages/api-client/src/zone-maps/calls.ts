import type { Call, ListAnswer } from '../client';
import { readList, readRecord } from '../client/answer';
import { namedRecordPaths } from '../client/path';
import { identifierOf } from '../meta';
import { readZoneMap, type ZoneMap } from './adapter';
import { validateZoneMap } from './validate.generated.js';

const paths = namedRecordPaths('zoneMaps');

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
  return {
    name: 'show zone map',
    method: 'GET',
    path: paths.one(name),
    answer: readRecord(validateZoneMap, readZoneMap),
  };
}
