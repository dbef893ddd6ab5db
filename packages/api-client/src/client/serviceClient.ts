import { readNothing } from './answer';
import { answerCache } from './answerCache';
import type { Call } from './call';
import type { DescribeChange, FollowChange } from './change';
import { describeChanges } from './describeChanges';
import { exchange } from './exchange';
import { keepSession, type SessionSource } from './keepSession';
import { type CallOptions, isRepeatable, stack } from './layer';
import { limitTime } from './limitTime';
import { noteCalls } from './noteCalls';
import { readAnswer, readAnswers } from './readAnswers';
import { reportChanges } from './reportChanges';
import { requestOf } from './request';
import { serviceClock } from './serviceClock';
import { takePrefetched } from './takePrefetched';

/** Service, session and limits of a client. */
export interface ServiceClientOptions extends SessionSource {
  /** Origin of the service without a trailing slash; `''` for the console's own. */
  readonly baseUrl: string;
  /** @defaultValue the global `fetch`. */
  readonly fetch?: typeof fetch;
  /** Responses that were asked for ahead of the code with the token of now, by address. @defaultValue none. */
  readonly early?: Readonly<Record<string, Promise<Response>>>;
  /** Milliseconds for which callers keep an answer, so that it is not asked for ahead. @defaultValue five minutes. */
  readonly keptFor?: number;
  /** Time limit for a whole answer, of a file for its beginning, in milliseconds. @defaultValue 30000. */
  readonly timeout?: number;
  /** Is told of every call that changes something. @defaultValue nobody is */
  readonly followChange?: FollowChange;
  /** Describes changes to whoever passes them on. @defaultValue nothing is said of them */
  readonly describeChange?: DescribeChange | undefined;
  /** Way to download files. @defaultValue `header`. */
  readonly downloads?: DownloadWay;
}

/**
 * Way to download files (DOWNLOAD-01): fetched with the token in the header, or by an address that the
 * browser goes to and that holds a token. Addresses end up in histories and logs: the second is for
 * installations that need it.
 */
export type DownloadWay = 'header' | 'address';

/** The one door to the service. */
export interface ServiceClient {
  readonly baseUrl: string;
  readonly downloads: DownloadWay;
  /**
   * By how many milliseconds the clock of the service is ahead of that of this browser, by its latest answer; negative
   * when it is behind. Exact to about a second. Undefined before the first answer, and when answers carry no time.
   */
  readonly clockDifference: () => number | undefined;
  /**
   * Performs a call.
   * @throws ServiceError for everything but a success that matches its schema.
   */
  call<Answer>(call: Call<Answer>, options?: CallOptions): Promise<Answer>;
  /**
   * Asks for what a page is about to need. Nothing is asked while nobody is signed in, or when the answer is kept or on
   * its way already; whatever is written to the service makes what was asked ahead of it void.
   * @param path GET path with its query: `/itemsense/health/v1/readers`.
   * @returns settles when the answer is there, and never rejects; undefined when there is nothing to wait for.
   */
  prefetch(path: string): Promise<unknown> | undefined;
  /** The answer to a call that was asked for ahead and is there, with its time of arrival; undefined otherwise. */
  prefetched<Answer>(call: Call<Answer>): { readonly answer: Answer; readonly at: number } | undefined;
}

/** Makes the door to the service: a stack of steps, of which each has one concern. */
export function createServiceClient(options: ServiceClientOptions): ServiceClient {
  const { baseUrl, timeout = 30_000, downloads = 'header', keptFor, followChange } = options;
  const fetching: typeof fetch = (...request) => (options.fetch ?? fetch)(...request);
  const clock = serviceClock();
  const cache = answerCache({ keptFor });
  const send = stack(
    [limitTime(timeout), describeChanges(options.describeChange), takePrefetched(cache)],
    exchange(fetching, clock),
  );
  const perform = stack(
    [noteCalls(baseUrl, cache), reportChanges(followChange), keepSession(options)],
    readAnswers(baseUrl, cache, send),
  );
  /** The token of now; nobody is signed in while one is waited for. */
  const tokenOfNow = () => {
    const token = options.token?.();
    return token instanceof Promise ? undefined : token;
  };
  for (const [url, response] of Object.entries(options.early ?? {}))
    void cache.prefetch(url, tokenOfNow(), response);

  return {
    baseUrl,
    downloads,
    clockDifference: clock.difference,
    async call(call, performing = {}) {
      const performed = await perform(call, performing);
      if ('answer' in performed) return performed.answer;
      throw performed.error;
    },
    prefetch(path) {
      const token = tokenOfNow();
      if (!token) return undefined;
      const url = baseUrl + path;
      const present = cache.find(url, token);
      if (present && !present.used) return present.arrived ? undefined : present.whole;
      if (cache.isKept(url)) return undefined;
      const { headers } = requestOf({ name: 'prefetch', method: 'GET', path, answer: readNothing }, token);
      const signal = AbortSignal.timeout(timeout);
      return cache.prefetch(url, token, fetching(url, { headers, signal, cache: 'no-store' }));
    },
    prefetched(call) {
      const token = tokenOfNow();
      if (!isRepeatable(call)) return undefined;
      const { path } = requestOf(call, token);
      const url = baseUrl + path;
      const ahead = cache.find(url, token);
      if (!ahead?.arrived) return undefined;
      const performed = readAnswer(
        call,
        { path, url },
        cache,
        cache.recall(url, call.name, token),
        ahead.arrived,
      );
      // What is no answer is for the call itself to tell.
      if (!('answer' in performed)) return undefined;
      ahead.used = true;
      cache.noteAnswered(url, ahead.arrived.at);
      return { answer: performed.answer, at: ahead.arrived.at };
    },
  };
}
