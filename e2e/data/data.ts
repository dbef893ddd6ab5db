import { expect, type Page } from '@playwright/test';
import { axe } from '../browser/axe';

/** Waits until the search has come to an end. */
export const searched = (page: Page) =>
  expect(page.getByRole('button', { name: 'Search', exact: true })).not.toHaveAttribute('aria-busy', 'true');

/** Sends the form, and waits for the answer. */
export async function search(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await searched(page);
}

/** Holds the page against the rules for access, from its top. */
export async function look(page: Page): Promise<void> {
  await expect(page.locator('.alert-host__title')).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 0));
  await axe(page);
}
