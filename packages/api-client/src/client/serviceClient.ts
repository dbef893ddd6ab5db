import { readNothing } from './answer';
import { answerMemory, type RememberedAnswer } from './answerMemory';
import type { Call } from './call';
import type { ChangingCall, FollowChange } from './change';
import { abortedDetail, failureTitle, unreachableDetail, unreadableDetail } from './failure';
import { interpret, type Outcome } from './interpret';
import { type PrefetchedAnswer, prefetchedAnswers } from './prefetchedAnswers';
import { requestOf, type WireRequest } from './request';
import { type FileReading, servedFile } from './servedFile';
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
  /** Responses that were asked for ahead of the code with the token of now, by address. @defaultValue none. */
  readonly early?: Readonly<Record<string, Promise<Response>>>;
  /** Milliseconds for which callers keep an answer, so that it is not asked for ahead. @defaultValue five minutes. */
  readonly keptFor?: number;
  /**
   * Called when the service no longer accepts the token of the running session. When there is another token
   * afterwards, the call that was refused is performed again with it. @defaultValue nothing happens.
   */
  readonly onUnauthorized?: () => void;
  /** How long to wait for a whole answer, of a file for its beginning, in milliseconds. @defaultValue 30000. */
  readonly timeout?: number;
  /** Is told of every call that changes something. @defaultValue nobody is */
  readonly followChange?: FollowChange;
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

/** Options of a call that is performed; how a file is read matters for calls that read one. */
export interface CallOptions extends FileReading {
  /** Gives the call up. @defaultValue it goes on until it has ended */
  readonly signal?: AbortSignal;
}

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

/** Of how many addresses it is known when they were answered. */
const mostNoted = 200;

/** What came of a call, with what an answer that was read now says beside it. */
type Performed<Answer> = Outcome<Answer> & {
  readonly status: number;
  readonly text?: string;
  readonly requestId?: string;
};

/** The request for an answer that is wanted only when it has another entity tag. */
const withTag = (request: WireRequest, tag: string): WireRequest => ({
  ...request,
  headers: { ...request.headers, 'If-None-Match': tag },
});

/** Makes the door to the service. */
export function createServiceClient(options: ServiceClientOptions): ServiceClient {
  const { baseUrl, timeout = 30_000, downloads = 'header', keptFor = 300_000 } = options;
  const memory = answerMemory();
  const ahead = prefetchedAnswers();
  /** When the service answered last, by address. */
  const answeredAt = new Map<string, number>();
  const underWay = new Set<string>();
  let clockDifference: number | undefined;
  const noteAnswer = (url: string, at: number) => {
    answeredAt.delete(url);
    answeredAt.set(url, at);
    const [oldest] = answeredAt.keys();
    if (answeredAt.size > mostNoted && oldest !== undefined) answeredAt.delete(oldest);
  };
  const send: typeof fetch = (...request) => (options.fetch ?? fetch)(...request);
  /** The token of now; nobody is signed in while one is waited for. */
  const tokenOfNow = () => {
    const token = options.token?.();
    return token instanceof Promise ? undefined : token;
  };
  for (const [url, response] of Object.entries(options.early ?? {}))
    void ahead.add(url, tokenOfNow(), response);

  /** What was asked for ahead, unless it failed on its way. */
  async function takeAhead(call: Call<unknown>, url: string, token: Token, signal: AbortSignal) {
    const taken = isRepeatable(call) ? ahead.take(url, token) : undefined;
    return taken && (await withinSignal(taken, signal).catch(() => undefined));
  }

  async function perform<Answer>(
    call: Call<Answer>,
    token: Token,
    performing: CallOptions,
  ): Promise<Performed<Answer>> {
    const limit = timeLimit(timeout);
    return exchange(call, token, limit, performing).finally(limit.lift);
  }

  async function exchange<Answer>(
    call: Call<Answer>,
    token: Token,
    limit: TimeLimit,
    { signal: caller, ...reading }: CallOptions,
  ): Promise<Performed<Answer>> {
    const plain = requestOf(call, token);
    const { path } = plain;
    const known = recall(call, path, token);
    const { method, headers, body } = known?.tag ? withTag(plain, known.tag) : plain;
    const failed: FailedCall = { name: call.name, method, path };
    const signal = caller ? AbortSignal.any([caller, limit.signal]) : limit.signal;
    // Who gave up gets no answer either, but for another reason.
    const lost = (kind: 'unreachable' | 'unreadable', detail: string, cause: unknown, status?: number) => {
      const why = caller?.aborted ? ({ kind: 'aborted', detail: abortedDetail } as const) : { kind, detail };
      return new ServiceError({ ...why, call: failed, title: failureTitle, status, cause });
    };
    const url = baseUrl + path;

    const early = await takeAhead(call, url, token, signal);
    if (early) return read(call, path, known, early);
    const response = await send(url, { method, headers, body, signal, cache: 'no-store' }).catch(
      (cause: unknown) => {
        throw lost('unreachable', unreachableDetail, cause);
      },
    );
    const { status } = response;
    const servedAt = Date.parse(response.headers.get('date') ?? '');
    if (!Number.isNaN(servedAt)) clockDifference = servedAt - Date.now();
    const rest = <Body>(body: Promise<Body>) =>
      withinSignal(body, signal).catch((cause: unknown) => {
        throw lost('unreadable', unreadableDetail, cause, status);
      });
    if (call.reads === 'file' && response.ok) {
      // Once it has begun to come, a file takes as long as it takes.
      limit.lift();
      return { status, ...interpret(call, failed, status, await rest(servedFile(response, reading))) };
    }
    if (status === 304 && known?.tag) return { status, answer: known.answer as Answer };
    const text = await rest(response.text());
    const { headers: told, ok } = response;
    const performed = read(call, path, known, { status, ok, text, tag: told.get('etag') });
    return { ...performed, text, requestId: told.get('x-request-id') ?? undefined };
  }

  const recall = (call: Call<unknown>, path: string, token: Token) =>
    isRepeatable(call) ? memory.recall(questionOf(call, path), token) : undefined;

  /** What an answer means; the text that was read already is not read again. */
  function read<Answer>(
    call: Call<Answer>,
    path: string,
    known: RememberedAnswer | undefined,
    { status, ok, text, tag }: Omit<PrefetchedAnswer, 'at'>,
  ): Performed<Answer> {
    const keep = (answer: unknown) => memory.keep(questionOf(call, path), { raw: text, tag }, answer);
    if (ok && known?.raw === text) {
      if (known.tag !== tag) keep(known.answer);
      return { status, answer: known.answer as Answer };
    }
    const outcome = interpret(call, { name: call.name, method: call.method, path }, status, text);
    if (isRepeatable(call) && ok && 'answer' in outcome) keep(outcome.answer);
    return { status, ...outcome };
  }

  /** Keeps in mind what is asked and answered, so that it is not asked for ahead as well. */
  async function noting<Answer>(call: Call<unknown>, answered: () => Promise<Answer>): Promise<Answer> {
    const url = baseUrl + requestOf(call, undefined).path;
    const reads = call.method === 'GET';
    if (reads) underWay.add(url);
    else ahead.clear();
    try {
      const answer = await answered();
      if (reads) noteAnswer(url, Date.now());
      return answer;
    } finally {
      underWay.delete(url);
      if (!reads) ahead.clear();
    }
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
    clockDifference: () => clockDifference,
    call: (call, performing = {}) =>
      noting(call, async () => {
        const { signal: caller } = performing;
        const token = await tokenFor(call, caller);
        const ended = isChanging(call) ? options.followChange?.(changingCall(call)) : undefined;
        let outcome = await perform(call, token, performing).catch((error: unknown) => {
          if (error instanceof ServiceError) ended?.({ error });
          throw error;
        });
        if (outcome.status === 401 && token) {
          // A late refusal of an earlier session does not apply to the current one.
          if (token === options.token?.()) options.onUnauthorized?.();
          const renewed = await tokenFor(call, caller);
          if (renewed && renewed !== token) outcome = await perform(call, renewed, performing);
        }
        ended?.(outcome);
        if ('answer' in outcome) return outcome.answer;
        throw outcome.error;
      }),
    prefetch(path) {
      const token = tokenOfNow();
      if (!token) return undefined;
      const url = baseUrl + path;
      const present = ahead.find(url, token);
      if (present && !present.used) return present.arrived ? undefined : present.whole;
      if (underWay.has(url) || Date.now() - (answeredAt.get(url) ?? Number.NEGATIVE_INFINITY) < keptFor)
        return undefined;
      const { headers } = requestOf({ name: 'prefetch', method: 'GET', path, answer: readNothing }, token);
      const signal = AbortSignal.timeout(timeout);
      return ahead.add(url, token, send(url, { headers, signal, cache: 'no-store' }));
    },
    prefetched(call) {
      const token = tokenOfNow();
      if (!isRepeatable(call)) return undefined;
      const { path } = requestOf(call, token);
      const entry = ahead.find(baseUrl + path, token);
      if (!entry?.arrived) return undefined;
      const outcome = read(call, path, recall(call, path, token), entry.arrived);
      // What is no answer is for the call itself to tell.
      if (!('answer' in outcome)) return undefined;
      entry.used = true;
      noteAnswer(baseUrl + path, entry.arrived.at);
      return { answer: outcome.answer, at: entry.arrived.at };
    },
  };
}

const isChanging = (call: Call<unknown>): call is ChangingCall['call'] => call.change !== undefined;

const changingCall = (call: ChangingCall['call']): ChangingCall => ({
  call,
  path: requestOf(call, undefined).path,
});

/** Whether an answer that is there already, or came ahead, can stand for that of a call. */
const isRepeatable = ({ method, reads }: Call<unknown>) => method === 'GET' && reads !== 'file';

const questionOf = ({ name }: Call<unknown>, path: string) => `${name} ${path}`;
