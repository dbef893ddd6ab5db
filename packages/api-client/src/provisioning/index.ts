export { isProvisioned, showProvisioning } from './calls';
export { provisioningQueries } from './queries';
export type { Provisioning } from './schema';
