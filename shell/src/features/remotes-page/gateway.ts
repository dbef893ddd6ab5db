import {
  operationPaths,
  type ReportsAnswer,
  type SwitchesAnswer,
  type SwitchRequest,
  type TimingsAnswer,
} from '@console/remote/operation';

/**
 * Why the gateway did not do something, as a word of the catalogue (`remotes.failed.…`).
 * - `signed-out`, `forbidden`: who asks is not known, or not an administrator.
 * - `absent`: this server is no gateway that knows of this, or knows no such remote.
 * - `store`: what was released can be read, but not be changed from here.
 * - `service`: the service does not answer, and only it knows who asks.
 * - `unreachable`: no answer, or an empty one.
 */
export type GatewayRefusal = 'signed-out' | 'forbidden' | 'absent' | 'store' | 'service' | 'unreachable';

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

async function ask(path: string, token: TokenSource, init: RequestInit = {}): Promise<unknown> {
  const headers = { ...init.headers, authorization: `JWT ${await token()}` };
  const answer = await fetch(path, { ...init, headers, cache: 'no-store' }).catch(() => undefined);
  if (!answer) throw new GatewayError('unreachable');
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
  // A server of files only answers every address with its document.
  if (answer.ok && !isJson) throw new GatewayError('absent');
  if (!answer.ok) throw new GatewayError(refusals[answer.status] ?? 'unreachable');
  return answer.json();
}

/** What browsers reported of remotes. @throws GatewayError */
export const readReports = async (token: TokenSource) =>
  (await ask(operationPaths.reports, token)) as ReportsAnswer;

/** Which remotes are out of service, and who did that when. @throws GatewayError */
export const readSwitches = async (token: TokenSource) =>
  (await ask(operationPaths.switches, token)) as SwitchesAnswer;

/** How fast remotes are to their users. @throws GatewayError */
export const readTimings = async (token: TokenSource) =>
  (await ask(operationPaths.timings, token)) as TimingsAnswer;

/** Takes a remote out of service for everybody, or brings it back. @throws GatewayError */
export const switchRemote = async (token: TokenSource, remote: string, request: SwitchRequest) =>
  (await ask(operationPaths.switch(remote), token, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  })) as SwitchesAnswer;
