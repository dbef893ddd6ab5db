import { colorsIn } from '../browser/colors';
import { expect, test } from './test';

for (const [language, direction, users] of [
  ['ar', 'rtl', 'المستخدمون'],
  ['ja', 'ltr', 'ユーザー'],
  ['de', 'ltr', 'Benutzer'],
] as const)
  test(`the sign-in page, a list and a form are there in ${language}`, async ({ page, signIn }) => {
    await page.goto('/login');
    await page.getByRole('combobox', { name: 'Language' }).selectOption(language);
    const root = page.locator('html');
    await expect(root).toHaveAttribute('lang', language);
    await signIn('/users');
    await expect(root).toHaveAttribute('lang', language);
    await expect(root).toHaveAttribute('dir', direction);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(users);
    await expect(page.getByRole('grid')).toBeVisible();
    await page.getByRole('grid').getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0);
  });

for (const language of ['en', 'ar'])
  test(`a native choice has the ground of a text field in ${language}`, async ({ page }) => {
    await page.goto('/login');
    await page.locator('select').selectOption(language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    // Inside the border at which the text begins.
    const places = await page.evaluate(() =>
      [...document.querySelectorAll('input, select')].map((field) => {
        const { left, right, top, height } = field.getBoundingClientRect();
        return { x: document.dir === 'rtl' ? right - 5 : left + 5, y: top + height / 2 };
      }),
    );
    const [first, ...others] = await colorsIn(page, await page.driver.takeScreenshot(), places);
    expect(others).toEqual([first, first]);
  });
