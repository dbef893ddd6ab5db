import type { Locator, Page } from '@playwright/test';

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
