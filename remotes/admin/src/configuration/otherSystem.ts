import { createServiceClient, ServiceError } from '@console/api-client';
import { signIn } from '@console/api-client/authentication';
import { readSystem, type SystemState } from '@console/api-client/configuration-bundle';

/** Where another service is, and who signs in there. None of it is kept. */
interface OtherSystem {
  /** `https://itemsense.example`. */
  readonly address: string;
  readonly user: string;
  readonly password: string;
}

/**
 * Thrown when another service cannot be asked from this page.
 * - `policy`: the content policy of the console does not let it connect;
 * - `unreachable`: nothing answers there, or it does not let pages of other origins read its answers (CORS). Browsers do
 *   not say which.
 */
export class OtherUnreachable extends Error {
  override readonly name = 'OtherUnreachable';

  constructor(
    readonly address: string,
    readonly why: 'policy' | 'unreachable',
  ) {
    super(address);
  }
}

/** Time after a call in which the browser may report that its policy did not let it through, in milliseconds. */
const reportDelay = 50;

/**
 * Signs in at another service and reads its configuration. The session is kept for these calls only.
 * @throws OtherUnreachable, ServiceError
 */
export async function readOtherSystem({ address, user, password }: OtherSystem): Promise<SystemState> {
  const { origin, pathname } = new URL(address);
  const baseUrl = `${origin}${pathname}`.replace(/\/+$/, '');
  let blocked = false;
  const onViolation = ({ blockedURI }: SecurityPolicyViolationEvent) => {
    if (blockedURI.startsWith(origin)) blocked = true;
  };
  document.addEventListener('securitypolicyviolation', onViolation);
  try {
    const { token } = await createServiceClient({ baseUrl }).call(signIn({ name: user, password }));
    return await readSystem(createServiceClient({ baseUrl, token: () => token }));
  } catch (error) {
    if (!(error instanceof ServiceError) || error.kind !== 'unreachable') throw error;
    await new Promise((resolve) => setTimeout(resolve, reportDelay));
    throw new OtherUnreachable(origin, blocked ? 'policy' : 'unreachable');
  } finally {
    document.removeEventListener('securitypolicyviolation', onViolation);
  }
}
