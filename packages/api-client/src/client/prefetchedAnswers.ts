/** An answer that was asked for ahead of the code that needs it, read to its end. */
export interface PrefetchedAnswer {
  readonly status: number;
  readonly ok: boolean;
  readonly text: string;
  /** Entity tag under which the service gave it; `null` when it names none. */
  readonly tag: string | null;
  /** When it arrived, in milliseconds since 1970. */
  readonly at: number;
}

interface Entry {
  readonly token: string | undefined;
  readonly since: number;
  /** Undefined when it failed on its way; the question is then asked anew. */
  readonly whole: Promise<PrefetchedAnswer | undefined>;
  arrived?: PrefetchedAnswer | undefined;
  used: boolean;
}

/** Milliseconds after its arrival for which an answer stands for one that is asked for now. */
const freshFor = 2000;

/** Answers asked for ahead, by address. */
export interface PrefetchedAnswers {
  /** Keeps an answer that is on its way. */
  add(url: string, token: string | undefined, response: Promise<Response>): Promise<unknown>;
  /** The young answer to a question of this session; undefined where none was asked for. */
  find(url: string, token: string | undefined): Entry | undefined;
  /** Hands over an answer that has just arrived or is on its way, in place of a request; each once. */
  take(url: string, token: string | undefined): Promise<PrefetchedAnswer | undefined> | undefined;
  /** Forgets all of them: what was written since may have changed them. */
  clear(): void;
}

/**
 * Keeps answers that were asked for ahead. They count only for the session that asked, and only while they are young:
 * later the same question deserves a new answer.
 * @param maxAge milliseconds for which an answer counts, from when it was asked for. Default: 10000.
 * @param now clock in milliseconds. Default: `Date.now`.
 */
export function prefetchedAnswers(maxAge = 10_000, now: () => number = Date.now): PrefetchedAnswers {
  const entries = new Map<string, Entry>();
  const find = (url: string, token: string | undefined) => {
    const entry = entries.get(url);
    if (!entry) return undefined;
    if (entry.token === token && now() - entry.since <= maxAge) return entry;
    entries.delete(url);
    return undefined;
  };
  return {
    add(url, token, response) {
      const whole = response.then(async (answer): Promise<PrefetchedAnswer> => {
        const { status, ok, headers } = answer;
        return { status, ok, text: await answer.text(), tag: headers.get('etag'), at: now() };
      });
      const entry: Entry = { token, since: now(), whole: whole.catch(() => undefined), used: false };
      void entry.whole.then((arrived) => {
        entry.arrived = arrived;
      });
      entries.set(url, entry);
      return entry.whole;
    },
    find,
    take(url, token) {
      const entry = find(url, token);
      if (!entry) return undefined;
      entries.delete(url);
      const old = entry.arrived && now() - entry.arrived.at > freshFor;
      return entry.used || old ? undefined : entry.whole;
    },
    clear: () => entries.clear(),
  };
}
