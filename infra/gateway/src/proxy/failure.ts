import { type Refusal, refusal } from '../serving/refusal';

/** What the proxy library says of a request that did not come through. */
export interface ProxyError {
  readonly statusCode?: number;
}

/** The service's address as an administrator knows it: without user, password and path. */
export const serviceName = (serviceUrl: string) => new URL(serviceUrl).host;

/**
 * What to answer when the service could not be asked: 504 when it took too long, 502 for everything else but a
 * request that can never be forwarded (400). Causes such as addresses and ports behind the gateway are not disclosed.
 */
export function failure({ statusCode = 502 }: ProxyError, serviceUrl: string): Refusal {
  if (statusCode === 400)
    return refusal(400, 'The request cannot be forwarded to the service.', 'Its path is not a valid one.');
  const message = `The service at ${serviceName(serviceUrl)} does not answer.`;
  if (statusCode === 504) return refusal(504, message, 'It was reached, but did not answer in time.');
  return refusal(502, message, 'The gateway could not connect to it.');
}
