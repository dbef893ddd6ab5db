import type { Browser, BrowserContext, Page } from '@playwright/test';
import { reportTrouble } from './trouble';

/** Calls of a test that cannot be undone for the next one. */
const lasting = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'setExtraHTTPHeaders',
  'setOffline',
] as const;

/** Events that tests listen to. */
const heard = [
  'console',
  'weberror',
  'dialog',
  'page',
  'request',
  'response',
  'requestfailed',
  'requestfinished',
];

/** The clock of a context counts for all of its pages, also for later ones. */
const clockCalls = ['install', 'setFixedTime', 'setSystemTime', 'pauseAt'] as const;

function noticeCalls<T extends object>(object: T, names: readonly (keyof T)[], notice: () => void): void {
  for (const name of names) {
    const call = object[name] as (...all: unknown[]) => unknown;
    object[name] = ((...all: unknown[]) => {
      notice();
      return call.apply(object, all);
    }) as T[typeof name];
  }
}

/** Opens a page between the journeys, so that the process of their pages goes on; they do not find it. */
async function openKeeper(context: BrowserContext): Promise<Page> {
  const keeper = await context.newPage();
  await keeper.goto('/healthz');
  const pages = context.pages.bind(context);
  context.pages = () => pages().filter((page) => page !== keeper);
  return keeper;
}

/**
 * Context that the journeys of a worker use one after the other, so that the browser keeps files and compiled code of
 * the console, as it does for people. Each begins with no cookies, storage, permissions, routes or pages of another.
 */
export class KeptContext {
  #context: BrowserContext | undefined;
  #keeper: Page | undefined;
  #kind = '';
  #isAltered = false;

  /** The context for a journey. @param kind options of the context, in one text: another one begins anew. */
  async take(browser: Browser, kind: string): Promise<BrowserContext> {
    if (this.#context && this.#kind === kind && !this.#isAltered) return this.#context;
    await this.close();
    const context = await browser.newContext();
    this.#context = context;
    this.#kind = kind;
    this.#isAltered = false;
    const alter = () => {
      this.#isAltered = true;
    };
    context.once('close', alter);
    await reportTrouble(context);
    noticeCalls(context, lasting, alter);
    noticeCalls(context.clock, clockCalls, alter);
    return context;
  }

  /** A first page. In a kept context nothing is stored there of what journeys before left. */
  async openPage(context: BrowserContext): Promise<Page> {
    if (context !== this.#context) return context.newPage();
    this.#keeper ??= await openKeeper(context);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Storage.clearDataForOrigin', {
      origin: '*',
      storageTypes: 'cookies,file_systems,indexeddb,local_storage,service_workers,cache_storage',
    });
    await devtools.detach();
    return page;
  }

  /** Ends what a journey had open. */
  async leave(): Promise<void> {
    const context = this.#context;
    if (!context || this.#isAltered) return this.close();
    for (const event of heard) context.removeAllListeners(event);
    await Promise.all(context.pages().map((page) => page.close()));
    await Promise.all([context.clearPermissions(), context.unrouteAll()]);
  }

  /** Ends the context. */
  async close(): Promise<void> {
    await this.#context?.close();
    this.#context = undefined;
    this.#keeper = undefined;
  }
}
