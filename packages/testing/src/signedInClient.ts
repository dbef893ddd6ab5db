import { createServiceClient, type ServiceClient } from '@console/api-client';
import { signIn } from '@console/api-client/authentication';

/** The administrator of a fresh service. */
const admin = { name: 'admin', password: 'admindefault' };

/** A token of the administrator, from the emulator itself: a recording of another address holds no sign-in. */
export async function adminToken(): Promise<string> {
  const { token } = await createServiceClient({ baseUrl: emulator.url }).call(signIn(admin));
  return token;
}

/**
 * A client that is signed in as the administrator.
 * @param serviceUrl origin of the service it talks to, a recording proxy for instance. @defaultValue the emulator.
 */
export async function signedInClient(serviceUrl = emulator.url): Promise<ServiceClient> {
  const token = await adminToken();
  return createServiceClient({ baseUrl: serviceUrl, token: () => token });
}
