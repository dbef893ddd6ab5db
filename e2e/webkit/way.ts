import { type GivenAnswer, type RecordedRequest, startRecordingProxy } from '@console/testing/recording';
import { endOfJourney, reportLostFocus, reportViolations } from '../browser/trouble';
import type { Mend } from '../site/store';

/** The way between the browser and a site: a driver of WebKit neither sees what passes nor changes it. */
export interface Way {
  /** Origin at which the browser meets the site. */
  readonly url: string;
  /** Alters a file on the way, as a proxy may. */
  alter(path: string, change: (text: string) => string): Mend;
  /** Alters all documents of the site. */
  alterDocuments(change: (text: string) => string): void;
  /** Has the next document begin with entries in its session storage. */
  startWith(entries: readonly (readonly [string, string])[]): void;
  close(): Promise<void>;
}

const places = { script: '/watch-trouble.js', report: '/trouble' } as const;

/** Runs in every page before its own scripts, and reports at once what would be in the console. */
function reportTrouble(address: string): void {
  const send = (text: string) => {
    const request = new XMLHttpRequest();
    // The next thing that happens may be the end of the page.
    request.open('POST', address, false);
    request.send(text);
  };
  const textOf = (value: unknown) => (value instanceof Error ? `${value} ${value.stack}` : String(value));
  // Files that are on their way fail when the page is left, on a busy machine seconds later; one that comes back from
  // memory says so then.
  let quietUntil = 0;
  const beQuiet = () => {
    quietUntil = performance.now() + 10_000;
  };
  addEventListener('beforeunload', beQuiet);
  addEventListener('pagehide', beQuiet);
  addEventListener('pageshow', ({ persisted }) => persisted && beQuiet());
  const sendIfStaying = (text: string) => {
    const since = quietUntil;
    if (performance.now() > since) setTimeout(() => since === quietUntil && send(text), 500);
  };
  for (const level of ['error', 'warn'] as const) {
    const write = console[level];
    console[level] = (...values) => {
      write.apply(console, values);
      send(`console ${level}: ${values.map(textOf).join(' ')}`);
    };
  }
  addEventListener('unhandledrejection', ({ reason }) => send(`uncaught: ${textOf(reason)}`));
  addEventListener(
    'error',
    (event) => {
      const { target } = event;
      if (target instanceof HTMLElement) sendIfStaying(`file: ${target.outerHTML}`);
      else if (event instanceof ErrorEvent) send(`uncaught: ${event.message} ${textOf(event.error)}`);
    },
    true,
  );
}

function store(entries: readonly (readonly [string, string])[]): void {
  for (const [key, value] of entries) sessionStorage.setItem(key, value);
}

const script = `(${reportTrouble})(${JSON.stringify(places.report)}); (${reportViolations})(); (${reportLostFocus})(${JSON.stringify(endOfJourney)});`;

/**
 * Goes between a browser and a site.
 * @param target origin of the site
 * @param note takes what goes wrong in the pages of the site
 */
export async function startWay(target: string, note: (trouble: string) => void): Promise<Way> {
  let stored: readonly (readonly [string, string])[] = [];
  let ofDocuments = (text: string) => text;
  const changes = new Map<string, (text: string) => string>();

  /** Answer of the site, with another text. */
  async function altered(
    { method, path, headers, body }: RecordedRequest,
    change: (text: string) => string,
  ): Promise<GivenAnswer> {
    const {
      host: _host,
      connection: _connection,
      'content-length': _sent,
      'accept-encoding': _encoding,
      ...passed
    } = headers;
    const answer = await fetch(target + path, {
      method,
      body: body || undefined,
      headers: passed as Record<string, string>,
      redirect: 'manual',
    });
    const {
      'content-length': _length,
      'content-encoding': _coding,
      ...kept
    } = Object.fromEntries(answer.headers);
    return { status: answer.status, headers: kept, body: change(await answer.text()) };
  }

  const proxy = await startRecordingProxy({
    target,
    answer(request): GivenAnswer | Promise<GivenAnswer> | undefined {
      const path = new URL(request.path, target).pathname;
      if (path === places.report) {
        note(request.body);
        return { status: 204, headers: {} };
      }
      if (path === places.script) {
        const body = `(${store})(${JSON.stringify(stored)}); ${script}`;
        stored = [];
        return { headers: { 'content-type': 'text/javascript' }, body };
      }
      const change = changes.get(path);
      if (change) return altered(request, change);
      // The addresses of sockets that the service names are those of the gateway.
      if (/^\/(itemsense|api)\//.test(path))
        return altered(request, (text) => text.replaceAll(new URL(target).host, new URL(proxy.url).host));
      const isDocument = request.method === 'GET' && /^text\/html/.test(String(request.headers.accept));
      return isDocument
        ? altered(request, (text) =>
            ofDocuments(text).replace(/<head[^>]*>/, `$&<script src="${places.script}"></script>`),
          )
        : undefined;
    },
  });
  return {
    url: proxy.url,
    alter(path, change) {
      changes.set(path, change);
      return async () => void changes.delete(path);
    },
    alterDocuments(change) {
      ofDocuments = change;
    },
    startWith(entries) {
      stored = entries;
    },
    close: () => proxy.close(),
  };
}
