/**
 * Kind of failure:
 * - `refused`: the service answered with a status that is no success;
 * - `unreachable`: no answer came, or not in time;
 * - `unreadable`: the answer could not be read or is not JSON;
 * - `mismatch`: the answer is not what its schema promises;
 * - `aborted`: the caller no longer wants the answer.
 */
export type ServiceErrorKind = 'refused' | 'unreachable' | 'unreadable' | 'mismatch' | 'aborted';

/** The call that failed; never its body, which may hold a password. */
export interface FailedCall {
  readonly name: string;
  readonly method: string;
  /** Path with its query. */
  readonly path: string;
}

/** Parts of a {@link ServiceError}. */
interface ServiceErrorParts {
  readonly kind: ServiceErrorKind;
  readonly call: FailedCall;
  readonly title: string;
  readonly detail: string;
  /** HTTP status, when there was an answer. */
  readonly status?: number;
  /** Body of the answer: parsed when it is JSON, else its text. */
  readonly body?: unknown;
  readonly cause?: unknown;
}

const brand = Symbol.for('@console/api-client/ServiceError');

/** The one error a {@link ServiceClient} throws. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly kind: ServiceErrorKind;
  readonly call: FailedCall;
  readonly title: string;
  readonly detail: string;
  readonly status: number | undefined;
  readonly body: unknown;
  readonly [brand] = true;

  constructor({ kind, call, title, detail, status, body, cause }: ServiceErrorParts) {
    super(detail || title, { cause });
    this.kind = kind;
    this.call = call;
    this.title = title;
    this.detail = detail;
    this.status = status;
    this.body = body;
  }

  // A remote carries its own copy of this class, and the error it catches comes from the shell's client.
  static override [Symbol.hasInstance](value: unknown): value is ServiceError {
    return typeof value === 'object' && value !== null && brand in value;
  }
}

/** True for the answer of the service that there is no such record. */
export function isNotFound(error: unknown): error is ServiceError {
  return error instanceof ServiceError && error.status === 404;
}
