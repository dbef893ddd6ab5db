/** Where the boot script leaves what it asked for; the service client of the shell takes it from there. */
const place = Symbol.for('console.early-answers');

type EarlyAnswers = Record<string, Promise<Response>>;

/** The answers that the boot script asked for, by address. */
export function earlyAsked(): EarlyAnswers {
  const page = globalThis as Record<symbol, EarlyAnswers | undefined>;
  page[place] ??= {};
  return page[place];
}

/** Asks for an address now, for whoever wants the answer a moment later. */
export function prefetch(address: string, headers: Readonly<Record<string, string>>): void {
  const answer = fetch(address, { headers, cache: 'no-store' });
  // Whoever takes the answer hears of the failure; nobody else has to.
  answer.catch(() => undefined);
  earlyAsked()[address] = answer;
}
