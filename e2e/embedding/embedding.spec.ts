import { axe, expect, type Page } from '../browser/test';
import { firstReader, storedReader } from '../site/fleet';
import { asked } from '../site/service';
import { test } from './test';

/** What the scripts of the portal offer to this test. */
interface PortalPage {
  readonly heard: readonly (readonly [string, string | null])[];
  show(): Promise<void>;
  hide(): void;
}

const show = (page: Page) => page.evaluate(() => (globalThis as unknown as PortalPage).show());
const hide = (page: Page) => page.evaluate(() => (globalThis as unknown as PortalPage).hide());
const heard = (page: Page) => page.evaluate(() => (globalThis as unknown as PortalPage).heard);
const list = (page: Page) => page.getByRole('grid', { name: 'Reader definitions' });

/** How some elements look, down to the last property. */
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

/** Opens, edits and saves the first reader of the list. */
async function editFirst(page: Page, name: string, address: string): Promise<void> {
  await list(page).getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Address').fill(address);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText(`The reader definition “${name}” was saved.`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('in a plain page: the list shows, a reader is opened, edited and saved; address and title stay', async ({
  page,
  portal,
  service,
}) => {
  const name = await firstReader(service);
  await page.goto(`${portal.url}/plain.html`);
  await show(page);
  await expect(list(page)).toBeVisible();
  await axe(page);
  await editFirst(page, name, 'from-the-portal.example');
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

test('inside an application on React 18: both work, and the application takes the remote away again', async ({
  page,
  portal,
  service,
}) => {
  const name = await firstReader(service);
  await page.goto(`${portal.url}/react-18.html`);
  await expect(page.getByRole('heading', { name: 'Portal on React 18.3.1' })).toBeVisible();
  await page.getByRole('button', { name: 'Show readers' }).click();
  await expect(list(page)).toBeVisible();
  await page.getByRole('button', { name: 'Counted 0' }).click();
  await editFirst(page, name, 'from-react-18.example');
  await page.getByRole('button', { name: 'Counted 1' }).click();
  await expect(page.getByRole('button', { name: 'Counted 2' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name }), 'the remote keeps its place').toBeVisible();
  expect(await storedReader(service, name)).toMatchObject({ address: 'from-react-18.example' });

  await page.getByRole('button', { name: 'Hide readers' }).click();
  await expect(page.locator('rfid-remote')).toHaveCount(0);
  await page.getByRole('button', { name: 'Counted 2' }).click();
  await expect(page.getByRole('button', { name: 'Counted 3' })).toBeVisible();
  expect(
    await page.evaluate(() => (globalThis as unknown as { React: { version: string } }).React.version),
  ).toBe('18.3.1');
});

test('shown and taken away twenty times, it leaves nothing behind', async ({ page, portal, service }) => {
  await page.goto(`${portal.url}/plain.html`);
  const cdp = await page.context().newCDPSession(page);
  const once = async () => {
    await show(page);
    await expect(list(page)).toBeVisible();
    await hide(page);
  };
  const count = async () => {
    await cdp.send('HeapProfiler.collectGarbage');
    const { jsEventListeners, nodes } = await cdp.send('Memory.getDOMCounters');
    const sheets = await page.evaluate(
      () => document.adoptedStyleSheets.length + document.styleSheets.length,
    );
    return { jsEventListeners, nodes, sheets };
  };
  // The first times fill what is kept on purpose: code, tokens, the look of components.
  for (let times = 0; times < 5; times += 1) await once();
  const before = await count();
  for (let times = 0; times < 20; times += 1) await once();
  // What was let go of may live until tasks that are under way have ended; what leaked never goes.
  await expect(async () => {
    const after = await count();
    expect(after.sheets).toBe(before.sheets);
    expect(after.jsEventListeners - before.jsEventListeners, 'listeners').toBeLessThanOrEqual(5);
    expect(after.nodes - before.nodes, 'nodes').toBeLessThanOrEqual(50);
  }).toPass({ timeout: 20_000 });

  // Until the one that is shown now polls for the first time, each that was left behind would have polled too.
  await show(page);
  await expect(list(page)).toBeVisible();
  const polls = () => asked(service, 'GET', /readerDefinitions\/show$/).length;
  const shown = polls();
  await expect.poll(polls, { timeout: 20_000 }).toBeGreaterThan(shown);
  expect(polls() - shown, 'one console polls').toBeLessThanOrEqual(2);
});

test('a token that the service refuses is told to the page', async ({ page, portal, site, trouble }) => {
  trouble.expect(/console error: .*401/);
  portal.embed(site.url, 'not-a-token');
  await page.goto(`${portal.url}/plain.html`);
  await show(page);
  await expect.poll(() => heard(page)).toContainEqual(['rfid-unauthorized', null]);
});

test('a remote that cannot be loaded is a sentence in its place, and the page goes on', async ({
  page,
  portal,
  site,
  trouble,
}) => {
  // A refusal is not meant for other sites, so their browsers do not tell which it was.
  trouble.expect(/CORS|net::ERR_FAILED/);
  const { base, entry } = await site.store.remote('readers');
  const mend = await site.store.remove(base + entry);
  await page.goto(`${portal.url}/plain.html`);
  await show(page);
  await expect(page.getByRole('alert')).toHaveText(/"readers" of the console cannot be shown here now/);
  await page.getByRole('button', { name: 'Button of the portal' }).click();
  await mend();
  await show(page);
  await expect(list(page)).toBeVisible();
});
