import { test as base, expect, type Page } from '@playwright/test';
import { axeNow } from '../browser/axe';
import { notInFirefox } from '../browser/notInFirefox';
import { type Trouble, watchTrouble } from '../browser/trouble';
import { deep } from '../site/deep';
import { startGallery } from './startGallery';

const test = base.extend<{ trouble: Trouble }, { gallery: string }>({
  gallery: [
    async ({}, use) => {
      const gallery = await startGallery();
      await use(gallery.url);
      await gallery.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ gallery }, use) => use(gallery),
  trouble: [
    async ({ context, gallery }, use) => {
      const trouble = await watchTrouble(context, gallery);
      await use(trouble);
      await trouble.settle();
      expect(trouble.unexpected(), 'trouble in the browser').toEqual([]);
    },
    { auto: true },
  ],
});

/** Parts that are on their way. */
const loading = [
  '.field__control--loading',
  '.chart:has(.chart__summary p:not(:empty)) .skeleton',
  // The story of progress shows one that stays.
  '.gallery__story:not([aria-label="Progress"], :has(.chart)) .skeleton',
].join(', ');

const themes = ['light', 'dark', ...(deep ? ['contrast'] : [])];

const open = (page: Page, name: string, theme: string, density = 'comfortable') =>
  page.goto(`/?${new URLSearchParams({ page: name, theme, density })}`);

/** Names of the pages of the gallery, as its navigation has them. */
async function pagesOf(page: Page): Promise<string[]> {
  await page.goto('/');
  const links = page.getByRole('navigation', { name: 'Components' }).getByRole('link');
  await expect(links.first()).toBeVisible();
  return links.allTextContents();
}

for (const theme of themes)
  test(`every component in the ${theme} theme`, async ({ page }) => {
    for (const name of await pagesOf(page)) {
      await open(page, name, theme);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page.locator(loading)).toHaveCount(0);
      await axeNow(page, `${name}, ${theme} theme`);
    }
  });

test('every component in the compact density, with forced colours', async ({ page }) => {
  notInFirefox('it sets no forced colours');
  await page.emulateMedia({ forcedColors: 'active' });
  for (const name of await pagesOf(page)) {
    await open(page, name, 'light', 'compact');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await axeNow(page, `${name}, compact`);
  }
});

for (const theme of themes)
  test(`what opens over the page in the ${theme} theme`, async ({ page }) => {
    await open(page, 'Dialogs', theme);
    for (const name of ['Open a dialog', 'Open a drawer', 'Delete dock-1', 'Copy dock-1']) {
      await page.getByRole('button', { name }).click();
      await axeNow(page, `${name}, ${theme} theme`);
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog')).toHaveCount(0);
    }

    await open(page, 'Forms', theme);
    const form = page.getByRole('form', { name: 'Reader definition' });
    await form.getByLabel('Name', { exact: true }).fill('gate-1');
    await form.getByLabel('Address').fill('10.0.0.1');
    await form.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('dialog', { name: 'Review your changes' })).toBeVisible();
    await axeNow(page, `review, ${theme} theme`);

    await open(page, 'Fields', theme);
    await page.getByLabel('Time', { exact: true }).click();
    await expect(page.locator('.console-picker-dropdown')).toBeVisible();
    await axeNow(page, `date and time, ${theme} theme`);
  });

test('[FORM-13] a section takes 150 ms to open, none where motion is to be reduced', async ({ page }) => {
  notInFirefox('it sets no reduced motion');
  const durations = () =>
    page.evaluate(() => {
      const content = document.querySelector('.collapsible__content');
      return content && getComputedStyle(content).transitionDuration.split(', ');
    });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, 'Sections and progress', 'light');
  await expect(page.getByRole('button', { name: 'Active jobs' })).toBeVisible();
  expect(new Set(await durations())).toEqual(new Set(['0.15s']));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await durations()).toEqual(['0s']);
});

test('a radio looks chosen only when it is', async ({ page }) => {
  await open(page, 'Fields', 'light');
  const group = page.getByRole('group', { name: 'Value to keep' });
  const [mine, theirs] = [group.getByLabel('Yours'), group.getByLabel('Theirs')];
  const groundOf = (radio: typeof mine) =>
    radio.evaluate((element) => getComputedStyle(element).backgroundColor);
  const blank = await groundOf(mine);
  expect(await groundOf(theirs)).toBe(blank);
  await mine.check();
  expect(await groundOf(mine)).not.toBe(blank);
  expect(await groundOf(theirs)).toBe(blank);
  expect(await groundOf(page.getByLabel('Merge', { exact: true }))).toBe(await groundOf(mine));
});

for (const theme of themes)
  test(`tabs without room are in a menu, in the ${theme} theme`, async ({ page }) => {
    await page.setViewportSize({ width: 400, height: 900 });
    await open(page, 'Tabs, steps, trees', theme);
    await page.getByRole('button', { name: 'More tabs' }).click();
    const menu = page.getByRole('listbox', { name: 'More tabs' });
    await expect(menu).toBeVisible();
    await axeNow(page, `more tabs, ${theme} theme`);
    await menu.getByRole('option', { name: 'Facility 20' }).click();
    await expect(page.getByRole('tabpanel', { name: 'Facility 20' })).toHaveText('Readers of Facility 20.');
    await expect(page.getByRole('tab', { name: 'Facility 20' })).toHaveAttribute('aria-selected', 'true');
  });

test('tabs, segments, trees and sliders work by keyboard', async ({ page }) => {
  await open(page, 'Tabs, steps, trees', 'light');
  const views = page.getByRole('tablist', { name: 'Views' });
  await views.getByRole('tab', { name: 'List' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tabpanel', { name: 'Plan' })).toHaveText('What the plan shows.');

  await page.getByRole('radiogroup', { name: 'View' }).getByRole('radio', { name: 'List' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Plan' })).toBeChecked();

  const zone = page.getByRole('tree', { name: 'Zone', exact: true });
  await zone.focus();
  for (const key of ['Home', 'ArrowLeft', 'ArrowDown', 'ArrowRight', 'Space']) await page.keyboard.press(key);
  await expect(zone.getByRole('treeitem', { name: 'Columbus' })).toHaveAttribute('aria-expanded', 'false');
  await expect(zone.getByRole('treeitem', { name: 'Sales floor' })).toHaveAttribute('aria-selected', 'true');

  const zones = page.getByRole('tree', { name: 'Zones' });
  await zones.focus();
  for (const key of ['Home', 'Space']) await page.keyboard.press(key);
  await expect(zones.getByRole('treeitem', { name: 'Dock 1' })).toHaveAttribute('aria-checked', 'true');

  await page.getByRole('slider', { name: 'Time of playback' }).focus();
  await page.keyboard.press('End');
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', '4:00');
});

test('a hint can be pointed at, goes away by Escape and never keeps a press from its button', async ({
  page,
}) => {
  await open(page, 'Buttons, states and cards', 'light');
  const edit = page.getByRole('button', { name: 'Edit dock-1' });
  const hint = page.getByRole('tooltip', { name: 'Edit dock-1' });
  await edit.hover();
  await expect(hint).toBeVisible();
  const box = await hint.boundingBox();
  if (!box) throw new Error('The hint has no box.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 8 });
  await hint.click({ trial: true });
  await expect(hint).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(hint).toBeHidden();
  await page.mouse.move(0, 0);
  await edit.click();
  await expect(hint).toBeVisible();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height - 2, { steps: 8 });
  await expect(hint).toBeHidden();
});
