import { axe, expect } from '../browser/test';
import { firstReader, storedReader } from '../site/fleet';
import { libraryAt } from './libraries';
import { editReader, list, show } from './portalPage';
import { test } from './test';

for (const version of ['17', '18', '19'])
  test(`inside an application on React ${version}: both work, and it takes the part away again`, async ({
    page,
    portal,
    service,
  }) => {
    const name = await firstReader(service);
    // What is bundled first does not count as the time of the page.
    await libraryAt(`/react-${version}.js`);
    await page.goto(`${portal.url}/react-${version}.html`);
    await expect(page.getByRole('heading', { name: `Portal on React ${version}.` })).toBeVisible();
    await page.getByRole('button', { name: 'Show readers' }).click();
    await expect(list(page)).toBeVisible();
    await expect(page.locator('.design').first()).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', { name: 'Make it light' }).click();
    await expect(page.locator('.design').first()).toHaveAttribute('data-theme', 'light');
    await editReader(page, name, `from-react-${version}.example`);
    await page.getByRole('button', { name: 'Counted 0' }).click();
    await expect(page.getByRole('button', { name: 'Counted 1' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name }), 'the part keeps its place').toBeVisible();
    expect(await storedReader(service, name)).toMatchObject({ address: `from-react-${version}.example` });
    await page.getByRole('button', { name: 'Hide readers' }).click();
    await expect(page.locator('rfid-remote')).toHaveCount(0);
    expect(
      await page.evaluate(() => (globalThis as unknown as { React: { version: string } }).React.version),
      'React of the portal',
    ).toMatch(new RegExp(`^${version}\\.`));
  });

test('inside an application on Vue 3: properties go in, events come out', async ({ page, portal }) => {
  await page.goto(`${portal.url}/vue.html`);
  await page.getByRole('button', { name: 'Show or hide' }).click();
  await expect(list(page)).toBeVisible();
  await expect(page.getByText('Shows: Reader definitions')).toBeVisible();
  await page.getByRole('button', { name: 'Make it light' }).click();
  await expect(page.locator('.design').first()).toHaveAttribute('data-theme', 'light');
  await axe(page);
  await page.getByRole('button', { name: 'Show or hide' }).click();
  await expect(page.locator('rfid-remote')).toHaveCount(0);
});

test('beside another version of antd each keeps its look and its choices', async ({ page, portal }) => {
  await page.goto(`${portal.url}/antd-5.html`);
  await expect(page.getByRole('heading', { name: 'Portal on antd 5.29.3' })).toBeVisible();
  const ofPortal = page.locator('#of-portal');
  const red = 'rgb(168, 7, 26)';
  await expect(ofPortal).toHaveCSS('background-color', red);
  await expect(list(page)).toBeVisible();
  await page.getByRole('link', { name: 'New reader definition' }).click();
  const type = page.getByRole('combobox', { name: 'Type' });
  await type.click();
  await expect(page.locator('.console-select-item-option-active')).not.toHaveCSS('background-color', red);
  await page.getByTitle('SPEEDWAY', { exact: true }).click();
  await expect(ofPortal).toHaveCSS('background-color', red);
  await expect(ofPortal).toHaveCSS('border-radius', '0px');
  await page.locator('.ant-select-selector').click();
  await page.getByTitle('South').click();
  await expect(page.locator('.ant-select-selection-item')).toHaveText('South');
});

test('in a page inside a sandboxed frame it works as in any other', { tag: '@engines' }, async ({
  page,
  portal,
  service,
  trouble,
  browserName,
}) => {
  // The frame is of the portal itself, which means to lock out others only. Firefox does not warn of it.
  if (browserName === 'chromium') trouble.expect(/allow-scripts and allow-same-origin/);
  const name = await firstReader(service);
  await page.goto(`${portal.url}/framing.html`);
  const frame = page.frame({ url: /plain/ });
  if (!frame) throw new Error('The frame is not there.');
  await frame.waitForFunction(() => 'rfidConsole' in globalThis);
  await frame.evaluate(() => (globalThis as unknown as { show(): Promise<void> }).show());
  await list(frame).getByRole('link', { name, exact: true }).click();
  await expect(frame.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('in a page that insists on digests the published script is included by its own, and so is all that it loads', {
  tag: '@engines',
}, async ({ page, portal, service, trouble }) => {
  trouble.expect(/failed: integrity .*\/plain\.js/);
  const name = await firstReader(service);
  await page.goto(`${portal.url}/pinned.html`);
  await show(page);
  await expect(list(page)).toBeVisible();
  await editReader(page, name, 'from-pinned.example');
  expect(await storedReader(service, name)).toMatchObject({ address: 'from-pinned.example' });
  const ended = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const script = document.createElement('script');
        for (const type of ['load', 'error']) script.addEventListener(type, () => resolve(type));
        const { trustedTypes } = globalThis as unknown as {
          trustedTypes: {
            createPolicy(name: string, rules: object): { createScriptURL(address: string): string };
          };
        };
        const policy = trustedTypes.createPolicy('portal', {
          createScriptURL: (address: string) => address,
        });
        script.src = policy.createScriptURL('/plain.js');
        document.head.append(script);
      }),
  );
  expect(ended, 'a script without a digest').toBe('error');
});

test('in a dark page written from right to left it follows the device and reads its own way', async ({
  page,
  portal,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${portal.url}/dark.html`);
  await show(page, { theme: 'auto' });
  await expect(list(page)).toBeVisible();
  const design = page.locator('.design').first();
  await expect(design).toHaveAttribute('data-theme', 'dark');
  await expect(design).toHaveCSS('direction', 'ltr');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(design).toHaveAttribute('data-theme', 'light');
});

test('in a page that has added enumerable keys to Object.prototype and Array.prototype all rows are read', async ({
  page,
  portal,
  service,
}) => {
  const name = await firstReader(service);
  await page.addInitScript(() => {
    for (const prototype of [Object.prototype, Array.prototype])
      Object.assign(prototype, { addedByPage: () => undefined });
  });
  await page.goto(`${portal.url}/plain.html`);
  await show(page);
  await expect(list(page).getByRole('link', { name, exact: true })).toBeVisible();
  await editReader(page, name, 'from-old-page.example');
  expect(await storedReader(service, name)).toMatchObject({ address: 'from-old-page.example' });
});

test('in a page that has frozen the intrinsics it is shown, or the page hears why not', async ({
  page,
  portal,
  trouble,
}) => {
  trouble.expect(/read[- ]only|not extensible|Cannot (assign|add|define)/);
  await page.addInitScript(() => {
    for (const intrinsic of [Object, Array, Function, Promise, Map, Set, Error]) {
      Object.freeze(intrinsic);
      Object.freeze(intrinsic.prototype);
    }
  });
  await page.goto(`${portal.url}/plain.html`);
  const ended = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        for (const type of ['rfid-ready', 'rfid-failure'])
          addEventListener(type, () => resolve(type), { once: true });
      }),
  );
  await show(page);
  if ((await ended) === 'rfid-ready') await expect(list(page)).toBeVisible();
  else await expect(page.getByText('cannot be shown here now')).toBeVisible();
});
