import { expect, type Page } from '@playwright/test';
import { expectPage } from '../browser/looks';

/** Something that people do with the console; it ends on a page of the console that is drawn. */
type Use = (page: Page) => Promise<void>;

/** Opens an area by its link in the navigation. */
async function openArea(page: Page, address: string): Promise<void> {
  await page.locator(`nav a[href="${address}"]`).first().click();
  await expect(page).toHaveURL(({ pathname }) => pathname === address);
  await expectPage(page);
}

/** Opens the first record of a list, looks at it, and comes back. */
async function openFirst(page: Page): Promise<void> {
  const list = new URL(page.url()).pathname;
  await page.getByRole('grid').getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page).not.toHaveURL(({ pathname }) => pathname === list);
  await expectPage(page);
  await page.goBack();
  await expect(page).toHaveURL(({ pathname }) => pathname === list);
  await expectPage(page);
}

/** Does what the palette offers for a word. */
async function byPalette(page: Page, word: string, option: RegExp): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.keyboard.type(word);
  await page.getByRole('option', { name: option }).first().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

const htmlLanguage = (page: Page) => page.locator('html');

/** Everything that one round does, in this order, by its name. */
export const uses: Readonly<Record<string, Use>> = {
  'readers are searched, and one is looked at': async (page) => {
    await openArea(page, '/readers/definitions');
    const search = page.getByRole('searchbox').first();
    await search.fill('DC1');
    await expect(page.getByRole('row', { name: /DC1-/ }).first()).toBeVisible();
    await search.fill('');
    await expect(page).toHaveURL(({ search: query }) => query === '');
    await openFirst(page);
  },
  'a form is begun and left': async (page) => {
    await openArea(page, '/readers/definitions');
    await page
      .getByRole('link', { name: /^New reader/ })
      .first()
      .click();
    await expectPage(page);
    await page.getByRole('textbox', { name: /^Name/ }).fill('Begun and left');
    await page.locator('nav a[href="/recipes"]').first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click();
    await expect(page).toHaveURL(({ pathname }) => pathname === '/recipes');
    await expectPage(page);
  },
  'recipes, thresholds, users and facilities are looked at': async (page) => {
    for (const address of ['/recipes', '/thresholds', '/users', '/facilities']) {
      await openArea(page, address);
      await openFirst(page);
    }
  },
  'a zone map is drawn in': async (page) => {
    await openArea(page, '/zone-maps');
    await page.getByRole('grid').getByRole('row').nth(1).getByRole('link').first().click();
    await page.getByRole('link', { name: 'Draw zones' }).click();
    await expect(page).toHaveURL(/studio/);
    await expectPage(page);
    await expect(page.getByRole('application').first()).toBeVisible();
  },
  'crossings are watched': async (page) => {
    await openArea(page, '/thresholds');
    await page.locator('a[href^="/threshold-monitor"]').first().click();
    await expectPage(page);
  },
  'items are asked for, and shown on a plan': async (page) => {
    await openArea(page, '/data');
    await page.locator('a[href^="/data/plan"]').first().click();
    await expectPage(page);
  },
  'languages and themes are changed': async (page) => {
    await byPalette(page, 'Deutsch', /^Deutsch/);
    await expect(htmlLanguage(page)).toHaveAttribute('lang', 'de');
    await byPalette(page, 'English', /^English/);
    await expect(htmlLanguage(page)).toHaveAttribute('lang', 'en');
    await byPalette(page, 'dark', /^Dark theme/);
    await byPalette(page, 'light', /^Light theme/);
  },
  'notifications are read': async (page) => {
    await page
      .getByRole('button', { name: /^Notifications/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
};
