import type { Call } from '../client';
import { readRecord } from '../client/answer';
import { consolePath } from '../client/path';
import type { Provisioning } from './schema';
import { validateProvisioning } from './validate.generated.js';

/** Asks whether the service has been provisioned. */
export function showProvisioning(): Call<Provisioning> {
  return {
    name: 'show provisioning state',
    method: 'GET',
    path: consolePath('api', 'provisioning_state'),
    answer: readRecord(validateProvisioning, (answer) => answer),
  };
}

/** True for a service that can be administered; any other state sends the user to the provisioning page. */
export function isProvisioned({ provisioningState }: Provisioning): boolean {
  return provisioningState === 'PROVISIONED';
}
