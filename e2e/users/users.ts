import { expect, type Locator, type Page } from '@playwright/test';
import { axe } from '../browser/axe';

/** Holds the page against the rules for access, from its top, once nothing is reported over it. */
export async function look(page: Page): Promise<void> {
  await expect(page.locator('.alert-host__title')).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 0));
  await axe(page);
}

/** Chooses a role in a form, and closes the list, which stays open for more, by a click on a text of the form. */
export async function chooseRole(form: Locator, role: string, text = /^8 to 50 characters/): Promise<void> {
  const box = form.getByRole('combobox', { name: 'Roles (optional)' });
  await box.click();
  await box.fill(role);
  await box
    .page()
    .locator(`.console-select-dropdown:not(.console-select-dropdown-hidden) [title="${role}"]`)
    .click();
  await form.getByText(text).click();
}

/** Types the password of a new user, twice. */
export async function typePassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
}
