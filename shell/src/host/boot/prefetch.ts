/** Where the boot script leaves what it asked for; the service client of the shell takes it from there. */
const place = Symbol.for('console.early-answers');

type EarlyAnswers = Record<string, Promise<Response>>;

/** The answers that the boot script asked for, by address. */
export function earlyAsked(): EarlyAnswers {
  const page = globalThis as Record<symbol, EarlyAnswers | undefined>;
  page[place] ??= {};
  return page[place];
}

/** Requests an address now; the service client takes the response a moment later. */
export function prefetch(address: string, headers: Readonly<Record<string, string>>): void {
  const answer = fetch(address, { headers, cache: 'no-store' });
  // The client that takes the response handles the failure.
  answer.catch(() => undefined);
  earlyAsked()[address] = answer;
}
