import { SlowBodyError } from '../requests/receiveBody';
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

/**
 * What to answer when the service could not be asked: 504 when it took too long, 408 and 400 for what only the
 * client can mend, 502 for everything else. No answer names addresses and ports behind the gateway.
 */
export function failure({ statusCode = 502, cause }: ProxyError): Refusal {
  const code = String((cause as NodeJS.ErrnoException | undefined)?.code ?? '');
  if (cause instanceof SlowBodyError)
    return refusal(408, 'The request took too long to arrive.', cause.message);
  if (statusCode === 400 || unwritable.has(code))
    return refusal(
      400,
      'The request cannot be forwarded to the service.',
      'Its path or its headers are not valid.',
    );
  const message = 'The service does not answer.';
  if (statusCode === 504 && code !== 'UND_ERR_CONNECT_TIMEOUT')
    return refusal(504, message, 'It was reached, but did not answer in time.');
  if (broken.has(code)) return refusal(502, message, 'It closed the connection before it answered.');
  if (unintelligible.test(code)) return refusal(502, message, 'What it sent is not an answer.');
  return refusal(502, message, 'The gateway could not connect to it.');
}
