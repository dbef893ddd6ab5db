import { type Refusal, refusal } from '../serving/refusal';

/**
 * Who stands behind a request.
 * - `administrator`: may do everything below `/console`.
 * - `user`: is signed in, and is refused what is for administrators.
 * - `stranger`: is refused, since nobody knows who it is.
 */
export type Caller =
  | { readonly kind: 'administrator'; readonly name: string; readonly roles: readonly string[] }
  | {
      readonly kind: 'user';
      readonly name: string;
      readonly roles: readonly string[];
      readonly refusal: Refusal;
    }
  | { readonly kind: 'stranger'; readonly refusal: Refusal };

/** Answer of the service to the question whose token it is; without a status it did not answer. */
export interface Whose {
  readonly status?: number;
  readonly body?: unknown;
}

/** The role that may take remotes out of service and read what went wrong with them. */
const role = 'Admin';

const stranger = (status: number, message: string, debugMessage?: string): Caller => ({
  kind: 'stranger',
  refusal: refusal(status, message, debugMessage),
});

/** Token of an `Authorization` header as the console sends it, `JWT …`. */
export const tokenOf = (header: string | undefined): string | undefined =>
  /^JWT (\S{1,4096})$/.exec(header ?? '')?.[1];

/** Decides from the answer of the service who calls; only the service knows tokens. */
export function classifyCaller({ status, body }: Whose): Caller {
  const silent = 'The service does not answer, so nobody can tell who you are. Try again.';
  if (status === undefined || status >= 500) return stranger(502, silent);
  const { name, roles } = (body ?? {}) as { name?: unknown; roles?: unknown };
  if (status >= 400 || typeof name !== 'string' || !Array.isArray(roles))
    return stranger(401, 'Sign in again.', 'The service does not know the token.');
  const known = { name, roles: roles.map(String) };
  return roles.includes(role)
    ? { kind: 'administrator', ...known }
    : { kind: 'user', ...known, refusal: refusal(403, `${name} is not an administrator.`) };
}

/** Time in ms that the service gets to answer whose token it is. */
const timeoutMs = 5000;

/** Asks the service whose a token is. */
export async function askWhose(serviceUrl: string, token: string): Promise<Whose> {
  try {
    const answer = await fetch(`${serviceUrl}/itemsense/authentication/v1/validateToken`, {
      method: 'POST',
      headers: { authorization: `JWT ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    return { status: answer.status, body: await answer.json().catch(() => undefined) };
  } catch {
    // No answer is decided about like any other.
    return {};
  }
}

/** Tells who stands behind a request by the token it carries: nothing in the request itself is trusted. */
export async function identifyCaller(serviceUrl: string, authorization: string | undefined): Promise<Caller> {
  const token = tokenOf(authorization);
  return token === undefined
    ? stranger(401, 'Sign in first.')
    : classifyCaller(await askWhose(serviceUrl, token));
}
