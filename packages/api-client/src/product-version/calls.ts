import { type Call, orNone, type ServiceClient } from '../client';
import { readRecord } from '../client/answer';
import { consolePath } from '../client/path';
import { type ProductVersion, readProductVersion } from './adapter';
import { validateProductVersion } from './validate.generated.js';

const askAt = (...segments: string[]): Call<ProductVersion> => ({
  name: 'show product version',
  method: 'GET',
  path: consolePath('api', 'machine', ...segments, 'is_version'),
  answer: readRecord(validateProductVersion, readProductVersion),
});

/**
 * Asks for the versions of client and server; where one server has them not, the other has (ABOUT-03).
 * @throws ServiceError when neither tells
 */
export async function fetchProductVersion(
  client: ServiceClient,
  signal?: AbortSignal,
): Promise<ProductVersion> {
  return (await client.call(orNone(askAt()), { signal })) ?? client.call(askAt('software'), { signal });
}
