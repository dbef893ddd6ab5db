import type { ServiceClient } from '@console/api-client';
import { zoneMapMutations, zoneMapQueries } from '@console/api-client/zone-maps';
import { recordKind } from '@console/remote/records';
import { mutationOptions } from '@tanstack/react-query';
import { paths } from '../paths';

const plan = () => import('@console/design/plan');

/** Those of the service; the images of the floors of a zone map go with it, and with its copy. */
function mutations(client: ServiceClient) {
  const service = zoneMapMutations(client);
  return {
    ...service,
    copy: () => {
      const copying = service.copy();
      return mutationOptions({
        ...copying,
        onSuccess: (...end) => {
          void plan().then(({ copyFloorImages }) => copyFloorImages(end[1].record.name, end[1].name));
          return copying.onSuccess?.(...end);
        },
      });
    },
    remove: () => {
      const removal = service.remove();
      return mutationOptions({
        ...removal,
        onSuccess: (...end) => {
          void plan().then(({ forgetFloorImages }) => forgetFloorImages(end[1].name));
          return removal.onSuccess?.(...end);
        },
      });
    },
  };
}

/** The zones of a facility [ZONE-01, ZONE-04]. */
export const zoneMapKind = recordKind({
  model: 'zone-map',
  texts: 'zoneMaps',
  paths: { ...paths.zoneMaps, record: paths.zoneMaps.zoneMap },
  queries: zoneMapQueries,
  mutations,
  titleOf: ({ name }) => name,
  actions: ['edit', 'copy', 'delete'],
  uniqueBy: 'lookup',
});
