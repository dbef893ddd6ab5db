import { ClientGoneError, SlowBodyError } from '../requests/receiveBody';
import { type Refusal, refusal } from '../serving/refusal';

/** Error of the proxy library for a request that could not be forwarded. */
export interface ProxyError {
  readonly statusCode?: number;
  readonly cause?: unknown;
}

/** Codes of the client library for a request that it cannot write. */
const unwritable = new Set([
  'UND_ERR_INVALID_ARG',
  'UND_ERR_NOT_SUPPORTED',
  'UND_ERR_REQ_CONTENT_LENGTH_MISMATCH',
]);

/** Codes for a connection that ended before there was an answer. */
const broken = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/** Codes for an answer that is not valid HTTP. */
const unintelligible = /^HPE_|^UND_ERR_HEADERS_OVERFLOW$/;

/** Why a request to the service got no answer of it. */
export type ProxyFailure =
  | 'gone'
  | 'slow-body'
  | 'not-valid'
  | 'timeout'
  | 'closed'
  | 'unintelligible'
  | 'unreachable';

/** Tells failures of the service from those of the client. */
export function classifyFailure({ statusCode = 502, cause }: ProxyError): ProxyFailure {
  const code = String((cause as NodeJS.ErrnoException | undefined)?.code ?? '');
  if (cause instanceof ClientGoneError) return 'gone';
  if (cause instanceof SlowBodyError) return 'slow-body';
  if (statusCode === 400 || unwritable.has(code)) return 'not-valid';
  if (statusCode === 504 && code !== 'UND_ERR_CONNECT_TIMEOUT') return 'timeout';
  if (broken.has(code)) return 'closed';
  return unintelligible.test(code) ? 'unintelligible' : 'unreachable';
}

/** One text for users and operators: the console would join two by a colon [ERROR-01]. */
const silent = (status: number, why: string) => refusal(status, `The service does not answer. ${why}`);

const answers: Readonly<Record<ProxyFailure, (cause: unknown) => Refusal>> = {
  // Nobody reads it; the log says what became of the request.
  gone: () => refusal(499, 'The client is gone.'),
  'slow-body': (cause) =>
    refusal(408, 'The request took too long to arrive.', cause instanceof Error ? cause.message : undefined),
  'not-valid': () =>
    refusal(400, 'The request cannot be forwarded to the service.', 'Its path or its headers are not valid.'),
  timeout: () => silent(504, 'It was reached, but did not answer in time.'),
  closed: () => silent(502, 'It closed the connection before it answered.'),
  unintelligible: () => silent(502, 'What it sent is not an answer.'),
  unreachable: () => silent(502, 'The gateway could not connect to it.'),
};

/**
 * Refusal for a service that could not be asked: 504 when it took too long, 408 and 400 for what only the
 * client can mend, 502 for everything else. No answer names addresses and ports behind the gateway.
 */
export const failure = (error: ProxyError): Refusal => answers[classifyFailure(error)](error.cause);
