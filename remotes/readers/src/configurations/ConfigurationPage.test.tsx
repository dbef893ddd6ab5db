import { listRecipes } from '@console/api-client/recipes';
import { renderRemote, serviceOfTest, signedInClient } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../remote.generated';
import { givenConfiguration } from './configuration.fixtures';

const service = serviceOfTest();
const base = '/itemsense/configuration/v1/readerConfigurations';
const pageOf = (name: string) => `/readers/configurations/${encodeURIComponent(name)}`;
const open = (name: string) => renderRemote(remote, { path: pageOf(name), serviceUrl: service.url });

const titles = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent)
    .filter((title) => title !== 'Used by');
async function factsOf(title: string) {
  const card = within(await screen.findByRole('region', { name: title }));
  const values = card.getAllByRole('definition').map((value) => value.textContent);
  return Object.fromEntries(card.getAllByRole('term').map((label, at) => [label.textContent, values[at]]));
}

test('[CONFIG-03] [CONFIG-06] an inventory has its name as title, its details and what is advanced', async () => {
  const { name } = await givenConfiguration({ receiveSensitivityInDbm: -60, tagPopulationEstimate: 8 });
  await open(name);
  expect(await screen.findByRole('heading', { level: 1, name })).toBeInTheDocument();
  expect(document.title).toBe(`${name} | Reader configurations`);
  expect(titles()).toEqual(['Details', 'Advanced']);
  expect(await factsOf('Details')).toEqual({
    Operation: 'Inventory',
    'Reader mode': 'MODE_1002',
    'Search mode': 'DUAL_TARGET',
    Session: '1',
    'Transmit power': 'reader default',
    Antennas: '1, 2',
    'Disabled antennas': '–',
  });
  expect(await factsOf('Advanced')).toEqual({
    Polarization: 'disabled',
    'Tag population estimate': '8',
    'Receive sensitivity': '-60 dBm',
  });
});

test('[CONFIG-04] two filters are numbered, with how they are taken together', async () => {
  const { name } = await givenConfiguration({
    filters: [
      { tagMask: 'ABC', memoryBank: 1, pointer: 32 },
      { tagMask: 'E2', memoryBank: 2, pointer: 0 },
    ],
    filterOperation: 'OR',
  });
  await open(name);
  expect(await factsOf('Filters')).toEqual({
    'Filter operation': 'OR',
    'Filter 1: Tag mask': 'ABC',
    'Filter 1: Memory bank': '1 (EPC)',
    'Filter 1: Pointer': '32',
    'Filter 2: Tag mask': 'E2',
    'Filter 2: Memory bank': '2 (TID)',
    'Filter 2: Pointer': '0',
  });
});

test('[CONFIG-05] locating has its algorithm, its channels in the order of hopping, and its power sweep', async () => {
  const { name } = await givenConfiguration({
    operation: 'LOCATION',
    session: '2',
    method: 'CUSTOM',
    algorithmControl: '1000, 1, 1004, 12',
    transmitPowerInDbm: 20,
    channelConfig: { mode: 'hopping', txFrequenciesInMhz: [903.75, 902.75] },
    powerSweep: { minimumPowerLevel: 12, powerLevelStepSize: 0.5 },
  });
  await open(name);
  expect(await factsOf('Algorithm')).toEqual({ Method: 'CUSTOM', 'Algorithm control': '1000, 1, 1004, 12' });
  expect(await factsOf('Power sweep')).toEqual({
    'Minimum power level': '12 dBm',
    'Power level step size': '0.5 dBm',
  });
  const channels = within(await screen.findByRole('region', { name: 'Channel configuration' }));
  await channels.findByText('902.75 MHz (channel 1)');
  expect(channels.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '903.75 MHz (channel 3)',
    '902.75 MHz (channel 1)',
  ]);
});

test('[CONFIG-34] an unknown name is not found, by entity and name', async () => {
  await open('Nowhere');
  expect(await screen.findByText('There is no reader configuration named "Nowhere".')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Reader configurations' })).toHaveAttribute(
    'href',
    '/readers/configurations',
  );
});

test('a page that cannot be loaded says why, and loads when asked again', async () => {
  const { name } = await givenConfiguration();
  const asked = `GET ${base}/show/${encodeURIComponent(name)}`;
  service.give(asked, { status: 503, body: { message: 'database is starting' } });
  const { user } = await open(name);
  await screen.findByText(/database is starting$/);
  service.takeBack(asked);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name })).toBeInTheDocument();
});

test('deleting it leads to the list', async () => {
  const { name } = await givenConfiguration();
  const { user, router } = await open(name);
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/readers/configurations'));
  await screen.findByText(`The reader configuration “${name}” was deleted.`);
});

test('recipes that could not be loaded are said to be so', async () => {
  service.give('GET /itemsense/configuration/v1/recipes/show', {
    status: 403,
    body: { message: 'not for guests' },
  });
  await open((await givenConfiguration()).name);
  await screen.findByText(/^Some of what this page shows about/);
  expect(screen.getByText(/not for guests/)).toBeVisible();
});

test('it names the recipes that run it, and is not deleted while there are any', async () => {
  const { rows } = await (await signedInClient()).call(listRecipes());
  const recipe = rows.find(({ readerConfigurationName }) => readerConfigurationName !== undefined);
  const { user } = await open(recipe?.readerConfigurationName ?? '');
  const users = within(await screen.findByRole('region', { name: 'Used by' }));
  expect(await users.findByRole('link', { name: recipe?.name })).toHaveAttribute(
    'href',
    `/recipes/${encodeURIComponent(recipe?.name ?? '')}`,
  );
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByRole('link', { name: recipe?.name })).toBeVisible();
  const confirm = question.getByRole('button', { name: 'Delete' });
  expect(confirm).toHaveAccessibleDescription(/^It is used by /);
  await user.click(confirm);
  expect(service.changes()).toEqual([]);
});
