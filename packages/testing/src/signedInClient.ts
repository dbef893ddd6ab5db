import { createServiceClient, type ServiceClient } from '@console/api-client';
import { signIn } from '@console/api-client/authentication';

/** The administrator of a fresh service. */
const admin = { name: 'admin', password: 'admindefault' };

/**
 * A client that is signed in as the administrator. Signing in goes to the emulator itself, so that a recording of
 * `serviceUrl` holds nothing but what the client is asked for.
 * @param serviceUrl origin of the service it talks to, a recording proxy for instance. Default: the emulator.
 */
export async function signedInClient(serviceUrl = emulator.url): Promise<ServiceClient> {
  const { token } = await createServiceClient({ baseUrl: emulator.url }).call(signIn(admin));
  return createServiceClient({ baseUrl: serviceUrl, token: () => token });
}
