export type { SoftwareVersion } from './adapter';
export { listSoftwareVersions, showSoftwareVersion } from './calls';
export { softwareVersionQueries } from './queries';
export { type ImageType, imageTypes } from './schema';
