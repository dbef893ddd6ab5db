import { expect, type Page } from '@playwright/test';

/** Waits until the search has come to an end. */
export const searched = (page: Page) =>
  expect(page.getByRole('button', { name: 'Search', exact: true })).not.toHaveAttribute('aria-busy', 'true');

/** Sends the form, and waits for the answer. */
export async function search(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await searched(page);
}
