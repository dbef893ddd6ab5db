import { notInFirefox } from '../browser/notInFirefox';
import { enterCredentials, signIn } from '../browser/signIn';
import { axe, test as base, expect, type Page } from '../browser/test';
import { type DoctoredBuild, doctoredBuild } from '../federation/doctoredBuild';
import { type DeveloperServer, startDeveloperServer } from './developerServer';

const test = base.extend<{ developer: DeveloperServer }>({
  developer: async ({}, use) => {
    const developer = await startDeveloperServer();
    await use(developer);
    await developer.close();
  },
  siteOptions: async ({ developer }, use) => use({ overrideOrigins: [developer.origin] }),
});

test.use({ isFirstVisit: true });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const banner = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This tab does not run what was released' });
const reworded = (words: string) => (_: string, text: string) =>
  text.replaceAll('"Reader definitions"', `"${words}"`);

let first: DoctoredBuild;
let second: DoctoredBuild;
test.beforeAll(async () => {
  first = await doctoredBuild({ version: '2.0.0', edit: reworded('Readers of tomorrow') });
  second = await doctoredBuild({ version: '2.0.0', edit: reworded('Readers of next week') });
});
test.afterAll(async () => {
  await first.discard();
  await second.discard();
});

test('one remote runs from the machine of a developer: asked for first, told loudly, live, shared, undone', async ({
  page,
  developer,
  trouble,
  context,
}) => {
  notInFirefox('it gives no permission to read the clipboard');
  trouble.allowOrigin(developer.origin);
  developer.serve(first.dist);
  await signIn(page);
  await page.goto(`/readers/definitions?search=dock&remote.readers=${developer.origin}`);
  const question = page.getByRole('alertdialog', { name: 'Run code that was not released?' });
  await expect(question).toContainText(`readers would run from ${developer.origin}`);
  expect(developer.asked).toEqual([]);
  await expect(page).toHaveURL('/readers/definitions?search=dock');
  await axe(page);
  await question.getByRole('button', { name: 'Run it' }).click();

  await expect(heading(page, 'Readers of tomorrow')).toBeVisible();
  await expect(banner(page)).toContainText(`readers 2.0.0 runs from ${developer.origin}`);
  await axe(page);

  developer.serve(second.dist);
  await expect(heading(page, 'Readers of next week')).toBeVisible();

  await page.reload();
  await expect(heading(page, 'Readers of next week')).toBeVisible();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await banner(page).getByRole('button', { name: 'Copy link to this preview' }).click();
  await expect(banner(page).getByText('link to this preview copied.')).toBeAttached();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).searchParams.get('remote.readers')).toBe(developer.origin);

  await banner(page).getByRole('button', { name: 'Use what was released' }).click();
  await expect(heading(page, 'Reader definitions')).toBeVisible();
  await expect(banner(page)).toBeHidden();
});

test('the question waits over a reload and the sign-in; who does not agree gets what was released, and nothing is asked of elsewhere', async ({
  page,
  developer,
}) => {
  developer.serve(first.dist);
  await page.goto(`/readers/definitions?remote.readers=${developer.origin}`);
  await expect(page).not.toHaveURL(/remote\./);
  await page.reload();
  await enterCredentials(page);
  const question = page.getByRole('alertdialog', { name: 'Run code that was not released?' });
  await question.getByRole('button', { name: 'Use what was released' }).click();
  await expect(heading(page, 'Reader definitions')).toBeVisible();
  expect(developer.asked).toEqual([]);
});

test('code from an origin that is not allowed cannot even be agreed to', async ({ page }) => {
  await signIn(page);
  await page.goto('/readers/definitions?remote.readers=https://evil.example');
  const refusal = page.getByRole('dialog', { name: 'This link asks for code that cannot run here' });
  await expect(refusal).toContainText('this console does not allow code from there');
  await refusal.getByRole('button', { name: 'Close' }).click();
  await expect(heading(page, 'Reader definitions')).toBeVisible();
});

test('in safe mode no remote is loaded, the page of remotes works, and one click leads out', async ({
  page,
  site,
}) => {
  const scripts: string[] = [];
  await signIn(page, '/users');
  // What that page fetches ahead ends with it.
  await page.goto('about:blank');
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await page.goto('/admin/remotes?remotes=off');
  await expect(page.getByRole('grid', { name: 'Remotes' })).toBeVisible();
  await expect(page.getByText('Safe mode: the remotes of this console are not loaded')).toBeVisible();
  await axe(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Readers' }).click();
  await expect(page.getByText('Readers is not loaded in safe mode.')).toBeVisible();
  const { base } = await site.store.remote('readers');
  expect(scripts.filter((path) => path.startsWith(base))).toEqual([]);
  await page.getByRole('button', { name: 'Leave safe mode' }).click();
  await expect(heading(page, 'Reader definitions')).toBeVisible();
});
