import type { Token, WireAnswer } from './layer';

/** An answer that was asked for ahead of the code that needs it, with its time of arrival in ms since 1970. */
interface PrefetchedAnswer extends WireAnswer {
  readonly body: string;
  readonly at: number;
}

/** A question that was asked ahead. */
interface Prefetch {
  /** Undefined when it failed on its way; the question is then asked anew. */
  readonly whole: Promise<PrefetchedAnswer | undefined>;
  arrived?: PrefetchedAnswer | undefined;
  /** True after it was shown once. */
  used: boolean;
}

/** An answer already read, and what tells whether the service would give it again. */
export interface ReadAnswer {
  readonly answer: object;
  /** Text it was read from. */
  readonly text: string;
  /** Entity tag under which the service gave it; `null` when it names none. */
  readonly tag: string | null;
}

/** Lifetimes of what is kept, in ms. */
interface AnswerLifetimes {
  /** Time for which callers keep an answer, so that it is not asked for ahead. @defaultValue five minutes */
  readonly keptFor?: number | undefined;
  /** Time for which an answer asked for ahead counts, from when it was asked for. @defaultValue 10000 */
  readonly youngFor?: number;
  /** Time after its arrival for which it stands for one that is asked for now. @defaultValue 2000 */
  readonly freshFor?: number;
}

/** Everything that is known of one address of the service. */
interface Known {
  ahead?: (Prefetch & { readonly token: Token; readonly since: number }) | undefined;
  underWay: number;
  answeredAt: number;
  /** Answers by name of the call: two calls may read one address in two ways. */
  readonly answers: Map<string, WeakRef<object>>;
}

/** Number of addresses that are kept; the one that was used longest ago is forgotten first. */
const mostAddresses = 500;

/** Answers of the service, by address, of one session at a time. */
export type AnswerCache = ReturnType<typeof answerCache>;

/**
 * Keeps answers beside the query cache, for the session that asked:
 * - those asked for ahead, in place of a request: young ones, each once, until something is written;
 * - those already read, as long as somebody else holds them, so that a poll that brings nothing new costs next to
 *   nothing. The service is asked whether the answer still has the same entity tag (304, no body); where services name
 *   none, the same text is at least not parsed, checked and adapted again (a tenth of a second for ten thousand
 *   readers). Either way a caller that compares answers by identity sees that nothing has changed;
 * - when an address was answered last, so that nothing is asked for ahead that is there.
 * @param now clock in ms. Default: `Date.now`.
 */
export function answerCache(lifetimes: AnswerLifetimes = {}, now: () => number = Date.now) {
  const { keptFor = 300_000, youngFor = 10_000, freshFor = 2000 } = lifetimes;
  const addresses = new Map<string, Known>();
  const sources = new WeakMap<object, Omit<ReadAnswer, 'answer'>>();
  let owner: Token;

  const known = (url: string): Known => {
    const entry = addresses.get(url) ?? {
      underWay: 0,
      answeredAt: Number.NEGATIVE_INFINITY,
      answers: new Map(),
    };
    addresses.delete(url);
    addresses.set(url, entry);
    const [oldest] = addresses.keys();
    if (addresses.size > mostAddresses && oldest !== undefined) addresses.delete(oldest);
    return entry;
  };
  const find = (url: string, token: Token): Prefetch | undefined => {
    const entry = addresses.get(url);
    if (!entry?.ahead) return undefined;
    if (entry.ahead.token !== token || now() - entry.ahead.since > youngFor) entry.ahead = undefined;
    return entry.ahead;
  };

  return {
    /** Keeps an answer that is on its way. @returns settles when it is there, and never rejects */
    prefetch(url: string, token: Token, response: Promise<Response>): Promise<unknown> {
      const whole = response
        .then(async (answer): Promise<PrefetchedAnswer> => {
          const { status, ok, headers } = answer;
          return { status, ok, body: await answer.text(), tag: headers.get('etag'), at: now() };
        })
        .catch(() => undefined);
      const ahead: Known['ahead'] = { token, since: now(), whole, used: false };
      void whole.then((arrived) => {
        ahead.arrived = arrived;
      });
      known(url).ahead = ahead;
      return whole;
    },
    /** The young answer to a question of this session that was asked ahead; undefined where none was. */
    find,
    /** Hands over an answer that has just arrived or is on its way, in place of a request; each once. */
    take(url: string, token: Token): Promise<PrefetchedAnswer | undefined> | undefined {
      const ahead = find(url, token);
      if (!ahead) return undefined;
      known(url).ahead = undefined;
      const old = ahead.arrived && now() - ahead.arrived.at > freshFor;
      return ahead.used || old ? undefined : ahead.whole;
    },
    /** Forgets what was asked for ahead: what was written since may have changed it. */
    dropPrefetched(): void {
      for (const entry of addresses.values()) entry.ahead = undefined;
    },
    /** Notes that an address is being asked. @returns notes that it is no more */
    noteAsked(url: string): () => void {
      const entry = known(url);
      entry.underWay += 1;
      return () => {
        entry.underWay -= 1;
      };
    },
    /** Notes when an address was answered. @param at milliseconds since 1970 */
    noteAnswered(url: string, at: number): void {
      known(url).answeredAt = at;
    },
    /** Tells whether callers have the answer of an address, or are about to. */
    isKept(url: string): boolean {
      const entry = addresses.get(url);
      return entry !== undefined && (entry.underWay > 0 || now() - entry.answeredAt < keptFor);
    },
    /** The last answer to a call, if somebody still holds it. */
    recall(url: string, call: string, token: Token): ReadAnswer | undefined {
      if (token !== owner) for (const { answers } of addresses.values()) answers.clear();
      owner = token;
      const answer = addresses.get(url)?.answers.get(call)?.deref();
      const source = answer && sources.get(answer);
      return answer && source && { answer, ...source };
    },
    /** Keeps an answer that was read. */
    keep(url: string, call: string, source: Omit<ReadAnswer, 'answer'>, answer: unknown): void {
      if (typeof answer !== 'object' || answer === null) return;
      known(url).answers.set(call, new WeakRef(answer));
      sources.set(answer, source);
    },
  };
}
