import { zoneMapQueries } from '@console/api-client/zone-maps';
import { recordKind } from '@console/remote/records';
import { paths } from '../paths';
import { zoneMapMutations } from './zoneMap.mutations';

/** The zones of a facility [ZONE-01, ZONE-04]. */
export const zoneMapKind = recordKind({
  model: 'zone-map',
  texts: 'zoneMaps',
  paths: { ...paths.zoneMaps, record: paths.zoneMaps.zoneMap },
  queries: zoneMapQueries,
  mutations: zoneMapMutations,
  actions: ['edit', 'copy', 'delete'],
});
