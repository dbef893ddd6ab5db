import { expect, type Page } from '@playwright/test';

/** The administrator every service starts with. */
export const administrator = { name: 'Admin', password: 'admindefault' } as const;

/** Keys of the two entries in session storage that are a session. */
export const sessionKeys = ['itemsense-token', 'itemsense-user'] as const;

/** Fills in the login page that is open. */
export async function enterCredentials(
  page: Page,
  { name, password }: { readonly name: string; readonly password: string } = administrator,
): Promise<void> {
  await page.getByLabel('Username').fill(name);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Opens an address as somebody who is not signed in, signs in and is back at the address. */
export async function signIn(page: Page, address = '/readers/definitions'): Promise<void> {
  await page.goto(address);
  await enterCredentials(page);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page).toHaveURL(address);
}

/** What session storage holds of the session. */
export function storedSession(page: Page): Promise<(string | null)[]> {
  return page.evaluate((keys) => keys.map((key) => sessionStorage.getItem(key)), sessionKeys);
}

/** Makes a page start as signed in: before any script of the console runs. */
export async function startSignedIn(page: Page, session: readonly (string | null)[]): Promise<void> {
  await page.addInitScript(
    (entries) => {
      for (const [key, value] of entries) sessionStorage.setItem(key, value);
    },
    sessionKeys.map((key, index) => [key, session[index] ?? ''] as const),
  );
}
