import { type DevServer, describeLeak } from '@console/kit';
import type { Locator } from '@playwright/test';
import { holdAnswers } from '../browser/holdAnswers';
import { signIn } from '../browser/signIn';
import { test as base, expect, type Page } from '../browser/test';
import { developmentShell } from './developmentShell';
import { startWrittenRemote, type WrittenRemote } from './writtenRemote';

const test = base.extend<{ written: WrittenRemote }>({
  written: async ({}, use) => {
    const written = await startWrittenRemote();
    await use(written);
    await written.close();
  },
  siteOptions: async ({ written }, use) => {
    await use({ overrideOrigins: [written.server.origin], shellDir: await developmentShell() });
  },
});

/** Opens the definitions of readers as they were released, and lets a server of developers take over. */
async function agreeToRun(page: Page, { origin }: DevServer): Promise<Locator> {
  await signIn(page);
  await page.goto(`/readers/definitions?remote.readers=${origin}`);
  const grid = page.locator('[role="grid"][aria-label="Reader definitions"]');
  await expect(grid).toBeVisible();
  await page.getByRole('button', { name: 'Run it' }).click();
  await expect(page.getByRole('alert').filter({ hasText: `runs from ${origin}` })).toBeVisible();
  return grid;
}

/** The same, until what the developer wrote is drawn in the place of what was released. */
async function runLive(page: Page, server: DevServer): Promise<void> {
  const arrive = await holdAnswers(page, `${server.origin}/**/*.js`);
  const grid = await agreeToRun(page, server);
  const released = await grid.elementHandle();
  arrive();
  await expect.poll(() => released?.evaluate(({ isConnected }) => isConnected)).toBe(false);
  await expect(grid).toBeVisible();
}

const reworded = (from: string, to: string) => (text: string) => {
  expect(text).toContain(from);
  return text.replaceAll(from, to);
};

test('an edit is drawn in the page that is open: texts, components and their parts; input, focus and document stay', async ({
  page,
  written,
  trouble,
}) => {
  trouble.allowOrigin(written.server.origin);
  await runLive(page, written.server);
  await page.getByRole('link', { name: 'New reader definition' }).click();
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('dock-4711');
  const field = await name.elementHandle();
  if (!field) throw new Error('There is no field for the name.');
  const isKept = () =>
    field.evaluate((input) => [
      input.isConnected,
      (input as HTMLInputElement).value,
      document.activeElement === input,
    ]);

  const texts = 'src/messages/en.json';
  written.edit({ [texts]: reworded('"definitions.address": "', '"definitions.address": "Edited: ') });
  await expect(page.getByRole('textbox', { name: /^Edited: / })).toBeVisible();
  expect(await isKept()).toEqual([true, 'dock-4711', true]);

  written.edit({ [texts]: reworded('Edited: ', '') });
  await expect(page.getByRole('textbox', { name: /^Edited: / })).toHaveCount(0);
  expect(await isKept()).toEqual([true, 'dock-4711', true]);
});

test('what is typed into a released page stays when the build of a developer arrives, which is offered', async ({
  page,
  written,
  trouble,
}) => {
  trouble.allowOrigin(written.server.origin);
  // The form asks whether the name is taken.
  trouble.expect(/404.*dock-4711/);
  const arrive = await holdAnswers(page, `${written.server.origin}/**/*.js`);
  await agreeToRun(page, written.server);
  await page.getByRole('link', { name: 'New reader definition' }).click();
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('dock-4711');
  arrive();
  await page.getByRole('button', { name: 'Use it now' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(name).toHaveValue('dock-4711');
});

/** Source with leftovers: one that stays, one that goes by itself, one that is taken away. */
const leaking = `
addEventListener('resize', () => undefined);
document.addEventListener('keydown', () => undefined);
setInterval(() => undefined, 1000);

const taken = () => undefined;
addEventListener('resize', taken);
removeEventListener('resize', taken);
const ending = new AbortController();
addEventListener('scroll', () => undefined, { signal: ending.signal });
ending.abort();
document.createElement('div').addEventListener('click', () => undefined);
setTimeout(() => undefined, 10);
clearInterval(setInterval(() => undefined, 500));
`;

test('what a remote leaves behind is named in the console, in the banner and to its developer', async ({
  page,
  written,
  trouble,
}) => {
  trouble.allowOrigin(written.server.origin);
  trouble.expect(/After its pages were left, readers still has in the page/);
  const readers = page.getByRole('link', { name: 'Readers', exact: true });
  const jobs = page.getByRole('link', { name: 'Jobs', exact: true });
  await runLive(page, written.server);
  await expect(page.getByRole('grid', { name: 'Reader definitions' })).toBeVisible();
  await jobs.click();
  await expect.poll(() => written.left.length).toBe(1);
  expect(written.left[0], 'what the remote itself leaves').toEqual([]);

  await readers.click();
  const heading = 'Readers that leak';
  written.edit({
    'src/messages/en.json': reworded('"Reader definitions"', `"${heading}"`),
    'src/definitions/DefinitionsPage.tsx': (text) => text + leaking,
  });
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await jobs.click();
  await expect.poll(() => written.left.length).toBe(2);
  expect((written.left[1] ?? []).map(describeLeak)).toEqual([
    '1 listener for resize on window',
    '1 listener for keydown on document',
    '1 timer every 1000 ms',
  ]);
  const banner = page.getByRole('alert').filter({ hasText: 'This tab does not run what was released' });
  await expect(banner).toContainText('1 listener for resize on window');
  await expect(banner).toContainText('1 timer that runs every 1,000 ms');
});
