import {
  type AntennaConfiguration,
  destroyAntennaConfiguration,
  replaceAntennaConfiguration,
} from '@console/api-client/threshold-antenna-configurations';
import { chooseIn, openList, renderRemote, serviceOfTest, signedInClient } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import remote from '../remote.generated';
import {
  givenConfiguration,
  storedConfigurations,
  storedThresholds,
  thresholdNamed,
} from './threshold.fixtures';

const service = serviceOfTest();
const configurations = '/itemsense/configuration/v1/thresholds/antennaConfigurations';

const open = (path: string) => renderRemote(remote, { path, serviceUrl: service.url });
const choice = (name: string) => screen.findByRole('combobox', { name });
const readers = (name: string | RegExp) => screen.findByRole('group', { name });

/** Hint of an offered option; undefined when it is not offered. */
async function offered(user: UserEvent, field: HTMLElement, option: string): Promise<string | undefined> {
  const used = await openList(user, field);
  await user.clear(used);
  await user.type(used, option);
  const list = document.getElementById(used.getAttribute('aria-controls') ?? '') as HTMLElement;
  return within(list.parentElement as HTMLElement).queryByTitle(option)?.textContent ?? undefined;
}

/** A new threshold in the store of the demonstration, with its arrangement. */
async function begin(arrangement: string, facility = 'Market Street Store') {
  const page = await open('/thresholds/new');
  await chooseIn(page.user, await choice('Facility'), facility);
  await page.user.click(screen.getByRole('radio', { name: arrangement }));
  return page;
}

const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Submit' }));
const inGroup = async (name: string | RegExp) => within(await readers(name));

test('[THRESH-02] [THRESH-03] name, facility without clear, arrangement with icons; readers once both are set', async () => {
  const { user } = await open('/thresholds/new');
  expect(document.title).toBe('Creating new threshold | Thresholds');
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveFocus();
  const arrangements = screen.getAllByRole('radio');
  expect(arrangements.map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Overhead',
    'Overhead, offset',
    'Side by side',
  ]);
  expect(arrangements.map((radio) => radio.closest('label')?.title)).toEqual([
    'OVERHEAD',
    'OVERHEAD_OFFSET',
    'SIDE_BY_SIDE',
  ]);
  for (const radio of arrangements) expect(radio.closest('label')?.querySelector('svg')).toBeInTheDocument();

  await user.click(screen.getByRole('radio', { name: 'Overhead' }));
  expect(screen.queryByRole('group', { name: 'Readers' })).toBeNull();
  await chooseIn(user, await choice('Facility'), 'Market Street Store');
  expect(await readers('Readers')).toBeInTheDocument();
  expect((await choice('Facility')).closest('.field')?.querySelector('[class*=clear]')).toBeNull();
});

test('[THRESH-03] [THRESH-04] [THRESH-05] readers are added and removed by ones or pairs, and remembered by arrangement', async () => {
  const { user } = await begin('Overhead');
  const names = () =>
    screen
      .getAllByRole('group', { name: /^(Reader|Pair) \d/ })
      .map((group) => group.querySelector('legend')?.textContent);
  expect(names()).toEqual(['Reader 1']);
  expect(screen.queryByRole('button', { name: /^Remove Reader/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add reader' }));
  expect(names()).toEqual(['Reader 1', 'Reader 2']);

  await user.click(screen.getByRole('radio', { name: 'Side by side' }));
  expect(names()).toEqual(['Pair 1, Left', 'Pair 1, Right']);
  expect(screen.queryByRole('button', { name: /^Remove Pair/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add reader pair' }));
  expect(names()).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: 'Remove Pair 2, Right' }));
  expect(names()).toEqual(['Pair 1, Left', 'Pair 1, Right']);
  expect(screen.getByRole('button', { name: 'Add reader pair' })).toHaveFocus();

  await user.click(screen.getByRole('radio', { name: 'Overhead' }));
  expect(names()).toEqual(['Reader 1', 'Reader 2']);
  await user.click(screen.getByRole('button', { name: 'Remove Reader 1' }));
  expect(names()).toEqual(['Reader 1']);
});

test('[THRESH-09] a reader that cannot be chosen says why; those of type SPEEDWAY are left out', async () => {
  const { user } = await begin('Overhead');
  const field = (await inGroup('Reader 1')).getByRole('combobox', { name: 'Reader definition' });
  expect(await offered(user, field, 'MS-Stock-Room')).toContain('Already on Stock Room Door');
  expect(await offered(user, field, 'DC1-Staging-01')).toContain('Already on Staging to Racks');
});

test('[THRESH-06] [THRESH-07] configurations to choose from are those for the reader, the arrangement and the side', async () => {
  const { id } = await thresholdNamed('Shop Entrance');
  const { user } = await open(`/thresholds/${id}/edit`);
  const left = await inGroup('Pair 1, Left');
  expect(left.getByRole('combobox', { name: 'Reader definition' })).toHaveValue('MS-Entrance-Gate-1');
  const field = left.getByRole('combobox', { name: 'Antenna configuration' });
  expect(field).toHaveValue('Shop Gate Left');
  const bar = within(left.getByRole('group', { name: 'Actions for antenna configuration of Pair 1, Left' }));
  expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['New', 'Edit', 'Delete']);
  expect(await offered(user, field, 'Shop Gate Left')).toBeDefined();
  expect(await offered(user, field, 'Shop Gate Right')).toBeUndefined();
  expect(await offered(user, field, 'xArray Offset Left')).toBeUndefined();
});

test('[THRESH-13] an invalid antenna configuration shows all its messages at once and sends nothing', async () => {
  const { id } = await thresholdNamed('Stock Room Door');
  const { user } = await open(`/thresholds/${id}/edit`);
  await user.click((await inGroup('Reader 1')).getByRole('button', { name: 'New' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Creating new antenna configuration' }));
  expect(dialog.queryByRole('textbox', { name: /^Ignored/ })).toBeNull();
  await user.type(dialog.getByRole('textbox', { name: /^Power of the antennas facing in/ }), '99');
  await user.click(dialog.getByRole('button', { name: 'Submit' }));
  for (const message of [
    "Name can't be blank.",
    "Antennas facing in can't be blank.",
    "Antennas facing out can't be blank.",
    'Power of the antennas facing in must each be between 10 and 33.',
  ])
    expect(dialog.getAllByText(message)).not.toHaveLength(0);
  expect(service.changes()).toEqual([]);
});

test('[THRESH-11] [THRESH-17] a new antenna configuration is made over the unsaved form, and chosen', async () => {
  const { id } = await thresholdNamed('Stock Room Door');
  const { user } = await open(`/thresholds/${id}/edit`);
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' unsaved');
  await user.click((await inGroup('Reader 1')).getByRole('button', { name: 'New' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Creating new antenna configuration' }));
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Made here');
  await user.type(dialog.getByRole('textbox', { name: 'Antennas facing in' }), '1, 2');
  await user.type(dialog.getByRole('textbox', { name: /^Power of the antennas facing in/ }), '20, 20.25');
  await user.type(dialog.getByRole('textbox', { name: 'Antennas facing out' }), '3');
  await user.click(dialog.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('The threshold antenna configuration “Made here” was saved.')).toBeVisible();
  const reader = await inGroup('Reader 1');
  await waitFor(() =>
    expect(reader.getByRole('combobox', { name: 'Antenna configuration' })).toHaveValue('Made here'),
  );
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Stock Room Door unsaved');
  expect(service.changes()).toEqual([
    {
      request: `POST ${configurations}`,
      body: {
        name: 'Made here',
        readerType: 'XARRAY',
        readerArrangement: 'OVERHEAD',
        in: [
          { antennaId: 1, transmitPowerInDbm: 20 },
          { antennaId: 2, transmitPowerInDbm: 20.25 },
        ],
        out: [{ antennaId: 3 }],
        ignored: [],
      },
    },
  ]);
});

describe('[THRESH-11] editing an antenna configuration', () => {
  async function edit(stored: AntennaConfiguration) {
    const { id } = await thresholdNamed('Stock Room Door');
    const { user } = await open(`/thresholds/${id}/edit`);
    const reader = await inGroup('Reader 1');
    await chooseIn(user, reader.getByRole('combobox', { name: 'Antenna configuration' }), stored.name);
    await user.click(reader.getByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: `Editing ${stored.name}` }));
    const facingOut = dialog.getByRole('textbox', { name: 'Antennas facing out' });
    await user.clear(facingOut);
    await user.type(facingOut, '4');
    return { user, save: () => user.click(dialog.getByRole('button', { name: 'Submit' })) };
  }
  const now = async ({ id }: AntennaConfiguration) =>
    (await storedConfigurations()).find((each) => each.id === id);

  test('is reviewed, keeps what somebody else changed meanwhile, and can be undone', async () => {
    const stored = await givenConfiguration();
    const { user, save } = await edit(stored);
    const others = { antennaIds: [1, 2], transmitPowers: [20, 21] };
    await (await signedInClient()).call(
      replaceAntennaConfiguration(String(stored.id), { ...stored, in: others }),
    );
    await save();
    const review = within(await screen.findByRole('dialog', { name: 'Review your changes' }));
    expect(review.getByRole('rowheader', { name: 'Antennas facing out' })).toBeVisible();
    expect(review.getByRole('rowheader', { name: 'Power of the antennas facing in' })).toBeVisible();
    expect(service.changes()).toEqual([]);
    await user.click(review.getByRole('button', { name: 'Save changes' }));
    await screen.findByText(`The threshold antenna configuration “${stored.name}” was saved.`);
    const mine = { antennaIds: [4], transmitPowers: [] };
    expect(await now(stored)).toMatchObject({ in: others, out: mine });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await now(stored)).toMatchObject({ in: others, out: stored.out }));
  });

  test('of one that was deleted meanwhile is told', async () => {
    const stored = await givenConfiguration();
    const { save } = await edit(stored);
    await (await signedInClient()).call(destroyAntennaConfiguration(String(stored.id)));
    await save();
    expect(await screen.findByText(/^This record was deleted meanwhile/)).toBeVisible();
    expect(service.changes()).toEqual([]);
  });
});

/** Text in the choice of the antenna configuration, which was used before. */
const chosenIn = (reader: ReturnType<typeof within>) =>
  reader.getByRole('combobox', { name: 'Antenna configuration' }).closest('.field')?.textContent;

describe('[THRESH-10] deleting an antenna configuration', () => {
  async function askToDelete(name: string) {
    const { id } = await thresholdNamed('Stock Room Door');
    const { user } = await open(`/thresholds/${id}/edit`);
    const reader = await inGroup('Reader 1');
    const field = reader.getByRole('combobox', { name: 'Antenna configuration' });
    await chooseIn(user, field, name);
    await user.click(reader.getByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog', { name: `Delete ${name}?` }));
    expect(question.getByText(/is lost for all thresholds/)).toBeVisible();
    expect(service.changes()).toEqual([]);
    return { user, question, reader };
  }

  test('asks first; what is gone is chosen no more', async () => {
    const { name, id } = await givenConfiguration();
    const { user, question, reader } = await askToDelete(name);
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(
      await screen.findByText(`The threshold antenna configuration “${name}” was deleted.`),
    ).toBeVisible();
    expect((await storedConfigurations()).some((each) => each.id === id)).toBe(false);
    await waitFor(() => expect(chosenIn(reader)).not.toContain(name));
  });

  test('that fails is reported, and it stays in the picker', async () => {
    const { name, id } = await givenConfiguration();
    service.give(`DELETE ${configurations}/${id}`, { status: 500, body: { message: 'Busy' } });
    const { user, question, reader } = await askToDelete(name);
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(
      await screen.findByText(`The threshold antenna configuration “${name}” could not be deleted.`),
    ).toBeVisible();
    expect(chosenIn(reader)).toContain(name);
  });
});

test('[THRESH-21] [THRESH-19] saving reports it and shows the page of the threshold', async () => {
  const stored = await thresholdNamed('Aisle N2 Mouth');
  const { user, router } = await open(`/thresholds/${stored.id}/edit`);
  await inGroup('Reader 1');
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' 2');
  await submit(user);
  const review = within(await screen.findByRole('dialog', { name: 'Review your changes' }));
  await user.click(review.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('The threshold “Aisle N2 Mouth 2” was saved.')).toBeVisible();
  await screen.findByRole('heading', { level: 1, name: 'Aisle N2 Mouth 2' });
  expect(router.state.location.pathname).toBe(`/thresholds/${stored.id}`);
  const { readers: kept } = await thresholdNamed('Aisle N2 Mouth 2');
  expect(kept).toEqual(stored.readers);
});

test('a name that is taken is said under its field', async () => {
  const [other] = await storedThresholds();
  const { user } = await open('/thresholds/new');
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), other?.name ?? '');
  await user.tab();
  expect(await screen.findByText('Name has already been taken.')).toBeVisible();
});

test('[THRESH-20] cancelling goes back to where the user came from, and asks for the record again', async () => {
  const { id, name } = await thresholdNamed('Stock Room Door');
  const { user, router } = await open('/thresholds');
  await user.click(await screen.findByRole('link', { name: `Edit ${name}` }));
  await inGroup('Reader 1');
  await user.type(screen.getByRole('textbox', { name: 'Name' }), ' lost');
  const record = `GET /itemsense/configuration/v1/thresholds/${id}`;
  const before = service.asked().filter((each) => each === record).length;
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await screen.findByRole('grid', { name: 'Thresholds' });
  expect(router.state.location.pathname).toBe('/thresholds');
  await user.click(await screen.findByRole('link', { name }));
  await screen.findByRole('heading', { level: 1, name });
  await waitFor(() =>
    expect(service.asked().filter((each) => each === record).length).toBeGreaterThan(before),
  );
});

test('opened by its address, the form is cancelled to the page of the threshold', async () => {
  const { id } = await thresholdNamed('Stock Room Door');
  const { user, router } = await open(`/thresholds/${id}/edit`);
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/thresholds/${id}`));
});
