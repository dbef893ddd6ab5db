import { type Language, languages } from '@console/design/language';
import { type BuildManifest, type ConsoleDocument, consoleDocumentId } from '@console/remote/registry';
import { expect, type Page } from '@playwright/test';
import { expectPage, languageKey } from '../browser/looks';
import { administrator, startSignedIn } from '../browser/signIn';

/** The languages beside English. */
export const translated = languages.filter((language) => language !== 'en');

/** Error of the browser for a setting that the service has no value of, on pages that read all of them. */
export const unset = /404 .*settings\/SNMP/;

/** Signs in without a form and chooses a language, for all documents that the page opens from now on. */
export async function signInIn(page: Page, language: Language): Promise<void> {
  const answer = await page.request.post('/authenticate', { data: administrator });
  const { token, user } = (await answer.json()) as { token: string; user: object };
  await startSignedIn(page, [token, JSON.stringify(user)]);
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    languageKey,
    language,
  ] as const);
}

/** Goes to an address in the console that runs, as a link in it would, and waits for its page. */
export async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate((path) => {
    (document.activeElement as HTMLElement | null)?.blur();
    // An entry as the router makes them, to which it is told to have moved on.
    const { idx } = history.state as { idx: number };
    history.pushState({ usr: null, key: String(idx + 1), idx: idx + 1 }, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, address);
  // A page that is new takes the focus; until then the one before is shown.
  await expect(page.locator('main :focus')).toBeAttached();
  await expectPage(page);
}

type Route = BuildManifest['routes'][number];

/** The routes of all remotes of a console. */
async function declaredRoutes(page: Page): Promise<readonly Route[]> {
  const html = await (await page.request.get('/login')).text();
  const [, text = '{}'] = new RegExp(`id="${consoleDocumentId}"[^>]*>([^<]*)<`).exec(html) ?? [];
  const { registry } = JSON.parse(text) as ConsoleDocument;
  return registry.remotes.flatMap(({ builds: [build] }) => build?.routes ?? []);
}

/** The records of an answer: a list, or the first list in it. */
function recordsIn(answer: unknown): readonly Record<string, unknown>[] {
  if (Array.isArray(answer)) return answer as Record<string, unknown>[];
  if (typeof answer !== 'object' || answer === null) return [];
  return (Object.values(answer).find(Array.isArray) ?? []) as Record<string, unknown>[];
}

/** A page that remotes declare, and an address of it. */
export interface PageAddress {
  /** Path of its route, in which parameters have a name. */
  readonly path: string;
  readonly address: string;
}

/**
 * Pages of all remotes, with addresses: of routes with parameters the one of the first record of their list. Routes of
 * whose list the service has nothing are left out.
 */
export async function allPages(page: Page): Promise<readonly (PageAddress & Pick<Route, 'page'>)[]> {
  const routes = await declaredRoutes(page);
  const signedIn = await page.request.post('/authenticate', { data: administrator });
  const { token } = (await signedIn.json()) as { token: string };
  const firstOf = async (list: string) => {
    const ask = routes.find(({ path }) => path === list)?.prefetch?.[0];
    if (ask === undefined) return undefined;
    const answer = await page.request.get(ask, {
      headers: { authorization: `JWT ${token}`, accept: 'application/json' },
    });
    return answer.ok() ? recordsIn(await answer.json())[0] : undefined;
  };
  const pages = await Promise.all(
    routes.map(async ({ path, page: name }) => {
      const [, list = '', parameter] = /^(.*?)\/:(\w+)/.exec(path) ?? [];
      if (parameter === undefined) return [{ path, page: name, address: path }];
      const record = await firstOf(list);
      const value = record?.[parameter] ?? record?.name ?? record?.id;
      return value === undefined
        ? []
        : [{ path, page: name, address: path.replace(/:\w+/, encodeURIComponent(String(value))) }];
    }),
  );
  return pages.flat().filter(({ address }) => !address.includes(':'));
}

/** Addresses of {@link allPages}. */
export const allAddresses = async (page: Page): Promise<readonly string[]> =>
  (await allPages(page)).map(({ address }) => address);
