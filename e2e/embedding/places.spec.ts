import { expect } from '../browser/test';
import { firstReader } from '../site/fleet';
import { heard, list, prevent, run, show } from './portalPage';
import { test } from './test';

test('below its prefix a part has the address bar: links, back, forward, reload; the rest is the page’s', {
  tag: '@engines',
}, async ({ page, portal, service }) => {
  const name = await firstReader(service);
  const address = `/tools/rfid/readers/definitions/${encodeURIComponent(name)}`;
  await page.goto(`${portal.url}/plain.html`);
  await page.evaluate(() => history.pushState({ ofPortal: 1 }, '', '/tools/rfid'));
  await show(page, { history: '/tools/rfid' });
  await expect(page).toHaveURL('/tools/rfid/readers/definitions'.replace(/^/, portal.url));
  await list(page).getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  await expect(page).toHaveURL(portal.url + address);
  expect(await page.evaluate(() => history.state.ofPortal), 'what the portal keeps in the entry').toBe(1);
  await page.goBack();
  await expect(list(page)).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.reload();
  await show(page, { history: '/tools/rfid' });
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.evaluate(() => history.pushState(null, '', '/plain.html'));
  await expect(page.getByRole('heading', { level: 1, name }), 'an address of the portal').toBeVisible();
});

test('input that was not saved holds the back button below a prefix', async ({ page, portal, trouble }) => {
  // Whether a name is taken is asked by its record.
  trouble.expect(/404/);
  await page.goto(`${portal.url}/tools/rfid/readers/definitions`);
  await show(page, { history: '/tools/rfid' });
  await page.getByRole('link', { name: 'New reader definition' }).click();
  await page.getByLabel('Name').fill('Typed');
  await page.goBack();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('Typed');
  await expect(page).toHaveURL(`${portal.url}/tools/rfid/readers/definitions/new`);
  await page.goBack();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click();
  await expect(list(page)).toBeVisible();
});

test('a link to a part that is not here opens the console; the page may lead elsewhere', async ({
  page,
  portal,
  site,
  context,
}) => {
  await page.goto(`${portal.url}/two.html`);
  await show(page, { path: '/readers/register' });
  const elsewhere = '/admin/scanner-config';
  const link = page.locator(`#place a[href="${site.url}${elsewhere}"]`);
  await expect(link, 'can be copied and opened in a tab').toBeVisible();
  const opening = context.waitForEvent('page');
  await link.click();
  const opened = await opening;
  // Firefox opens an empty tab first.
  await expect.poll(() => new URL(opened.url()).origin).toBe(site.url);
  await opened.close();
  expect(await heard(page)).toContainEqual(['rfid-leave', elsewhere]);

  await prevent(page, 'rfid-leave');
  await link.click();
  await expect(link, 'the part stays where it is').toBeVisible();
  expect(context.pages()).toHaveLength(1);
});

test('taken out and put back it is where it was; moved at once it keeps what was typed', async ({
  page,
  portal,
  service,
}) => {
  const name = await firstReader(service);
  await page.goto(`${portal.url}/plain.html`);
  await show(page);
  await list(page).getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await run(page, 'takeOut');
  await expect(page.getByRole('heading', { level: 1, name })).toHaveCount(0);
  await run(page, 'putBack');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Address').fill('moved.example');
  await page.evaluate(() => {
    const element = document.querySelector('rfid-remote');
    if (element) document.querySelector('main')?.prepend(element);
  });
  await expect(page.getByLabel('Address')).toHaveValue('moved.example');
});
