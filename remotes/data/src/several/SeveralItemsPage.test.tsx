import { renderRemote, serviceOfTest } from '@console/testing';
import { screen, within } from '@testing-library/react';
import remote from '../remote.generated';

const service = serviceOfTest();
const give = (epc: string, items: readonly object[]) =>
  service.give(`GET /itemsense/data/v1/items/show?epcPrefix=${epc}`, { body: { items } });
const open = (query = '') => renderRemote(remote, { path: `/data/several${query}`, serviceUrl: service.url });

test('many EPCs are pasted at once: what is missing stands first, and each leads to its item', async () => {
  const time = (hour: number) => `2026-03-02T0${hour}:00:00.000Z`;
  give('30AA', [
    { epc: '30AA', zone: 'Dock', facility: 'DC', lastModifiedTime: time(7) },
    { epc: '30AA', zone: 'Hall', facility: 'DC', lastModifiedTime: time(8) },
    { epc: '30AA01', zone: 'Elsewhere', lastModifiedTime: time(9) },
  ]);
  give('30BB', [{ epc: '30BB', zone: 'ABSENT', lastModifiedTime: time(8) }]);
  give('30CC', []);
  service.give('GET /itemsense/data/v1/items/show?epcPrefix=30DD', {
    status: 400,
    body: { message: 'busy' },
  });
  const { user } = await open();
  await user.click(await screen.findByRole('textbox', { name: 'EPCs' }));
  await user.paste('30aa\n30bb\n30cc\n30dd\n');
  await user.click(screen.getByRole('button', { name: 'Find the items' }));
  expect(await screen.findByText('Of 4: seen 1, absent 1, not known 1, not loaded 1.')).toBeVisible();
  const grid = within(await screen.findByRole('grid', { name: 'Items that were looked for' }));
  const links = await grid.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/data/items/30DD',
    '/data/items/30CC',
    '/data/items/30BB',
    '/data/items/30AA',
  ]);
  expect(grid.getByText('Hall')).toBeVisible();
});

test('what is typed and is no EPC is named, and stays', async () => {
  const { user } = await open();
  const field = await screen.findByRole('textbox', { name: 'EPCs' });
  await user.type(field, '30AA pallet');
  await user.click(screen.getByRole('button', { name: 'Find the items' }));
  expect(await screen.findAllByText(/One entry is no hexadecimal EPC: PALLET/)).not.toHaveLength(0);
  expect(field).toHaveValue('30AA pallet');
});

test('an address with EPCs asks at once', async () => {
  give('30AA', []);
  await open('?epcs=30AA');
  expect(await screen.findByText(/^Of 1: seen 0, absent 0, not known 1/)).toBeVisible();
});
