import { chooseIn, openList, renderRemote, serviceOfTest } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import remote from '../remote.generated';
import { fleetNames, givenConfiguration, givenRecipe, storedRecipe } from './recipe.fixtures';

const service = serviceOfTest();

const open = (path: string) => renderRemote(remote, { path, serviceUrl: service.url });
async function openNew() {
  const page = await open('/recipes/new');
  await choice('Type');
  return page;
}

const named = (name: string) => new RegExp(`^${name}( \\(optional\\))?$`);
const choice = (name: string) => screen.findByRole('combobox', { name: named(name) });
const text = (name: string) => screen.getByRole('textbox', { name: named(name) });
const group = (name: string) => within(screen.getByRole('group', { name: named(name) }));
/** The page of the recipe, which opens once it is saved, is there in full; only then nothing moves any more. */
async function savedAndShown(name: string) {
  await screen.findByText(`The recipe “${name}” was saved.`);
  await screen.findByRole('heading', { level: 1, name });
  await screen.findByRole('region', { name: 'Configurations' });
}

const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Submit' }));
const preview = () =>
  within(screen.getByRole('region', { name: 'What each reader will run' }))
    .getAllByRole('listitem')
    .map((sentence) => sentence.textContent);

/** The field has this name more than once: each row of the mapper has one. */
const lastChoice = (name: string) => screen.getAllByRole('combobox', { name }).at(-1) as HTMLElement;

const choose = async (user: UserEvent, name: string, option: string) =>
  chooseIn(user, await choice(name), option);

/** Names of all fields and groups there are, of those given. */
const shownOf = (names: readonly string[]) =>
  names.filter((name) =>
    (['textbox', 'group', 'combobox', 'checkbox'] as const).some(
      (role) => screen.queryByRole(role, { name: named(name) }) !== null,
    ),
  );

const byType = {
  INVENTORY: ['Tag heartbeat duration', 'Tag expiry duration', 'Reporting interval'],
  LOCATION: [
    'Tag heartbeat duration',
    'Tag expiry duration',
    'Reporting interval',
    'Compute window',
    'Minimum movement',
  ],
  THRESHOLD: ['Thresholds', 'Profile', 'Iteration data log enabled'],
};
const settings = [...new Set(Object.values(byType).flat())];

describe('what is shown', () => {
  test('[RECIPE-07] a name only when new, a type, and a default reader configuration', async () => {
    const { user } = await openNew();
    expect(document.title).toBe('Creating new recipe | Recipes');
    expect(text('Name')).toHaveFocus();
    expect(await choice('Default reader configuration')).toBeInTheDocument();
    expect(shownOf(settings)).toEqual([]);
    await user.click(await choice('Type'));
    for (const type of ['INVENTORY', 'LOCATION', 'THRESHOLD'])
      expect(await screen.findByTitle(type)).toBeInTheDocument();
  });

  test('[RECIPE-07] an edit keeps the name', async () => {
    const { name } = await givenRecipe();
    await open(`/recipes/${encodeURIComponent(name)}/edit`);
    await choice('Type');
    expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: `Editing ${name}` })).toBeInTheDocument();
  });

  test.each(Object.entries(byType))(
    '[RECIPE-07] [RECIPE-09] of the settings, those that %s has',
    async (type, fields) => {
      const { name } = await givenRecipe({ type });
      await open(`/recipes/${encodeURIComponent(name)}/edit`);
      await choice('Type');
      await waitFor(() => expect(shownOf(settings).sort()).toEqual([...fields].sort()));
    },
  );

  test('[RECIPE-10] a heartbeat of five minutes, and placeholders for what counts while blank', async () => {
    const { user } = await openNew();
    await choose(user, 'Type', 'LOCATION');
    expect(group('Tag heartbeat duration').getByRole('textbox', { name: 'ISO 8601' })).toHaveValue('PT5M');
    expect(group('Tag heartbeat duration').getByRole('textbox', { name: 'Minutes' })).toHaveValue('5');
    for (const [name, usual] of [
      ['Compute window', '10'],
      ['Reporting interval', '5'],
      ['Minimum movement', '1'],
    ] as const) {
      expect(text(name)).toHaveValue('');
      expect(text(name)).toHaveAttribute('placeholder', usual);
    }
  });
});

test('[RECIPE-08] rows run a reader with a configuration, and the form tells in sentences what that means', async () => {
  const [reader = ''] = await fleetNames();
  const { name, readerConfigurationName: fallback = '' } = await givenRecipe();
  const own = await givenConfiguration('INVENTORY');
  const { user } = await open(`/recipes/${encodeURIComponent(name)}/edit`);
  await choice('Type');
  await waitFor(() =>
    expect(preview()[0]).toMatch(
      new RegExp(`^In each facility all readers run ${fallback} to take inventory: .* \\d+\\.$`),
    ),
  );

  await user.click(screen.getByRole('button', { name: 'Add a reader' }));
  await user.click(screen.getByRole('button', { name: 'Add a reader' }));
  await user.click(screen.getByRole('button', { name: 'Remove reader 2' }));
  expect(screen.queryByRole('button', { name: 'Remove reader 2' })).toBeNull();
  await chooseIn(user, lastChoice('Run reader'), reader);
  await chooseIn(user, lastChoice('with configuration'), own);
  expect(preview()[0]).toBe(`${reader} runs ${own} to take inventory.`);
  expect(preview()[1]).toMatch(
    new RegExp(`^In each facility all other readers run ${fallback} to take inventory: `),
  );

  await submit(user);
  const review = within(await screen.findByRole('dialog', { name: 'Review your changes' }));
  expect(review.getByText(`${reader} · ${own}`)).toBeInTheDocument();
  await user.click(review.getByRole('button', { name: 'Save changes' }));
  await savedAndShown(name);
  expect(await storedRecipe(name)).toMatchObject({
    readerConfigurations: [{ readerName: reader, readerConfigurationName: own }],
    readerConfigurationName: fallback,
  });
});

test('[RECIPE-11] what another type had is not sent', async () => {
  const { name } = await givenRecipe({ reportingInterval: 10 });
  const tracking = await givenConfiguration('LOCATION');
  const { user } = await open(`/recipes/${encodeURIComponent(name)}/edit`);
  await choose(user, 'Type', 'THRESHOLD');
  await choose(user, 'Type', 'LOCATION');
  expect(text('Reporting interval')).toHaveValue('10');

  await submit(user);
  expect(await screen.findAllByText(/must have a type of LOCATION: .* is for INVENTORY\.$/)).not.toHaveLength(
    0,
  );
  await choose(user, 'Default reader configuration', tracking);
  await user.type(text('Minimum movement'), '2.5');
  await submit(user);
  await user.click(await screen.findByRole('button', { name: 'Save changes' }));
  await savedAndShown(name);
  const stored = await storedRecipe(name);
  expect(stored).toMatchObject({ type: 'LOCATION', reportingInterval: 10, minimumMovementInMeters: 2.5 });
});

test('[RECIPE-15] configurations to choose from are those of the type, and as the default one that does nothing', async () => {
  const counting = await givenConfiguration('INVENTORY');
  const tracking = await givenConfiguration('LOCATION');
  const resting = await givenConfiguration('DO_NOTHING');
  const { user } = await openNew();
  await choose(user, 'Type', 'INVENTORY');
  const field = await openList(user, await choice('Default reader configuration'));
  const offers = async (name: string) => {
    await user.clear(field);
    await user.type(field, name);
    return screen.queryByTitle(name) !== null;
  };
  expect([await offers(counting), await offers(tracking), await offers(resting)]).toEqual([
    true,
    false,
    true,
  ]);
});

test('[CONFIG-21] a configuration to choose says its name, its operation and its reader mode, and is found by each', async () => {
  const name = 'IMPINJ_Dense_Reader_Mode_Location';
  const { user } = await openNew();
  const field = await openList(user, await choice('Default reader configuration'));
  for (const typed of [name, 'LOCATION, MODE_1004']) {
    await user.clear(field);
    await user.type(field, typed);
    const option = await screen.findByTitle(name);
    expect(option).toHaveTextContent(new RegExp(`^${name} ?LOCATION, MODE_1004$`));
    expect(option).toHaveAccessibleName(`${name}, LOCATION, MODE_1004`);
  }
});

test('a name that is taken, and what is missing, is said under the fields', async () => {
  const { name } = await givenRecipe();
  const { user } = await openNew();
  await user.type(text('Name'), name);
  await submit(user);
  expect(await screen.findAllByText("Type can't be blank.")).not.toHaveLength(0);
  expect(screen.getAllByText("Default reader configuration can't be blank.")).not.toHaveLength(0);
  expect(await screen.findAllByText('Name has already been taken.')).not.toHaveLength(0);
});
