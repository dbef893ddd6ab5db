import { answerMemory } from './answerMemory';
import type { Call } from './call';
import { abortedDetail, failureTitle, unreachableDetail, unreadableDetail } from './failure';
import { interpret, type Outcome } from './interpret';
import type { TakePrefetched } from './prefetchedResponses';
import { requestOf, type WireRequest } from './request';
import { servedFile } from './servedFile';
import { type FailedCall, ServiceError } from './serviceError';
import { type TimeLimit, timeLimit } from './timeLimit';
import { withinSignal } from './withinSignal';

/** Options of {@link createServiceClient}. */
export interface ServiceClientOptions {
  /** Origin of the service without a trailing slash; `''` for the console's own. */
  readonly baseUrl: string;
  /**
   * The token of the session, asked for at every call. A promise makes calls wait: somebody is asked to sign in over
   * a session that ended. @defaultValue nobody is signed in.
   */
  readonly token?: () => Token | Promise<Token>;
  /** @defaultValue the global `fetch`. */
  readonly fetch?: typeof fetch;
  /** Answers asked for ahead of the code, see `prefetchedResponses`. @defaultValue none. */
  readonly early?: TakePrefetched;
  /**
   * Called when the service no longer accepts the token of the running session. When there is another token
   * afterwards, the call that was refused is performed again with it. @defaultValue nothing happens.
   */
  readonly onUnauthorized?: () => void;
  /** How long to wait for a whole answer, of a file for its beginning, in milliseconds. @defaultValue 30000. */
  readonly timeout?: number;
  /** How files are downloaded. @defaultValue `header`. */
  readonly downloads?: DownloadWay;
}

/**
 * How files are downloaded (DOWNLOAD-01): fetched with the token in the header, or by an address that the browser goes
 * to and that holds a token. Addresses end up in histories and logs: the second is for installations that need it.
 */
export type DownloadWay = 'header' | 'address';

/** What identifies the session to the service; undefined: nobody is signed in. */
type Token = string | undefined;

/** The one door to the service. */
export interface ServiceClient {
  readonly baseUrl: string;
  readonly downloads: DownloadWay;
  /**
   * Performs a call.
   * @throws ServiceError for everything but a success that matches its schema.
   */
  call<Answer>(call: Call<Answer>, options?: { readonly signal?: AbortSignal }): Promise<Answer>;
}

type Performed<Answer> = Outcome<Answer> & { readonly status: number };

/** The request for an answer that is wanted only when it has another entity tag. */
const withTag = (request: WireRequest, tag: string): WireRequest => ({
  ...request,
  headers: { ...request.headers, 'If-None-Match': tag },
});

/** Makes the door to the service. */
export function createServiceClient(options: ServiceClientOptions): ServiceClient {
  const { baseUrl, timeout = 30_000, downloads = 'header' } = options;
  const memory = answerMemory();

  async function ask(request: WireRequest, signal: AbortSignal): Promise<Response> {
    const { method, headers, body } = request;
    const url = baseUrl + request.path;
    const early = options.early?.({ method, url });
    // A prefetched response that failed on its way does not count; the request is sent again.
    const answer = early && (await withinSignal(early, signal).catch(() => undefined));
    if (answer) return answer;
    return (options.fetch ?? fetch)(url, { method, headers, body, signal, cache: 'no-store' });
  }

  async function perform<Answer>(
    call: Call<Answer>,
    token: Token,
    caller?: AbortSignal,
  ): Promise<Performed<Answer>> {
    const limit = timeLimit(timeout);
    return exchange(call, token, limit, caller).finally(limit.lift);
  }

  async function exchange<Answer>(
    call: Call<Answer>,
    token: Token,
    limit: TimeLimit,
    caller?: AbortSignal,
  ): Promise<Performed<Answer>> {
    const plain = requestOf(call, token);
    const question = `${call.name} ${plain.path}`;
    const repeatable = call.method === 'GET' && call.reads !== 'file';
    const known = repeatable ? memory.recall(question, token) : undefined;
    const request = known?.tag ? withTag(plain, known.tag) : plain;
    const failed: FailedCall = { name: call.name, method: call.method, path: request.path };
    const signal = caller ? AbortSignal.any([caller, limit.signal]) : limit.signal;
    // Who gave up gets no answer either, but for another reason.
    const lost = (kind: 'unreachable' | 'unreadable', detail: string, cause: unknown, status?: number) => {
      const why = caller?.aborted ? ({ kind: 'aborted', detail: abortedDetail } as const) : { kind, detail };
      return new ServiceError({ ...why, call: failed, title: failureTitle, status, cause });
    };

    const response = await ask(request, signal).catch((cause: unknown) => {
      throw lost('unreachable', unreachableDetail, cause);
    });
    const { status } = response;
    const rest = <Body>(body: Promise<Body>) =>
      withinSignal(body, signal).catch((cause: unknown) => {
        throw lost('unreadable', unreadableDetail, cause, status);
      });
    if (call.reads === 'file' && response.ok) {
      // Once it has begun to come, a file takes as long as it takes.
      limit.lift();
      return { status, ...interpret(call, failed, status, await rest(servedFile(response))) };
    }
    if (status === 304 && known?.tag) return { status, answer: known.answer as Answer };
    const raw = await rest(response.text());
    const tag = response.headers.get('etag');
    if (response.ok && known?.raw === raw) {
      if (known.tag !== tag) memory.keep(question, { raw, tag }, known.answer);
      return { status, answer: known.answer as Answer };
    }
    const outcome = interpret(call, failed, status, raw);
    if (repeatable && response.ok && 'answer' in outcome) memory.keep(question, { raw, tag }, outcome.answer);
    return { status, ...outcome };
  }

  /** The token of now; who gives up while it is waited for has given up the call. */
  async function tokenFor(call: Call<unknown>, caller?: AbortSignal): Promise<Token> {
    if (call.authorized === false) return undefined;
    const token = options.token?.();
    if (!(token instanceof Promise) || !caller) return token;
    return withinSignal(token, caller).catch(() => undefined);
  }

  return {
    baseUrl,
    downloads,
    async call<Answer>(call: Call<Answer>, { signal: caller }: { readonly signal?: AbortSignal } = {}) {
      const token = await tokenFor(call, caller);
      let outcome = await perform(call, token, caller);
      if (outcome.status === 401 && token) {
        // A late refusal of an earlier session does not apply to the current one.
        if (token === options.token?.()) options.onUnauthorized?.();
        const renewed = await tokenFor(call, caller);
        if (renewed && renewed !== token) outcome = await perform(call, renewed, caller);
      }
      if ('answer' in outcome) return outcome.answer;
      throw outcome.error;
    },
  };
}
