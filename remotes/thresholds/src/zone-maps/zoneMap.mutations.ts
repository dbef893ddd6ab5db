import type { ServiceClient } from '@console/api-client';
import { zoneMapMutations as serviceMutations } from '@console/api-client/zone-maps';
import { mutationOptions } from '@tanstack/react-query';

const plan = () => import('@console/design/plan');

/** Those of the service; the images of the floors of a zone map go with it, and with its copy. */
export function zoneMapMutations(client: ServiceClient) {
  const service = serviceMutations(client);
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
