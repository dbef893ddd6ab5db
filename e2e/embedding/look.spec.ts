import { axeNow } from '../browser/axe';
import { expect, type Page } from '../browser/test';
import { firstReader } from '../site/fleet';
import { change, heard, list, show } from './portalPage';
import { test } from './test';

const colorOf = (page: Page, name: string) =>
  page
    .locator('.design')
    .first()
    .evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), `--color-${name}`);

test('a part takes colours, corners and fonts of the page, live, and stays readable', async ({
  page,
  portal,
}) => {
  await page.goto(`${portal.url}/branded.html`);
  await show(page);
  await expect(list(page)).toBeVisible();
  expect(await colorOf(page, 'accent')).toBe('#663399');
  expect(await colorOf(page, 'canvas')).toBe('#faf7ff');
  const add = page.getByRole('link', { name: 'New reader definition' });
  await expect(add).toHaveCSS('background-color', 'rgb(102, 51, 153)');
  await expect(add).toHaveCSS('border-radius', '0px');
  await expect(add).toHaveCSS('font-family', 'Georgia, serif');
  await axeNow(page, 'branded');

  await page.evaluate(() => document.documentElement.classList.add('night'));
  await expect
    .poll(() => heard(page))
    .toContainEqual(['rfid-brand', expect.stringContaining('canvas too-dark')]);
  await change(page, { theme: 'dark' });
  await expect.poll(() => colorOf(page, 'canvas')).toBe('#101018');
  await axeNow(page, 'branded, dark');
});

test('in a narrow column of a wide page it is laid out for the column', async ({ page, portal, service }) => {
  const name = await firstReader(service);
  await page.goto(`${portal.url}/narrow.html`);
  await show(page);
  await expect(list(page)).toBeVisible();
  const fits = () =>
    page.evaluate(() => {
      const root = document.querySelector('rfid-remote')?.shadowRoot;
      const wide = [...(root?.querySelectorAll('*') ?? [])].filter(
        (element) =>
          element.getBoundingClientRect().right > 0 &&
          element.scrollWidth > element.clientWidth + 1 &&
          getComputedStyle(element).overflowX === 'visible' &&
          element.clientWidth > 0,
      );
      const place = document.getElementById('place')?.getBoundingClientRect();
      const outside = [...(root?.querySelectorAll('.page, .page > *, .card') ?? [])].filter(
        (element) => element.getBoundingClientRect().right > (place?.right ?? 0) + 1,
      );
      return {
        wide: wide.map(({ className }) => String(className)).slice(0, 5),
        outside: outside.map(({ className }) => className),
      };
    });
  expect(await fits()).toEqual({ wide: [], outside: [] });
  await change(page, { path: `/readers/definitions/${encodeURIComponent(name)}` });
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(await fits()).toEqual({ wide: [], outside: [] });
  await axeNow(page, 'narrow');
});

test('at 200 % zoom nothing is cut off', async ({ page, portal }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await page.goto(`${portal.url}/plain.html`);
  await show(page);
  await expect(list(page)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(720);
  await axeNow(page, 'zoomed');
});

test('a browser that gives properties no type draws a part as large as others do', async ({
  page,
  portal,
}) => {
  const sizes = async () => {
    await page.goto(`${portal.url}/plain.html`);
    await show(page);
    await expect(list(page)).toBeVisible();
    const boxes = [
      page.getByRole('heading', { name: 'Reader definitions' }),
      list(page).getByRole('columnheader').nth(1),
    ];
    return Promise.all(boxes.map((box) => box.evaluate((element) => getComputedStyle(element).fontSize)));
  };
  const usual = await sizes();
  await page.addInitScript(() => Reflect.deleteProperty(CSS, 'registerProperty'));
  expect(await sizes()).toEqual(usual);
  expect(await page.evaluate(() => 'registerProperty' in CSS)).toBe(false);
});
