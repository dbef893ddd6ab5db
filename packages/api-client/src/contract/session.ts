import { type RecordingProxy, startRecordingProxy } from '@console/testing/recording';
import { type SignIn, signIn } from '../authentication';
import { createServiceClient, type ServiceClient } from '../client';

/** The service with somebody signed in, and everything that goes over the wire to it. */
export interface Session {
  readonly client: ServiceClient;
  readonly wire: RecordingProxy;
  readonly token: string;
  close(): Promise<void>;
}

/** Who may sign in to a fresh service. */
export const admin = { name: 'Admin', password: 'admindefault' };

/** Signs in to the service of this test run. */
export async function startSession(): Promise<Session> {
  const wire = await startRecordingProxy({ target: emulator.url });
  let signedIn: SignIn | undefined;
  const client = createServiceClient({ baseUrl: wire.url, token: () => signedIn?.token });
  signedIn = await client.call(signIn(admin));
  return { client, wire, token: signedIn.token, close: wire.close };
}
