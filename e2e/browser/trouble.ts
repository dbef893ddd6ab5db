import type { BrowserContext } from '@playwright/test';

/** Errors in the pages of a context; a test with unexpected ones fails. */
export interface Trouble {
  /** Says that this trouble belongs to what is tested: it has to come, and does not fail the test. */
  expect(pattern: RegExp): void;
  /** Lets pages ask a further origin, such as a page that embeds the console. */
  allowOrigin(origin: string): void;
  /** Errors that came and were not expected, and those expected that did not come. */
  unexpected(): string[];
}

/** Trouble of a context, whose pages can be asked for what they would report a moment later. */
export interface WatchedTrouble extends Trouble {
  /** To be called at the end of a journey, before its trouble is read. */
  settle(): Promise<void>;
}

/**
 * Warning of the browser after a few seconds about files that were preloaded for a page that has not opened yet, as on
 * a slow sign-in or a busy machine. A separate test checks that nothing is preloaded in vain.
 */
const earlyWarning = /was preloaded using link preload but not used within a few seconds/;

/** Messages of browsers for a request that the page itself gave up, as one does that is left. */
const aborted = new Set(['net::ERR_ABORTED', 'NS_BINDING_ABORTED', 'NS_ERROR_ABORT']);

/** Firefox by BiDi: a refusal of the policy comes as an error, too. The event of the page tells it in any case. */
const refusal = /^Content-Security-Policy: /;

/** Firefox: a file that was asked for as its page was left, and never sent, has the digest of nothing. */
const neverSent = /47DEQpj8HBSa/;

/** A file that is not what its pin says, in the words of tests. */
const notAsPinned = (url: string) => `console error: integrity of ${url}`;

/**
 * Messages of Firefox for a file that it refuses, which by BiDi come as errors, with the wording of Chromium.
 */
const refusedFiles: readonly (readonly [RegExp, (url: string) => string])[] = [
  [/at “?([^\s”]+)”? from being loaded because it is missing integrity/, (url) => `failed: integrity ${url}`],
  [/integrity attribute match [^“]*“([^”]+)”/, notAsPinned],
  [/“([^”]+)” was blocked due to MIME type/, (url) => `console error: ${url} is not executable`],
  [
    /^Cross-Origin Request Blocked: .* resource at (\S+)\. /,
    (url) => `console error: CORS, net::ERR_FAILED ${url}`,
  ],
];

/** An uncaught error, or what the engine reports as one, in the words by which tests know it. */
function uncaught(text: string): string {
  for (const [says, told] of refusedFiles) {
    const url = says.exec(text)?.[1];
    if (url !== undefined) return told(url);
  }
  return `uncaught: ${text}`;
}

const files = new Set(['document', 'script', 'stylesheet', 'image', 'font']);

/**
 * Runs in every page before its own scripts: refusals of the content security policy reach the console of the page
 * only for some directives and forms, this event always.
 */
export function reportViolations(): void {
  addEventListener('securitypolicyviolation', (event) => {
    console.error(`policy violation: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
  });
}

/** Runs in every page before its own scripts: Firefox by BiDi tells an error in the console without its message. */
function spellErrors(): void {
  const { error } = console;
  console.error = (...all: readonly unknown[]) =>
    error.apply(
      console,
      all.map((one) => (one instanceof Error ? String(one) : one)),
    );
}

/** Event by which a page is asked to look for a lost focus at once. */
export const endOfJourney = 'endofjourney';

/**
 * Runs in every page before its own scripts: what had the focus and was taken away by what somebody did has to hand it
 * on, once the page is drawn. Who works by keyboard would otherwise begin at the top again. A part that is embedded is
 * taken away by the page around it, which answers for its own focus.
 *
 * @param endOfJourney - event upon which it looks at once, and calls the detail of the event when it has
 */
export function reportLostFocus(endOfJourney: string): void {
  let focused: EventTarget | undefined;
  let timer = 0;
  addEventListener('focusin', ({ target }) => {
    focused = target ?? undefined;
  });
  const look = (isLast = false, then = () => {}) => {
    // A clock of the test leaps over the time in which the focus is handed on.
    if (!/native code/.test(String(setTimeout))) return then();
    const isDrawn =
      document.querySelector('.frame__main h1:not(.page__loading-text)') &&
      !document.querySelector('[aria-busy=true]');
    if (document.activeElement !== document.body || !(focused instanceof HTMLElement) || !isDrawn)
      return then();
    const isLost = focused.isConnected ? focused.matches(':disabled') : focused.localName !== 'rfid-remote';
    // A page that has just been drawn hands it on in the next moment.
    if (isLost && !isLast) {
      timer = window.setTimeout(look, 500, true, then);
      return;
    }
    if (isLost) console.error(`the focus was lost with: ${focused.outerHTML.slice(0, 200)}`);
    focused = undefined;
    then();
  };
  const lookLater = () => {
    clearTimeout(timer);
    timer = window.setTimeout(look, 1000, false);
  };
  for (const type of ['keyup', 'click']) addEventListener(type, lookLater, true);
  addEventListener(endOfJourney, (event) => {
    event.preventDefault();
    clearTimeout(timer);
    look(false, (event as CustomEvent<() => void>).detail);
  });
}

/** Trouble as it is put together. */
export interface CollectedTrouble extends Trouble {
  note(text: string): void;
  /** Expected errors that have not come yet. */
  missing(): RegExp[];
}

/** Keeps what goes wrong, until it is asked which of it belongs to the test. @param allowOrigin lets pages ask another. */
export function collectTrouble(allowOrigin: Trouble['allowOrigin']): CollectedTrouble {
  const seen: string[] = [];
  const expected: RegExp[] = [];
  const missing = () => expected.filter((pattern) => !seen.some((text) => pattern.test(text)));
  return {
    note: (text) => seen.push(text),
    missing,
    expect: (pattern) => expected.push(pattern),
    allowOrigin,
    unexpected: () => [
      ...seen.filter((text) => !expected.some((pattern) => pattern.test(text))),
      ...missing().map((pattern) => `expected, but did not come: ${pattern}`),
    ],
  };
}

const reporting = new WeakSet<BrowserContext>();

/** Has the pages of a context report what the browser itself does not tell. Does so once for each context. */
export async function reportTrouble(context: BrowserContext): Promise<void> {
  if (reporting.has(context)) return;
  reporting.add(context);
  await context.addInitScript(reportViolations);
  if (isQuiet(context)) await context.addInitScript(spellErrors);
  await context.addInitScript(reportLostFocus, endOfJourney);
}

/** Chromium writes what was not answered well into the console, other engines do not: tests know it by these words. */
const isQuiet = (context: BrowserContext) => context.browser()?.browserType().name() !== 'chromium';

/**
 * Watches a context for errors and warnings in the console, uncaught errors and rejections, policy violations, files
 * that did not arrive, requests that leave the allowed origins, and focus that is lost.
 */
export async function watchTrouble(context: BrowserContext, origin: string): Promise<WatchedTrouble> {
  const origins = new Set([origin]);
  const { note, ...trouble } = collectTrouble((other) => origins.add(other));
  // Firefox holds what came of a file before its page was left against the pin of the whole.
  const givenUp = new Set<string>();

  await reportTrouble(context);
  context.on('console', (message) => {
    if (earlyWarning.test(message.text())) return;
    if (message.type() === 'error' || message.type() === 'warning')
      note(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => {
    // A message is cut at its first colon, which may be that of an address.
    const { stack, message } = error.error();
    const text = stack || message;
    if (!refusal.test(text) && !neverSent.test(text)) note(uncaught(text));
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (/^(https?|wss?):$/.test(url.protocol) && !origins.has(url.origin))
      note(`left the origin: ${request.url()}`);
  });
  const saysNot = (url: string, why: string) => {
    if (isQuiet(context)) note(`console error: Failed to load resource: ${why} (${url})`);
  };
  context.on('response', (response) => {
    if (response.status() >= 400)
      saysNot(
        response.url(),
        `the server responded with a status of ${response.status()} (${response.statusText()})`,
      );
    if (response.status() >= 400 && files.has(response.request().resourceType()))
      note(`file: ${response.status()} ${response.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (aborted.has(reason)) return void givenUp.add(notAsPinned(request.url()));
    note(`failed: ${isQuiet(context) ? `net::ERR_FAILED (${reason})` : reason} ${request.url()}`);
    saysNot(request.url(), `net::ERR_FAILED (${reason})`);
  });

  const settle = async () => {
    await Promise.all(
      context.pages().map((page) =>
        page
          .evaluate(
            (type) =>
              new Promise<void>((resolve) => {
                // Whoever does not listen does not prevent it either.
                if (dispatchEvent(new CustomEvent(type, { detail: resolve, cancelable: true }))) resolve();
              }),
            endOfJourney,
          )
          .catch(() => undefined),
      ),
    );
  };
  const unexpected = () => trouble.unexpected().filter((text) => !givenUp.has(text));
  return { ...trouble, unexpected, settle };
}
