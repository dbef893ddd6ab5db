import { listThresholds } from '@console/api-client/thresholds';
import { renderRemote, serviceOfTest, signedInClient } from '@console/testing';
import { screen, within } from '@testing-library/react';
import { jobNamed } from '../jobs/job.fixtures';
import remote from '../remote.generated';
import { fleetNames, givenConfiguration, givenRecipe, storedRecipe } from './recipe.fixtures';

const service = serviceOfTest();
const pageOf = (name: string) => `/recipes/${encodeURIComponent(name)}`;
const open = (name: string) => renderRemote(remote, { path: pageOf(name), serviceUrl: service.url });

const card = async (title: string) => within(await screen.findByRole('region', { name: title }));
async function settings() {
  const shown = await card('Settings');
  const values = shown.getAllByRole('definition').map((value) => value.textContent);
  return Object.fromEntries(shown.getAllByRole('term').map((label, at) => [label.textContent, values[at]]));
}

test('[RECIPE-02] shows name, type and actions; a copy is shown', async () => {
  const recipe = await givenRecipe({ reportingInterval: 10, tagExpiryDuration: 90 });
  const { user, router } = await open(recipe.name);
  expect(await screen.findByRole('heading', { level: 1, name: recipe.name })).toBeInTheDocument();
  expect(await settings()).toMatchObject({ Name: recipe.name, Type: 'Inventory' });
  const actions = within(screen.getByRole('group', { name: `Actions for ${recipe.name}` }));
  expect(actions.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', `${pageOf(recipe.name)}/edit`);
  expect(actions.getByRole('button', { name: 'Delete' })).toBeInTheDocument();

  const copy = `${recipe.name}-COPY`;
  await user.click(actions.getByRole('button', { name: 'Copy' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Copy' }));
  await screen.findByRole('heading', { level: 1, name: copy });
  expect(router.state.location.pathname).toBe(pageOf(copy));
  expect(await storedRecipe(copy)).toEqual({ ...(await storedRecipe(recipe.name)), name: copy });
});

describe('[RECIPE-03] a THRESHOLD recipe', () => {
  test('shows its thresholds as links, its profile and whether iteration data are logged', async () => {
    const { rows } = await (await signedInClient()).call(listThresholds());
    const [threshold] = rows;
    if (!threshold) throw new Error('The emulator has no threshold.');
    const { name } = await givenRecipe({
      type: 'THRESHOLD',
      thresholdIds: [threshold.id],
      profile: 'ONE',
      iterationDataLogEnabled: true,
    });
    await open(name);
    const link = await (await card('Settings')).findByRole('link', { name: threshold.name });
    expect(link).toHaveAttribute('href', `/thresholds/${threshold.id}`);
    expect(await settings()).toEqual({
      Name: name,
      Type: 'Threshold',
      Thresholds: threshold.name,
      Profile: 'ONE',
      'Iteration data log enabled': 'Yes',
    });
  });

  test('says when no thresholds are specified', async () => {
    const { name } = await givenRecipe({ type: 'THRESHOLD' });
    await open(name);
    expect(await settings()).toMatchObject({
      Thresholds: 'none specified',
      Profile: '–',
      'Iteration data log enabled': 'No',
    });
  });
});

describe('[RECIPE-04] reports', () => {
  const reported = { tagHeartbeatDuration: 300, tagExpiryDuration: 3690, reportingInterval: 10 };

  test('of a LOCATION recipe are shown with their units, and durations can be copied as ISO 8601', async () => {
    const location = { ...reported, computeWindow: 20, minimumMovementInMeters: 1.5 };
    const { name } = await givenRecipe({ type: 'LOCATION', ...location });
    const { user } = await open(name);
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    expect(await settings()).toEqual({
      Name: name,
      Type: 'Location',
      'Tag heartbeat duration': '5m 0s',
      'Tag expiry duration': '1h 1m 30s',
      'Minimum movement': '1.5 m',
      'Compute window': '20 s',
      'Reporting interval': '10 s',
    });
    for (const [what, iso] of [
      ['Tag heartbeat duration', 'PT5M'],
      ['Tag expiry duration', 'PT1H1M30S'],
    ] as const) {
      await user.click(screen.getByRole('button', { name: `Copy ${what} as ISO 8601` }));
      await screen.findByText(`${what} as ISO 8601 copied.`);
      expect(write).toHaveBeenLastCalledWith(iso);
    }
  });

  test('of an INVENTORY recipe are heartbeat, expiry and interval only', async () => {
    const { name } = await givenRecipe(reported);
    await open(name);
    expect(Object.keys(await settings())).toEqual([
      'Name',
      'Type',
      'Tag heartbeat duration',
      'Tag expiry duration',
      'Reporting interval',
    ]);
  });
});

describe('the configurations', () => {
  const lines = async () =>
    (await card('Configurations')).getAllByRole('listitem').map((line) => line.textContent);

  test('[RECIPE-05] are listed by reader, with what all others run, all as links', async () => {
    const [reader = ''] = await fleetNames();
    const own = await givenConfiguration('INVENTORY');
    const { name, readerConfigurationName: fallback = '' } = await givenRecipe({
      readerConfigurations: [{ readerName: reader, readerConfigurationName: own }],
    });
    await open(name);
    expect(await lines()).toEqual([`${reader} with ${own}`, `Remaining readers with ${fallback}`]);
    const links = (await card('Configurations')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `/readers/definitions/${encodeURIComponent(reader)}`,
      `/readers/configurations/${encodeURIComponent(own)}`,
      `/readers/configurations/${encodeURIComponent(fallback)}`,
    ]);
  });

  test('[RECIPE-06] say when all readers run the default', async () => {
    const { name, readerConfigurationName } = await givenRecipe();
    await open(name);
    expect(await lines()).toEqual([`All readers with ${readerConfigurationName}`]);
  });

  test('[RECIPE-06] say when no readers remain', async () => {
    const [readerName = ''] = await fleetNames();
    const own = await givenConfiguration('INVENTORY');
    const { name } = await givenRecipe({
      readerConfigurationName: undefined,
      readerConfigurations: [{ readerName, readerConfigurationName: own }],
    });
    await open(name);
    expect(await lines()).toEqual([`${readerName} with ${own}`, 'All other readers stay idle.']);
  });

  test('[RECIPE-06] say no readers for a recipe that does nothing', async () => {
    const { name } = await givenRecipe({ readerConfigurationName: await givenConfiguration('DO_NOTHING') });
    await open(name);
    await screen.findByText(/^No readers run this recipe/);
  });
});

test('[RECIPE-20] a recipe that is not there is named', async () => {
  await open('Nothing/here');
  expect(await screen.findByText('There is no recipe named "Nothing/here".')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Recipes' })).toHaveAttribute('href', '/recipes');
});

test.each(['GET /itemsense/configuration/v1/thresholds', 'GET /itemsense/control/v1/jobs/show'])(
  '%s: what could not be loaded is said, and the rest is there',
  async (asked) => {
    const { name } = await givenRecipe({ type: 'THRESHOLD', thresholdIds: [] });
    service.give(asked, { status: 503 });
    const { user } = await open(name);
    const notice = 'could not be loaded or is out of date.';
    await screen.findByText(`Some of what this page shows about ${name} ${notice}`);
    expect(await settings()).toMatchObject({ Type: 'Threshold' });
    service.takeBack(asked);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText(/^All readers with/);
  },
);

test('it names the jobs that run it, and is not deleted while there are any', async () => {
  const job = await jobNamed('dc1-tracking');
  const { user } = await open(job.recipeName);
  const users = await card('Used by');
  expect(await users.findByRole('link', { name: 'dc1-tracking' })).toHaveAttribute('href', `/jobs/${job.id}`);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('It cannot be deleted while it is used by:')).toBeVisible();
  expect(question.getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true');
});
