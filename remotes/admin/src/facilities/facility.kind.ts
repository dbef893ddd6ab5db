import { facilityMutations, facilityQueries } from '@console/api-client/facilities';
import { recordKind } from '@console/remote/records';
import { paths } from '../paths';
import { useFacilityUsers } from './useFacilityUsers';

/** The sites that readers, zones, thresholds and jobs belong to. */
export const facilityKind = recordKind({
  model: 'facility',
  texts: 'facilities',
  paths: { list: paths.facilities, error: paths.facilitiesError },
  queries: facilityQueries,
  mutations: facilityMutations,
  actions: ['delete'],
  useUsers: useFacilityUsers,
});
