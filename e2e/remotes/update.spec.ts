import { signIn } from '../browser/signIn';
import { axe, expect, type Page, test } from '../browser/test';
import { type DoctoredBuild, doctoredBuild } from '../federation/doctoredBuild';
import { releasedBuild } from '../site/store';

test.use({ isFirstVisit: true });

/** Headings as the new version words them; the titles of the sections stand in the messages. */
const renamed = (text: string) =>
  text
    .replaceAll('"Reader definitions"', '"Our reader definitions"')
    .replaceAll('"New reader definition"', '"Our new reader"');

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name, exact: true });
const updates = (page: Page) => page.getByRole('region', { name: 'Updates' });
const ready = (page: Page) => updates(page).getByText(/^A new version of Readers is ready\./);

let next: DoctoredBuild;
test.beforeAll(async () => {
  next = await doctoredBuild({ version: '1.1.0', edit: (_, text) => renamed(text) });
});
test.afterAll(() => next.discard());

/** Lets the minute pass after which a console looks for releases. */
async function letLook(page: Page): Promise<void> {
  const looked = page.waitForResponse('**/registry.json');
  await page.clock.fastForward('01:01');
  await looked;
}

/** Fails when the page is loaded anew. */
async function stay(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => Object.assign(globalThis, { stillTheSamePage: true }));
  return async () =>
    expect(await page.evaluate(() => 'stillTheSamePage' in globalThis), 'the page was not reloaded').toBe(
      true,
    );
}

test.beforeEach(({ page }) => page.clock.install());

test('who works in the area is told, keeps the page, and gets the new version with the next one', async ({
  page,
  site,
}) => {
  await signIn(page);
  await expect(heading(page, 'Reader definitions')).toBeVisible();
  const expectSamePage = await stay(page);
  await site.release(next.dist);
  await letLook(page);
  await expect(ready(page)).toBeVisible();
  await expect(heading(page, 'Reader definitions')).toBeVisible();
  await axe(page);

  await page.getByRole('link', { name: 'Configurations', exact: true }).click();
  await expect(heading(page, 'Reader configurations')).toBeVisible();
  await expect(ready(page)).toBeHidden();
  await page.getByRole('link', { name: 'Definitions', exact: true }).click();
  await expect(heading(page, 'Our reader definitions')).toBeVisible();
  await expectSamePage();
});

test('a form that is being filled in is never replaced under the hands', async ({ page, site, trouble }) => {
  // Whether the name is taken is asked of the service.
  trouble.expect(/console error: .*404.*readerDefinitions\/show\/Dock/);
  await signIn(page, '/readers/definitions/new');
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Dock 77');
  await site.release(next.dist);
  await letLook(page);
  await expect(ready(page)).toBeVisible();
  await expect(name).toHaveValue('Dock 77');

  await updates(page).getByRole('button', { name: 'Use it now' }).click();
  const question = page.getByRole('alertdialog', { name: 'Discard unsaved input?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(name).toHaveValue('Dock 77');

  await updates(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(ready(page)).toBeHidden();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(heading(page, 'Our reader definitions')).toBeVisible();
});

test('with nothing to lose the new version is used at once when it is asked for, in the same place', async ({
  page,
  site,
}) => {
  await signIn(page, '/readers/definitions?search=dock');
  await expect(heading(page, 'Reader definitions')).toBeVisible();
  const expectSamePage = await stay(page);
  await site.release(next.dist);
  await letLook(page);
  await updates(page).getByRole('button', { name: 'Use it now' }).click();
  await expect(heading(page, 'Our reader definitions')).toBeVisible();
  await expect(page).toHaveURL('/readers/definitions?search=dock');
  await expectSamePage();
});

test('a rollback reaches running consoles like a release', async ({ page, site }) => {
  const before = await releasedBuild('readers');
  await site.release(next.dist);
  await signIn(page);
  await expect(heading(page, 'Our reader definitions')).toBeVisible();
  const expectSamePage = await stay(page);
  await site.release(before);
  await letLook(page);
  await updates(page).getByRole('button', { name: 'Use it now' }).click();
  await expect(heading(page, 'Reader definitions')).toBeVisible();
  await expectSamePage();
});
