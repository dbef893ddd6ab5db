import { signIn } from '../browser/signIn';
import { axe, expect, type Page, test } from '../browser/test';
import { widths } from '../browser/widths';
import { firstReader, storedReader } from '../site/fleet';

const fits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth), page.url()).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  );

test('on a phone: find a reader, look at it, edit and save it, with nothing running over the edge', async ({
  page,
  service,
}) => {
  const name = await firstReader(service);
  await page.setViewportSize(widths.phone);
  await signIn(page);
  await fits(page);
  await axe(page);
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('grid').getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await fits(page);
  await axe(page);
  await page.getByRole('main').getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Address').fill('from-a-phone.example');
  await fits(page);
  await axe(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('dialog', { name: 'Review your changes' })).toBeVisible();
  await fits(page);
  await axe(page);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(`The reader definition “${name}” was saved.`)).toBeVisible();
  await fits(page);
  expect(await storedReader(service, name)).toMatchObject({ address: 'from-a-phone.example' });
});

test('at 400 % zoom, which leaves 360 by 225 points, everything can still be reached by scrolling down', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 225 });
  await signIn(page);
  await fits(page);
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await page.getByRole('button', { name: 'More' }).click();
  const signOut = page.getByRole('menuitem', { name: 'Sign out' });
  await signOut.scrollIntoViewIfNeeded();
  await signOut.click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await fits(page);
});

test('the theme follows the device, and a chosen one stays across a reload', { tag: '@engines' }, async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn(page);
  const heading = page.getByRole('heading', { level: 1 });
  // Dark letters make a light theme.
  const lightness = () =>
    heading.evaluate((element) => {
      const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(
        Number,
      );
      return red + green + blue > 382 ? 'dark' : 'light';
    });
  await expect(page.getByRole('grid')).toBeVisible();
  expect(await lightness()).toBe('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(lightness).toBe('light');

  await page.getByRole('button', { name: 'Admin' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark theme' }).click();
  await expect.poll(lightness).toBe('dark');
  await page.reload();
  await expect(page.getByRole('grid')).toBeVisible();
  expect(await lightness()).toBe('dark');
});
