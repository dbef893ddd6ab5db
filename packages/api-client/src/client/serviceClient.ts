import { answerMemory } from './answerMemory';
import type { Call } from './call';
import type { TakeEarly } from './earlyAnswers';
import { abortedDetail, failureTitle, unreachableDetail, unreadableDetail } from './failure';
import { interpret } from './interpret';
import { requestOf, type WireRequest } from './request';
import { type FailedCall, ServiceError } from './serviceError';
import { withinSignal } from './withinSignal';

/** Options of {@link createServiceClient}. */
export interface ServiceClientOptions {
  /** Origin of the service without a trailing slash; `''` for the console's own. */
  readonly baseUrl: string;
  /** The token of the session, asked for at every call. Default: nobody is signed in. */
  readonly token?: () => string | undefined;
  /** Default: the global `fetch`. */
  readonly fetch?: typeof fetch;
  /** Answers asked for ahead of the code, see `earlyAnswers`. Default: none. */
  readonly early?: TakeEarly;
  /** Called when the service no longer accepts the token of the running session. Default: nothing happens. */
  readonly onUnauthorized?: () => void;
  /** How long to wait for a whole answer, in milliseconds. Default: 30000. */
  readonly timeout?: number;
}

/** The one door to the service. */
export interface ServiceClient {
  readonly baseUrl: string;
  /**
   * Performs a call.
   * @throws ServiceError for everything but a success that matches its schema.
   */
  call<Answer>(call: Call<Answer>, options?: { readonly signal?: AbortSignal }): Promise<Answer>;
}

/** Makes the door to the service. */
export function createServiceClient(options: ServiceClientOptions): ServiceClient {
  const { baseUrl, timeout = 30_000 } = options;
  const memory = answerMemory();

  async function ask(request: WireRequest, signal: AbortSignal): Promise<Response> {
    const { method, headers, body } = request;
    const url = baseUrl + request.path;
    const early = options.early?.({ method, url });
    // An early answer that failed on its way is no answer; the question is asked anew.
    const answer = early && (await withinSignal(early, signal).catch(() => undefined));
    if (answer) return answer;
    return (options.fetch ?? fetch)(url, { method, headers, body, signal, cache: 'no-store' });
  }

  return {
    baseUrl,
    async call<Answer>(call: Call<Answer>, { signal: caller }: { readonly signal?: AbortSignal } = {}) {
      const token = options.token?.();
      const request = requestOf(call, token);
      const failed: FailedCall = { name: call.name, method: call.method, path: request.path };
      const limit = AbortSignal.timeout(timeout);
      const signal = caller ? AbortSignal.any([caller, limit]) : limit;
      // Who gave up gets no answer either, but for another reason.
      const lost = (kind: 'unreachable' | 'unreadable', detail: string, cause: unknown, status?: number) => {
        const why = caller?.aborted
          ? ({ kind: 'aborted', detail: abortedDetail } as const)
          : { kind, detail };
        return new ServiceError({ ...why, call: failed, title: failureTitle, status, cause });
      };

      const response = await ask(request, signal).catch((cause: unknown) => {
        throw lost('unreachable', unreachableDetail, cause);
      });
      const raw = await withinSignal(response.text(), signal).catch((cause: unknown) => {
        throw lost('unreadable', unreadableDetail, cause, response.status);
      });
      const question = `${call.name} ${request.path}`;
      const repeatable = call.method === 'GET' && response.ok;
      const known = repeatable && memory.recall(question, raw);
      if (known) return known as Answer;
      const outcome = interpret(call, failed, response.status, raw);
      if ('answer' in outcome) {
        if (repeatable) memory.keep(question, raw, outcome.answer);
        return outcome.answer;
      }
      // A late refusal of an earlier session says nothing about the one that runs now.
      const refusedToken = response.status === 401 && call.authorized !== false && token;
      if (refusedToken && token === options.token?.()) options.onUnauthorized?.();
      throw outcome.error;
    },
  };
}
