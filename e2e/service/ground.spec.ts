import { join } from 'node:path';
import { startEmulator } from '@console/emulator';
import { mayMount, mountSmallDisk } from '@console/emulator/testing/disk';
import { startTcpProxy } from '@console/emulator/testing/tcp-proxy';
import { startGatewayProcess } from '@console/gateway/testing/gateway-process';
import { startSession, startSignedIn } from '../browser/signIn';
import { axe, expect, type Page, test } from '../browser/test';
import { served } from '../site/builds';
import { deep } from '../site/deep';
import { firstReader } from '../site/fleet';
import { registryKeys } from '../site/signature';
import { startSite } from '../site/startSite';

test.use({ isFirstVisit: true });

// Every area of the console is opened twice.
if (deep) test.setTimeout(300_000);

/** Time in ms within which all is whole again when a fault has ended. */
const wholeWithin = { timeout: 10_000 };

const pollInterval = 500;

const lost = (page: Page) => page.getByText("Couldn't communicate with the server.");

/** Opens a page of a console of the test's own, signed in. */
async function openAt(page: Page, url: string, address = '/readers/definitions'): Promise<void> {
  await startSignedIn(page, await startSession(url));
  await page.goto(url + address);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
}

/** Opens the form of the reader that is shown, and types into it. */
async function edit(page: Page, address = 'typed-once.example'): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Address').fill(address);
}

/** Opens the page of a reader in the list. */
const openReader = (page: Page, name: string) =>
  page.getByRole('grid').getByRole('link', { name, exact: true }).click();

/** Expects that a form says why it cannot be saved, and that what was typed is still there. */
async function expectKept(page: Page, reason: RegExp): Promise<void> {
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText(reason);
  await axe(page);
  await alert.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByLabel('Address')).toHaveValue('typed-once.example');
}

const submit = (page: Page) => page.getByRole('button', { name: 'Submit' }).click();

const confirm = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();

/** Saves what was typed, now that nothing is in the way. */
async function save(page: Page): Promise<void> {
  await submit(page);
  await confirm(page);
  await expect(page.getByText('was saved.')).toBeVisible(wholeWithin);
}

/** Stores so much that the disk of a service has no room left. */
async function storeUntilFull(url: string): Promise<void> {
  for (let status = 200, index = 0; status === 200; index += 1)
    ({ status } = await fetch(`${url}/itemsense/configuration/v1/facilities/create`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa('admin:admindefault')}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name: `Annex ${index}`.padEnd(200, '.') }),
    }));
}

test('the service hangs: it accepts and never answers; each page says so, what was typed stays, and all is whole after it', async ({
  page,
  context,
  service,
  trouble,
}) => {
  const target = new URL(service.url);
  const proxy = await startTcpProxy({ hostname: target.hostname, port: Number(target.port) });
  const site = await startSite(`http://127.0.0.1:${proxy.port}`, {
    configuration: { pollInterval },
    serviceTimeout: 1000,
  });
  trouble.allowOrigin(site.url);
  trouble.expect(/console error: .*50[234]/);
  const name = await firstReader(service);
  const form = await context.newPage();
  try {
    for (const each of [page, form]) await openAt(each, site.url);
    await openReader(form, name);
    await edit(form);
    const grid = page.getByRole('grid', { name: 'Reader definitions' });
    await expect(grid).toBeVisible();

    proxy.hold();
    await expect(lost(page)).toHaveCount(1);
    await expect(grid, 'what is known stays').toBeVisible();
    const links = await page.getByRole('navigation', { name: 'Main' }).getByRole('link').all();
    const areas = await Promise.all(links.map((link) => link.getAttribute('href')));
    const visited = deep ? areas : areas.slice(-2);
    const visit = async (address: string | null) => {
      await page.locator(`nav a[href="${address}"]`).first().click();
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    };
    for (const address of visited) {
      await visit(address);
      await expect(lost(page), `${address} says what is going on`).toHaveCount(1);
    }
    await submit(form);
    await expectKept(form, /does not answer/);

    proxy.resume();
    await expect(lost(page)).toHaveCount(0, wholeWithin);
    for (const address of visited) {
      await visit(address);
      await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toHaveCount(0);
    }
    await save(form);
  } finally {
    await context.close();
    await site.close();
    await proxy.close();
  }
});

test('the gateway is stopped for a while, then killed and started again: what was typed stays, and all is whole after it', async ({
  page,
  context,
  service,
  trouble,
}) => {
  const start = (port = '0') =>
    startGatewayProcess(
      { shellDir: served.shell, store: served.store, registryKeys: registryKeys() },
      service.url,
      { PORT: port, CONSOLE_CONFIGURATION: JSON.stringify({ pollInterval, keepCode: false }) },
    );
  let gateway = await start();
  const { url } = gateway;
  trouble.allowOrigin(url);
  const name = await firstReader(service);
  const form = await context.newPage();
  try {
    for (const each of [page, form]) await openAt(each, url);
    await openReader(form, name);
    await edit(form, 'typed-before.example');
    const grid = page.getByRole('grid', { name: 'Reader definitions' });
    await expect(grid).toBeVisible();

    gateway.child.kill('SIGSTOP');
    const asked = form.waitForRequest((request) => request.url().includes('/itemsense/'));
    await submit(form);
    await asked;
    gateway.child.kill('SIGCONT');
    await confirm(form);
    await expect(form.getByText('was saved.')).toBeVisible(wholeWithin);

    await edit(form);
    trouble.expect(/net::ERR/);
    gateway.child.kill('SIGKILL');
    await gateway.ended;
    await expect(lost(page)).toHaveCount(1);
    await expect(grid, 'what is known stays').toBeVisible();
    await submit(form);
    await expectKept(form, /Couldn't communicate with the server/);

    gateway = await start(new URL(url).port);
    await expect(lost(page)).toHaveCount(0, wholeWithin);
    await save(form);
  } finally {
    await context.close();
    gateway.child.kill('SIGKILL');
    await gateway.ended;
  }
});

(mayMount() ? test : test.skip)(
  'the disk of the service is full: a form says so and keeps what was typed, and it can be saved when there is room',
  async ({ page, context, trouble }) => {
    const disk = mountSmallDisk('64m');
    const emulator = await startEmulator({
      port: 0,
      data: join(disk.folder, 'data'),
      simulation: false,
    });
    const site = await startSite(emulator.url, { configuration: { pollInterval } });
    trouble.allowOrigin(site.url);
    trouble.expect(/console error: .*507/);
    // The form asks whether its name is taken.
    trouble.expect(/console error: .*404.*Typed%20once/);
    try {
      await openAt(page, site.url, '/facilities');
      await page.getByRole('button', { name: 'Create facility' }).click();
      const form = page.getByRole('form', { name: 'Create facility' });
      // As long as those that fill the disk: where they have no room, it has none.
      const name = 'Typed once '.padEnd(200, '.');
      await form.getByRole('textbox').fill(name);
      disk.fill();
      await storeUntilFull(emulator.url);
      await submit(page);
      const alert = page.getByRole('alertdialog');
      await expect(alert).toContainText('The disk of the service is full');
      await axe(page);
      await alert.getByRole('button', { name: 'Dismiss' }).click();
      await expect(form.getByRole('textbox')).toHaveValue(name);
      disk.empty();
      await submit(page);
      await expect(page.getByText('was saved.')).toBeVisible(wholeWithin);
    } finally {
      await context.close();
      await site.close();
      await emulator.close();
      disk.remove();
    }
  },
);
