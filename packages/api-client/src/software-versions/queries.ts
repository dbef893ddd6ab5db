import { queryOptions } from '@tanstack/react-query';
import type { ServiceClient } from '../client';
import { modelKey } from '../queries';
import { listSoftwareVersions } from './calls';
import type { ImageType } from './schema';

const model = 'software-version';

/** Queries of software versions. */
export function softwareVersionQueries(client: ServiceClient) {
  return {
    /** The versions of an image type, asked for whenever another type is chosen (UPGRADE-02). */
    ofType: (imageType: ImageType) =>
      queryOptions({
        queryKey: [...modelKey(model), imageType],
        queryFn: ({ signal }) => client.call(listSoftwareVersions(imageType), { signal }),
        retry: false,
        meta: { model },
      }),
  };
}
