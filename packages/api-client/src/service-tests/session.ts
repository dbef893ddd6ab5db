import { type RecordedRequest, type RecordingProxy, startRecordingProxy } from '@console/testing/recording';
import { type SignIn, signIn } from '../authentication';
import { type Call, createServiceClient, type ServiceClient } from '../client';

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

/** The session of each test of a file, and what went over the wire after signing in. */
interface SessionOfTest extends Omit<Session, 'close'> {
  readonly call: <Answer>(what: Call<Answer>) => Promise<Answer>;
  readonly requests: () => readonly RecordedRequest[];
  /** `GET /itemsense/…`, in order. */
  readonly sent: () => string[];
  /** Body of the request of this index, parsed. */
  readonly bodyOf: (index: number) => ReturnType<typeof JSON.parse>;
}

/**
 * Signs in before each test of a file, and out after it.
 * @param fresh Whether each test finds the service as it was seeded. Default: it finds what the last one left.
 */
export function sessionOfTest({ fresh = false }: { readonly fresh?: boolean } = {}): SessionOfTest {
  let session: Session | undefined;
  const current = () => {
    if (!session) throw new Error('There is a session within tests only.');
    return session;
  };
  beforeEach(async () => {
    if (fresh) await emulator.reset();
    session = await startSession();
  });
  afterEach(() => session?.close());

  const requests = () => current().wire.requests.slice(1);
  return {
    get client() {
      return current().client;
    },
    get wire() {
      return current().wire;
    },
    get token() {
      return current().token;
    },
    call: (what) => current().client.call(what),
    requests,
    sent: () => requests().map(({ method, path }) => `${method} ${path}`),
    bodyOf: (index) => JSON.parse(requests()[index]?.body ?? ''),
  };
}
