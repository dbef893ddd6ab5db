import type { Call, ListAnswer } from '../client';
import { readList, readRecord } from '../client/answer';
import { servicePath } from '../client/path';
import { readSoftwareVersion, type SoftwareVersion } from './adapter';
import type { ImageType } from './schema';
import { validateSoftwareVersion } from './validate.generated.js';

const path = (...segments: string[]) => servicePath('configuration', 'v1', 'softwareVersions', ...segments);

/** Lists the versions of an image type (UPGRADE-03). */
export function listSoftwareVersions(imageType: ImageType): Call<ListAnswer<SoftwareVersion>> {
  return {
    name: 'list software versions',
    method: 'GET',
    path: path('list', imageType),
    answer: readList(validateSoftwareVersion, readSoftwareVersion, 'description'),
  };
}

/** Shows one version. */
export function showSoftwareVersion(imageType: ImageType, version: string): Call<SoftwareVersion> {
  return {
    name: 'show software version',
    method: 'GET',
    path: path('show', imageType, version),
    answer: readRecord(validateSoftwareVersion, readSoftwareVersion),
  };
}
