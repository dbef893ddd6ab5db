import { contractVersion } from '@console/remote';
import type { HostCapabilities } from '@console/remote/registry';

/** Versions that this shell offers to remotes; the version of the service is added where it is asked for. */
export const hostCapabilities: HostCapabilities = {
  contract: contractVersion,
  federation: FEDERATION_VERSION,
  shared: SHARED_VERSIONS,
};
