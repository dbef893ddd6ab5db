import { type Disposable, expect, type Page } from '@playwright/test';
import type { StepPage } from './steps';

/** The administrator every service starts with. */
export const administrator = { name: 'Admin', password: 'admindefault' } as const;

/** Keys of the two entries in session storage that are a session. */
export const sessionKeys = ['itemsense-token', 'itemsense-user'] as const;

/** Fills in the login page that is open. */
export async function enterCredentials(
  page: StepPage,
  { name, password }: { readonly name: string; readonly password: string } = administrator,
): Promise<void> {
  await page.getByLabel('Username').fill(name);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Opens an address as somebody who is not signed in, signs in by the form and is back at the address. */
export async function signInByForm(page: Page, address = '/readers/definitions'): Promise<void> {
  await page.goto(address);
  await enterCredentials(page);
  await expectSignedIn(page, address);
}

interface Session {
  readonly token: string;
  readonly user: object;
}

const entriesOf = ({ token, user }: Session) => [token, JSON.stringify(user)];

/** Starts a session of the administrator; gives what session storage holds of it. @param origin where the console is. */
export async function startSession(origin: string): Promise<string[]> {
  const answer = await fetch(`${origin}/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(administrator),
  });
  return entriesOf((await answer.json()) as Session);
}

/** Opens an address in a tab that holds a session of the administrator already. */
export async function signIn(page: Page, address = '/readers/definitions'): Promise<void> {
  const answer = await page.request.post('/authenticate', { data: administrator });
  const script = await startSignedIn(page, entriesOf((await answer.json()) as Session));
  await page.goto(address);
  // From here on the tab keeps its session by itself: it can sign out, and be loaded anew.
  await script.dispose();
  await expectSignedIn(page, address);
}

async function expectSignedIn(page: Page, address: string): Promise<void> {
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page).toHaveURL(address);
}

/** Reads the session's entries of session storage. */
export function storedSession(page: StepPage): Promise<(string | null)[]> {
  return page.evaluate((keys) => keys.map((key) => sessionStorage.getItem(key)), sessionKeys);
}

/**
 * Makes a page start as signed in: before any script of the console runs.
 * @returns what ends it for the documents that are opened later.
 */
export function startSignedIn(page: Page, session: readonly (string | null)[]): Promise<Disposable> {
  return page.addInitScript(
    (entries) => {
      for (const [key, value] of entries) sessionStorage.setItem(key, value);
    },
    sessionKeys.map((key, index) => [key, session[index] ?? ''] as const),
  );
}
