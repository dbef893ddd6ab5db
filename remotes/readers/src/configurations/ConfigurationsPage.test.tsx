import { listReaderConfigurations } from '@console/api-client/reader-configurations';
import { renderRemote, serviceOfTest, signedInClient } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../remote.generated';
import { givenConfiguration, storedConfiguration } from './configuration.fixtures';

const service = serviceOfTest();
const path = '/readers/configurations';
const base = '/itemsense/configuration/v1/readerConfigurations';

const open = () => renderRemote(remote, { path, serviceUrl: service.url });
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const pageOf = (name: string) => `${path}/${encodeURIComponent(name)}`;

test('[CONFIG-01] the list is sorted by name, with operation, reader mode, search mode and actions', async () => {
  const { name } = await givenConfiguration();
  await open();
  const row = await rowOf(name);
  const headings = screen.getAllByRole('columnheader').filter((heading) => heading.textContent);
  expect(headings.map((heading) => heading.textContent)).toEqual([
    'Name',
    'Operation',
    'Reader mode',
    'Search mode',
    'Actions',
  ]);
  expect(headings[0]).toHaveAttribute('aria-sort', 'ascending');
  const { rows } = await (await signedInClient()).call(listReaderConfigurations());
  const byName = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
  const names = screen
    .getAllByRole('row')
    .slice(1)
    .map((each) => within(each).getAllByRole('link')[0]?.textContent);
  expect(names).toEqual(rows.map((each) => each.name).sort((one, other) => byName.compare(one, other)));

  expect(within(row).getByRole('link', { name })).toHaveAttribute('href', pageOf(name));
  expect(within(row).getByText('Inventory')).toHaveAttribute('title', 'INVENTORY');
  for (const text of ['MODE_1002', 'DUAL_TARGET']) expect(within(row).getByText(text)).toBeInTheDocument();
  expect(within(row).getByRole('link', { name: `Edit ${name}` })).toHaveAttribute(
    'href',
    `${pageOf(name)}/edit`,
  );
  for (const action of ['Copy', 'Delete'])
    expect(within(row).getByRole('button', { name: `${action} ${name}` })).toBeInTheDocument();
});

test('[CONFIG-02] a copy has all settings of the original and a free name, and is shown', async () => {
  const original = await givenConfiguration({
    transmitPowerInDbm: 20,
    filters: [{ tagMask: 'ABC', memoryBank: 2, pointer: 4 }],
    powerSweep: { minimumPowerLevel: 12, powerLevelStepSize: 0.5 },
    channelConfig: { mode: 'hopping', txFrequenciesInMhz: [903.75, 902.75] },
    receiveSensitivityInDbm: -60,
  });
  const copy = `${original.name}-COPY`;
  const { user, router } = await open();
  await user.click(within(await rowOf(original.name)).getByRole('button', { name: `Copy ${original.name}` }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Copy' }));
  await screen.findByRole('heading', { level: 1, name: copy });
  expect(router.state.location.pathname).toBe(pageOf(copy));
  expect(await storedConfiguration(copy)).toEqual({
    ...(await storedConfiguration(original.name)),
    name: copy,
  });
  expect(screen.getByText(`The reader configuration “${original.name}” was copied.`)).toBeInTheDocument();
});

test('[CONFIG-34] deleting asks first, then says that it was done', async () => {
  const { name } = await givenConfiguration();
  const { user } = await open();
  await user.click(within(await rowOf(name)).getByRole('button', { name: `Delete ${name}` }));
  const question = await screen.findByRole('alertdialog', { name: `Delete ${name}?` });
  expect(service.changes()).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await screen.findByText(`The reader configuration “${name}” was deleted.`);
  expect(service.changes()).toEqual([
    { request: `DELETE ${base}/destroy/${encodeURIComponent(name)}`, body: undefined },
  ]);
  await waitFor(() => expect(screen.queryByRole('link', { name })).not.toBeInTheDocument());
});

describe('comparing two configurations', () => {
  async function openComparison() {
    const one = await givenConfiguration({
      channelConfig: { mode: 'hopping', txFrequenciesInMhz: [903.75] },
    });
    const other = await givenConfiguration({ session: '3', tagPopulationEstimate: 8 });
    const page = await open();
    const compare = await screen.findByRole('button', { name: 'Compare' });
    expect(compare).toHaveAccessibleDescription('Select two to compare them.');
    for (const { name } of [one, other])
      await page.user.click(within(await rowOf(name)).getByRole('checkbox'));
    await page.user.click(compare);
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findAllByRole('tab');
    return { ...page, one, other, dialog };
  }
  const settings = () =>
    within(screen.getByRole('dialog'))
      .getAllByRole('rowheader')
      .map((heading) => heading.textContent?.trim());

  test('shows what differs', async () => {
    const { dialog, one, other } = await openComparison();
    expect(dialog.getAllByRole('columnheader').map((heading) => heading.textContent)).toEqual([
      'Setting',
      one.name,
      other.name,
    ]);
    expect(settings()).toEqual(['Session', 'Transmit frequencies', 'Tag population estimate']);
    const session = within(dialog.getByRole('row', { name: /Session/ }));
    expect(session.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['1', '3']);
    expect(await dialog.findByText('903.75 MHz (channel 3)')).toBeInTheDocument();
  });

  test('shows everything when asked', async () => {
    const { user, dialog } = await openComparison();
    await user.click(dialog.getByRole('tab', { name: /^All settings/ }));
    expect(settings()).toEqual(expect.arrayContaining(['Operation', 'Reader mode', 'Session differs']));
  });
});
