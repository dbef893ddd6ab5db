/**
 * Why the gateway did not do something, as a word that pages have texts for.
 * - `signed-out`, `forbidden`: who asks is not known, or not an administrator.
 * - `absent`: this server is no gateway that knows of this, or knows nothing of that name.
 * - `store`: what is stored cannot be read or changed now.
 * - `service`: the service does not answer, and only it knows who asks.
 * - `unreachable`: no answer, or an empty one.
 * - `unexpected`: an answer of another shape.
 */
type GatewayRefusal =
  | 'signed-out'
  | 'forbidden'
  | 'absent'
  | 'store'
  | 'service'
  | 'unreachable'
  | 'unexpected';

/** The gateway did not do what it was asked to. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';

  constructor(readonly why: GatewayRefusal) {
    super(`The gateway refused: ${why}.`);
  }
}

const refusals: Readonly<Record<number, GatewayRefusal>> = {
  401: 'signed-out',
  403: 'forbidden',
  404: 'absent',
  405: 'absent',
  409: 'store',
  502: 'service',
  503: 'store',
};

/** Gives the token of the signed-in user; waits while the session is locked. */
export type TokenSource = () => string | undefined | Promise<string | undefined>;

/**
 * Asks the gateway, which is not the service.
 * @throws GatewayError
 */
export async function askGateway(
  path: string,
  token: TokenSource,
  { type = 'json', ...init }: RequestInit & { readonly type?: string } = {},
): Promise<Response> {
  const headers = { ...init.headers, authorization: `JWT ${await token()}` };
  const answer = await fetch(path, { ...init, headers, cache: 'no-store' }).catch(() => undefined);
  if (!answer) throw new GatewayError('unreachable');
  const isExpected = answer.headers.get('content-type')?.includes(type) ?? false;
  // A server of files only answers every address with its document.
  if (answer.ok && !isExpected) throw new GatewayError('absent');
  if (!answer.ok) throw new GatewayError(refusals[answer.status] ?? 'unreachable');
  return answer;
}
