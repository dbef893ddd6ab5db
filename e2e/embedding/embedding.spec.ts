import { axe, expect, type Page } from '../browser/test';
import { firstReader, storedReader } from '../site/fleet';
import { asked } from '../site/service';
import { change, editReader, heard, list, prevent, run, show } from './portalPage';
import { test } from './test';

test.use({ isFirstVisit: true });

/** Computed styles of some elements, down to the last property. */
function looks(page: Page, selectors: readonly string[]): Promise<Record<string, Record<string, string>>> {
  return page.evaluate((wanted) => {
    const find = (selector: string) =>
      document.querySelector(selector) ??
      document.querySelector('rfid-remote')?.shadowRoot?.querySelector(selector);
    return Object.fromEntries(
      wanted.map((selector) => {
        const element = find(selector);
        if (!element) throw new Error(`There is no ${selector}.`);
        const style = getComputedStyle(element);
        // A registered custom property has a value everywhere; it is a name of ours, and nothing looks at it outside.
        const properties = [...style].filter((name) => !name.startsWith('--console-'));
        return [selector, Object.fromEntries(properties.map((name) => [name, style.getPropertyValue(name)]))];
      }),
    );
  }, selectors);
}

test('in a plain page: the list shows, a reader is opened, edited and saved; address and title stay', {
  tag: '@engines',
}, async ({ page, portal, service }) => {
  const name = await firstReader(service);
  await page.goto(`${portal.url}/plain.html`);
  await show(page);
  await expect(list(page)).toBeVisible();
  await axe(page);
  await editReader(page, name, 'from-the-portal.example');
  await axe(page);
  expect(await storedReader(service, name)).toMatchObject({ address: 'from-the-portal.example' });
  expect(page.url()).toBe(`${portal.url}/plain.html`);
  expect(await page.title()).toBe('Portal');
  expect(asked(service, 'GET', /readerDefinitions\/show$/)[0]?.headers.authorization).toMatch(/^JWT ./);

  const told = await heard(page);
  expect(told).toContainEqual(['rfid-ready', null]);
  expect(told).toContainEqual(['rfid-navigate', `/readers/definitions/${encodeURIComponent(name)}/edit`]);
  expect(told).toContainEqual(['rfid-title', `Editing ${name} | Reader definitions`]);
});

test('a choice and a question of the remote open inside of it, over the page', async ({
  page,
  portal,
  service,
}) => {
  const name = await firstReader(service);
  await page.goto(`${portal.url}/plain.html`);
  await show(page);
  await page.getByRole('button', { name: `Delete ${name}`, exact: true }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await axe(page);
  await question.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('link', { name: 'New reader definition' }).click();
  await page.getByRole('combobox', { name: 'Type' }).click();
  await page.getByTitle('SPEEDWAY', { exact: true }).click();
  await expect(page.getByLabel(/^Yaw/)).toHaveCount(0);
  await axe(page);
});

const ofPortal = ['html', 'body', 'h1', 'p', 'p a', 'main > button', 'main > input', 'td', '#place'];
const ofRemote = ['.page__heading', '.button--primary', '.table__query', '.table__name', '.status__label'];

test('styles stay where they belong: the portal looks as before, the remote as in any other page', async ({
  page,
  portal,
}) => {
  const seen: Record<string, unknown>[] = [];
  for (const path of ['/plain.html', '/aggressive.html']) {
    await page.goto(portal.url + path);
    const before = await looks(page, ofPortal);
    await show(page);
    await expect(list(page)).toBeVisible();
    expect(await looks(page, ofPortal)).toEqual(before);
    const sizes =
      /^(width|height|inline-size|block-size|perspective-origin|transform-origin|inset|top|left|right|bottom)/;
    const remote = await looks(page, ofRemote);
    seen.push(
      Object.fromEntries(
        Object.entries(remote).map(([selector, style]) => [
          selector,
          Object.fromEntries(Object.entries(style).filter(([property]) => !sizes.test(property))),
        ]),
      ),
    );
  }
  expect(seen[1]).toEqual(seen[0]);
});

test('a page without elements shows a part by a call, changes it and takes it away', async ({
  page,
  portal,
}) => {
  await page.goto(`${portal.url}/plain.html`);
  await run(page, 'call');
  await expect(list(page)).toBeVisible();
  expect(await heard(page)).toContainEqual(['rfid-ready', null]);
  await run(page, 'unmount');
  await expect(page.locator('rfid-remote')).toHaveCount(0);
});

test('what a part says reaches the page, which may say it itself', async ({ page, portal, service }) => {
  const name = await firstReader(service);
  await page.goto(`${portal.url}/plain.html`);
  await prevent(page, 'rfid-alert');
  await show(page, { path: `/readers/definitions/${encodeURIComponent(name)}/edit` });
  await page.getByLabel('Address').fill('silent.example');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect
    .poll(() => heard(page))
    .toContainEqual(['rfid-alert', `The reader definition “${name}” was saved.`]);
  await expect(page.getByText('was saved')).toHaveCount(0);
});

test('theme, density, language, zone and address change while a part is shown', async ({
  page,
  portal,
  service,
}) => {
  const name = await firstReader(service);
  await page.goto(`${portal.url}/plain.html`);
  await show(page);
  await expect(list(page)).toBeVisible();
  const design = page.locator('.design').first();
  await change(page, { theme: 'contrast', density: 'compact', locale: 'de', timeZone: 'Asia/Tokyo' });
  await expect(design).toHaveAttribute('data-theme', 'contrast');
  await expect(design).toHaveAttribute('data-density', 'compact');
  await change(page, { theme: 'auto', path: `/readers/definitions/${encodeURIComponent(name)}` });
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  await axe(page);
});

test('a part that cannot be loaded is a sentence and a way to try again, and the page goes on', async ({
  page,
  portal,
  site,
  trouble,
}) => {
  // A refusal is not meant for other sites, so Chromium does not tell which it was; the driver of Firefox does.
  trouble.expect(/CORS|net::ERR_FAILED|\b404\b|is not executable|integrity/);
  const { base, entry } = await site.store.remote('readers');
  const mend = await site.store.remove(base + entry);
  await page.goto(`${portal.url}/plain.html`);
  await show(page);
  await expect(page.getByRole('alert')).toHaveText(/"readers" of the RFID console cannot be shown here now/);
  await axe(page);
  expect((await heard(page)).map(([type]) => type)).toContain('rfid-failure');
  await page.getByRole('button', { name: 'Button of the portal' }).click();
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(list(page)).toBeVisible();
});

test('libraries of a part that do not arrive are fetched again by a retry', async ({
  page,
  portal,
  trouble,
}) => {
  trouble.expect(/ChunkLoadError|net::ERR_FAILED/);
  const libraries = '**/remotes/readers/*/fallback.*.js';
  await page.route(libraries, (route) => route.abort());
  await page.goto(`${portal.url}/plain.html`);
  await show(page);
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  expect(await heard(page)).toContainEqual(['rfid-failure', 'unreachable']);
  await page.unroute(libraries);
  await retry.click();
  await expect(list(page)).toBeVisible();
});

test('a part that is not released is said to be that', async ({ page, portal }) => {
  await page.goto(`${portal.url}/plain.html`);
  await show(page, { name: 'unknown' });
  await expect(page.getByRole('alert')).toHaveText(/The console does not have it/);
  expect(await heard(page)).toContainEqual(['rfid-failure', 'not-released']);
});
