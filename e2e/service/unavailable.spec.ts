import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmulator } from '@console/emulator';
import { enterCredentials, signIn } from '../browser/signIn';
import { axe, expect, test } from '../browser/test';
import { startSite } from '../site/startSite';

test.use({ isFirstVisit: true });

const pollInterval = 500;

test('the service goes away and comes back while somebody works: the console says so, and recovers', async ({
  page,
  context,
  trouble,
}) => {
  // A service of its own, with its data in a folder: it is the same one when it comes back.
  const data = await mkdtemp(join(tmpdir(), 'console-data-'));
  let emulator = await startEmulator({ port: 0, data, simulation: false });
  const { port } = emulator;
  const site = await startSite(emulator.url, { configuration: { pollInterval }, serviceTimeout: 2000 });
  trouble.allowOrigin(site.url);
  try {
    await page.goto(`${site.url}/readers/definitions`);
    await enterCredentials(page);
    const grid = page.getByRole('grid', { name: 'Reader definitions' });
    await expect(grid).toBeVisible();
    const name = (await grid.getByRole('link').first().textContent()) ?? '';

    trouble.expect(/console error: .*50[234]/);
    await emulator.close();
    const lost = page.getByText("Couldn't communicate with the server.");
    const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await expect(retry.first()).toBeVisible();
    await expect(lost, 'said once for the whole page').toHaveCount(1);
    await expect(grid, 'what is known stays').toBeVisible();
    await axe(page);

    // Every page says it in place; none is blank, and the way around stays open.
    await grid.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(retry.first()).toBeVisible();
    await axe(page);
    await page.getByRole('link', { name: 'Users', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
    await page.getByRole('link', { name: 'Readers', exact: true }).click();
    await expect(retry.first()).toBeVisible();

    emulator = await startEmulator({ port, data, simulation: false });
    // No action is needed: the console polls until there is an answer, and continues.
    await expect(lost).toHaveCount(0);
    await expect(grid).toBeVisible();
    await expect(retry).toHaveCount(0);
    await grid.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(retry).toHaveCount(0);
  } finally {
    await context.close();
    await site.close();
    await emulator.close();
    await rm(data, { recursive: true, force: true });
  }
});

test('a save that does not reach the service keeps what was typed, and works when it does', async ({
  page,
  trouble,
  service,
}) => {
  await signIn(page);
  await page.getByRole('grid').getByRole('link').first().click();
  await page.getByRole('main').getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Address').fill('typed-once.example');

  trouble.expect(/console error: .*503/);
  const mend = service.fault({
    method: 'PUT',
    path: '/itemsense/configuration/v1/readerDefinitions',
    status: 503,
  });
  const save = async () => {
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('button', { name: 'Save changes' }).click();
  };
  await save();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('could not be saved');
  await axe(page);
  await alert.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByLabel('Address')).toHaveValue('typed-once.example');

  mend();
  await save();
  await expect(page.getByText('was saved.')).toBeVisible();
});

test('an answer that makes no sense is a sentence, never a blank page', async ({
  page,
  trouble,
  service,
}) => {
  await signIn(page, '/users');
  const list = '/itemsense/configuration/v1/readerDefinitions/show';
  const mend = service.fault({
    path: list,
    status: 200,
    body: '<html>Proxy</html>',
    contentType: 'text/html',
  });
  await page.getByRole('link', { name: 'Readers', exact: true }).click();
  await expect(page.getByText("Couldn't fetch reader definition data from the server.")).toBeVisible();
  await axe(page);
  mend();
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('grid', { name: 'Reader definitions' })).toBeVisible();
  expect(trouble.unexpected()).toEqual([]);
});

test('a record that cannot be read is counted; the others are shown', async ({ page, service }) => {
  await signIn(page, '/users');
  const good = { name: 'Dock 1', address: '10.0.0.1', type: 'XARRAY', facility: 'DEFAULT', serialNumber: '' };
  service.fault({
    path: '/itemsense/configuration/v1/readerDefinitions/show',
    status: 200,
    body: [good, { name: 7 }, 'nonsense'],
  });
  await page.getByRole('link', { name: 'Readers', exact: true }).click();
  await expect(page.getByText('2 rows could not be read and are not shown.')).toBeVisible();
  await expect(page.getByRole('grid').getByRole('link', { name: 'Dock 1', exact: true })).toBeVisible();
  await axe(page);
});
