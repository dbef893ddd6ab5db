import type { Call } from './call';
import { failureTitle, unreachableDetail, unreadableDetail } from './failure';
import { interpret } from './interpret';
import { requestOf } from './request';
import { ServiceError } from './serviceError';

/** Service of {@link callOnce}. */
export interface CallOnceOptions {
  /** Origin of the service without a trailing slash; `''` for the console's own. */
  readonly baseUrl: string;
  /** Time limit for the whole answer in milliseconds. @defaultValue 30000. */
  readonly timeout?: number;
}

/**
 * Performs a call that carries no session, as a client would, without one: for a script that has to be small.
 * @throws ServiceError for everything but a success that matches its schema.
 */
export async function callOnce<Answer>(
  call: Call<Answer>,
  { baseUrl, timeout = 30_000 }: CallOnceOptions,
): Promise<Answer> {
  const { method, path, headers, body } = requestOf(call, undefined);
  const failed = { name: call.name, method, path };
  const lost = (kind: 'unreachable' | 'unreadable', detail: string) => (cause: unknown) => {
    throw new ServiceError({ kind, call: failed, title: failureTitle, detail, cause });
  };
  const signal = AbortSignal.timeout(timeout);
  const response = await fetch(baseUrl + path, { method, headers, body, signal, cache: 'no-store' }).catch(
    lost('unreachable', unreachableDetail),
  );
  const text = await response.text().catch(lost('unreadable', unreadableDetail));
  const outcome = interpret(call, failed, response.status, text);
  if ('answer' in outcome) return outcome.answer;
  throw outcome.error;
}
