export type { Build, ProductVersion } from './adapter';
export { fetchProductVersion } from './calls';
export { productVersionQueries } from './queries';
