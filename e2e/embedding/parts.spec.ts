import { axe, expect } from '../browser/test';
import { firstReader, storedReader } from '../site/fleet';
import { asked } from '../site/service';
import { command, editReader, heard, list, prevent, show, showWithWords } from './portalPage';
import { test } from './test';

test('one list alone: no heading, no buttons of the page; a record that is chosen is an event, the list stays', async ({
  page,
  portal,
  service,
}) => {
  const name = await firstReader(service);
  await page.goto(`${portal.url}/plain.html`);
  await prevent(page, 'rfid-leave');
  await show(page, { view: 'content', path: '/readers/definitions' });
  await expect(list(page)).toBeVisible();
  await expect(page.getByRole('heading')).toHaveText(['Portal']);
  await expect(page.getByRole('link', { name: 'New reader definition' })).toBeHidden();
  await axe(page);
  await list(page).getByRole('link', { name, exact: true }).click();
  await expect.poll(() => heard(page)).toContainEqual(['rfid-selected', name]);
  expect((await heard(page)).at(-1)).toEqual([
    'rfid-leave',
    `/readers/definitions/${encodeURIComponent(name)}`,
  ]);
  await expect(list(page)).toBeVisible();
});

test('a list and one record beside each other: what is chosen in the list is shown by the page around', async ({
  page,
  portal,
  service,
}) => {
  const name = await firstReader(service);
  const path = `/readers/definitions/${encodeURIComponent(name)}`;
  await page.goto(`${portal.url}/two.html`);
  await show(page, { view: 'content', path: '/readers/definitions' });
  await show(page, { path: '/readers/definitions' }, 'other');
  await expect(list(page)).toHaveCount(2);
  // The other one is shown whole, so what leaves the list goes there.
  await list(page).first().getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(await heard(page)).toContainEqual(['rfid-leave', path]);
  await expect(list(page)).toHaveCount(1);
});

test('one card of the overview alone', async ({ page, portal }) => {
  await page.goto(`${portal.url}/plain.html`);
  await prevent(page, 'rfid-leave');
  await show(page, { card: 'FleetHealthCard' });
  const link = page.getByRole('link', { name: /healthy/i }).first();
  await expect(link).toBeVisible();
  await expect(page.getByRole('heading')).toHaveText(['Portal']);
  await axe(page);
  await link.click();
  await expect.poll(async () => (await heard(page)).at(-1)?.[0]).toBe('rfid-leave');
});

test('the page gives commands: another answer, a record, a filter; and hears what is saved and deleted', async ({
  page,
  portal,
  service,
}) => {
  const name = await firstReader(service);
  await page.goto(`${portal.url}/plain.html`);
  await show(page);
  await expect(list(page)).toBeVisible();

  const before = asked(service, 'GET', /readerDefinitions\/show$/).length;
  await command(page, 'refresh');
  await expect.poll(() => asked(service, 'GET', /readerDefinitions\/show$/).length).toBeGreaterThan(before);

  await command(page, 'filter', { search: name });
  await expect(list(page).getByRole('row')).toHaveCount(2);
  expect(await command(page, 'openRecord', 'user', 'ann')).toBe(false);
  expect(await command(page, 'openRecord', 'reader-definition', name)).toBe(true);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await command(page, 'filter', {});
  await show(page);
  await editReader(page, name, 'changed.example');
  expect(await storedReader(service, name)).toMatchObject({ address: 'changed.example' });
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => heard(page)).toContainEqual(['rfid-deleted', name]);
  const told = await heard(page);
  expect(told).toContainEqual(['rfid-selected', name]);
  expect(told).toContainEqual(['rfid-saved', name]);
});

test('words of the page stand in place of those of the element, and a card that is not there is named', async ({
  page,
  portal,
}) => {
  await page.goto(`${portal.url}/plain.html`);
  await showWithWords(page, { name: 'readers', card: 'FleetHelthCard' });
  await expect(page.getByText('The portal says: failure')).toBeVisible();
  await expect(page.getByText('cannot be shown here now')).toBeHidden();
  expect(await heard(page)).toContainEqual(['rfid-failure', 'no-such-card']);
});
