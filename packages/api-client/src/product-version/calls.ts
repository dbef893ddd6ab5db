import { type Call, orNone, type ServiceClient } from '../client';
import { readRecord } from '../client/answer';
import { consolePath } from '../client/path';
import { type ProductVersion, readProductVersion } from './adapter';
import { validateProductVersion } from './validate.generated.js';

/**
 * Shows the versions of client and server.
 * @param below Where below `machine` the server has them. Default: there.
 */
export function showProductVersion(...below: readonly string[]): Call<ProductVersion> {
  return {
    name: 'show product version',
    method: 'GET',
    path: consolePath('api', 'machine', ...below, 'is_version'),
    answer: readRecord(validateProductVersion, readProductVersion),
  };
}

/**
 * Asks for the versions of client and server; where one server has them not, the other has (ABOUT-03).
 * @throws ServiceError when neither answers
 */
export async function fetchProductVersion(
  client: ServiceClient,
  signal?: AbortSignal,
): Promise<ProductVersion> {
  return (
    (await client.call(orNone(showProductVersion()), { signal })) ??
    client.call(showProductVersion('software'), { signal })
  );
}
