import { firstReader } from '../site/fleet';
import { expect, type Page, test } from './test';

const list = (page: Page) => page.getByRole('grid', { name: 'Reader definitions' });

test('the More menu opens over the page, moves and closes by keys', async ({ page, signIn }) => {
  await signIn();
  await expect(list(page)).toBeVisible();
  const more = page.getByRole('button', { name: 'More' });
  await more.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Admin' })).toBeFocused();
  expect(
    await page.getByRole('menu').evaluate((menu) => menu.closest('[popover]')?.matches(':popover-open')),
  ).toBe(true);
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused();
  await page.keyboard.press('h');
  await expect(page.getByRole('menuitem', { name: 'Host health' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await expect(page.getByRole('menu')).toHaveCount(0);
});

test('the palette finds a record and a page by the keyboard alone', async ({ page, service, signIn }) => {
  const name = await firstReader(service);
  await signIn();
  await expect(list(page)).toBeVisible();
  const query = page.getByRole('combobox', { name: 'Page, action or record' });
  const chosen = page.locator('[role=option][aria-selected=true]');
  await page.keyboard.press('Control+K');
  await query.fill(name);
  await expect(chosen).toContainText(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.keyboard.press('Control+K');
  await query.fill('zone m');
  await expect(chosen).toContainText('Zone Maps');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/zone-maps');
});

test('style sheets of the console outlive what the engine collects, and no remote is blamed for them', {
  tag: '@engines',
}, async ({ page, signIn }) => {
  await signIn();
  await expect(list(page)).toBeVisible();
  // Enough to be collected between any two moments.
  await page.evaluate(() => {
    setInterval(() => Array.from({ length: 30_000 }, (_, at) => ({ at, text: `${at}` })), 50);
  });
  const held = () => page.evaluate(() => document.adoptedStyleSheets.length);
  let before = await held();
  for (const [area, title] of [
    ['Recipes', /^Recipes/],
    ['Thresholds', /^Thresholds/],
    ['Zone Maps', /^Zone Maps/],
    ['Jobs', /^Jobs/],
    ['Users', /^Users/],
    ['Facilities', /^Facilities/],
    ['Readers', /^Reader definitions/],
  ] as const) {
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: area, exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const now = await held();
    expect(now, 'no sheet is taken away').toBeGreaterThanOrEqual(before);
    before = now;
  }
  await page.getByRole('grid').getByRole('link').first().click();
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' }).locator('ol, ul');
  await expect(crumbs).toBeVisible();
  expect(await crumbs.evaluate((element) => getComputedStyle(element).listStyleType)).toBe('none');
});
