import { chooseOption, openOptions, renderRemote, serviceOfTest } from '@console/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import remote from '../remote.generated';
import { etsi, fcc, givenConfiguration, optionsAsked, storedConfiguration } from './configuration.fixtures';

const service = serviceOfTest();
const base = '/itemsense/configuration/v1/readerConfigurations';
const editPath = (name: string) => `/readers/configurations/${encodeURIComponent(name)}/edit`;

async function openForm(path: string, region: typeof fcc = fcc) {
  service.give(optionsAsked, { body: region });
  const page = await renderRemote(remote, { path, serviceUrl: service.url });
  await choice('Operation');
  return page;
}
const openNew = (region?: typeof fcc) => openForm('/readers/configurations/new', region);

const optional = '( \\(optional\\))?';
const named = (name: string) => new RegExp(`^${name}${optional}$`);
const choice = (name: string) => screen.findByRole('combobox', { name: named(name) });
const text = (name: string) => screen.getByRole('textbox', { name: named(name) });
const box = (name: string) => screen.getByRole('checkbox', { name });
const group = (name: string) => within(screen.getByRole('group', { name }));
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));
const submit = (user: UserEvent) => press(user, 'Submit');

const choose = (user: UserEvent, name: string, label: string) => chooseOption(user, named(name), label);

/** The choices of a field, as its list shows them. */
async function offered(user: UserEvent, name: string) {
  const labels = (await openOptions(user, named(name))).map((option) => option.title);
  await user.keyboard('{Escape}');
  return labels;
}

async function fill(user: UserEvent, texts: Readonly<Record<string, string>>) {
  for (const [name, typed] of Object.entries(texts)) {
    await user.clear(text(name));
    if (typed) await user.type(text(name), typed);
  }
}

/** The form was sent, and the page of the configuration is there. */
async function saved(name: string) {
  await screen.findByText(`The reader configuration “${name}” was saved.`);
  await screen.findByRole('heading', { level: 1, name });
}

const sent = () => service.changes().at(-1);

/** Fills in what every inventory needs. */
async function fillInventory(user: UserEvent, name: string) {
  await choose(user, 'Operation', 'INVENTORY');
  await fill(user, { Name: name, Antennas: '1, 2' });
  await choose(user, 'Reader mode', 'HYBRID');
  await choose(user, 'Search mode', 'DUAL_TARGET');
}

test('the field that has the focus is explained beside the form', async () => {
  const { user } = await openNew();
  expect(screen.getByText('Choose a field to read here what it is good for.')).toBeInTheDocument();
  await user.click(text('Transmit power'));
  expect(screen.getByRole('heading', { name: 'Transmit power' })).toBeInTheDocument();
  expect(screen.getByText(/^How strongly a reader sends\./)).toBeInTheDocument();
  await user.click(await choice('Session'));
  expect(await screen.findByText(/^How long a tag stays quiet/)).toBeInTheDocument();
});

test('each operation says in words what it does', async () => {
  const { user } = await openNew();
  await openOptions(user, named('Operation'));
  expect(screen.getByText('Counts the items in range.')).toBeVisible();
  expect(screen.getByText('Sees items pass a doorway, and in which direction.')).toBeVisible();
});

describe('what is shown', () => {
  test('[CONFIG-07] name only when new; doing nothing hides all but the operation and skips its rules', async () => {
    const { user } = await openNew();
    expect(document.title).toBe('Creating new reader configuration | Reader configurations');
    for (const name of ['Reader mode', 'Session']) expect(await choice(name)).toBeInTheDocument();
    expect(text('Transmit power')).toHaveAccessibleDescription(
      'From 10 to 30 dBm in steps of 0.25. Blank leaves it to the reader.',
    );
    expect(screen.getByRole('group', { name: 'Tag filtering' })).toBeInTheDocument();

    await choose(user, 'Operation', 'DO_NOTHING');
    await waitFor(() =>
      expect(screen.queryByRole('textbox', { name: /Transmit power/ })).not.toBeInTheDocument(),
    );
    expect(screen.getAllByRole('combobox')).toHaveLength(1);
    expect(screen.queryByRole('group', { name: 'Tag filtering' })).not.toBeInTheDocument();
    await fill(user, { Name: 'Form idle' });
    await submit(user);
    await saved('Form idle');
    expect(sent()).toEqual({
      request: `POST ${base}/create`,
      body: { name: 'Form idle', operation: 'DO_NOTHING', configuration: {} },
    });
  });

  test('[CONFIG-08] the choices are those of the region, nothing else', async () => {
    const { user } = await openNew();
    await choose(user, 'Operation', 'INVENTORY');
    expect(await offered(user, 'Reader mode')).toEqual(fcc.readerModes);
    expect(await offered(user, 'Search mode')).toEqual(fcc.searchModes);
    await user.click(box('Set a channel'));
    expect(await offered(user, 'Channel')).toEqual(['1 (902.75 MHz)', '2 (903.25 MHz)', '3 (903.75 MHz)']);
  });

  test('[CONFIG-09] locating has disabled antennas and a method, and algorithm control for an own method only', async () => {
    const { user } = await openNew();
    await choose(user, 'Operation', 'LOCATION');
    const location = group('Location');
    expect(location.getByRole('textbox', { name: /^Disabled antennas/ })).toBeInTheDocument();
    expect(await offered(user, 'Method')).toEqual([
      'DEFAULT',
      'CUSTOM',
      'FAST_CYCLE',
      'METHOD_1_18_3',
      'METHOD_1_21_3',
      'METHOD_2',
      'METHOD_3',
    ]);
    expect(location.queryByRole('textbox', { name: /^Algorithm control/ })).not.toBeInTheDocument();
    await choose(user, 'Method', 'CUSTOM');
    expect(await location.findByRole('textbox', { name: /^Algorithm control/ })).toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'Inventory' })).not.toBeInTheDocument();
  });

  test('[CONFIG-10] an inventory has search mode, polarization, estimate, antennas and sensitivity', async () => {
    const { user } = await openNew();
    await choose(user, 'Operation', 'INVENTORY');
    const inventory = group('Inventory');
    expect(inventory.getByRole('checkbox', { name: 'Polarization' })).not.toBeChecked();
    for (const name of [/^Tag population estimate/, /^Antennas/, /^Receive sensitivity/])
      expect(inventory.getByRole('textbox', { name })).toHaveValue('');
    expect(inventory.getByRole('combobox', { name: 'Search mode' })).toBeInTheDocument();
    expect(text('Receive sensitivity')).toHaveAccessibleDescription(/reader default of -80 dBm/);
  });

  test('[CONFIG-12] locating offers the sessions 2 and 3 only', async () => {
    const { user } = await openNew();
    expect(await offered(user, 'Session')).toEqual(['0', '1', '2', '3']);
    await choose(user, 'Operation', 'LOCATION');
    expect(await offered(user, 'Session')).toEqual(['2', '3']);
  });

  test('[CONFIG-13] a region with two bands offers both with what they allow, and others send nothing', async () => {
    const { user } = await openNew(etsi);
    await choose(user, 'Operation', 'THRESHOLD');
    const band = group('Regulation type');
    expect(band.getByRole('radio', { name: 'eu1: 865.7 to 865.7 MHz, at most 31.5 dBm' })).toBeChecked();
    expect(await offered(user, 'Reader mode')).toEqual(etsi.regulations.eu1.readerModes);
    await user.click(band.getByRole('radio', { name: 'eu2: 916.3 to 916.3 MHz, at most 33 dBm' }));
    await choose(user, 'Reader mode', 'MAX_MILLER');
    await fill(user, { Name: 'Form band' });
    service.give(`POST ${base}/create`, { body: { name: 'Form band', operation: 'THRESHOLD' } });
    await submit(user);
    await waitFor(() =>
      expect(sent()?.body).toEqual({
        name: 'Form band',
        operation: 'THRESHOLD',
        configuration: { readerMode: 'MAX_MILLER', session: 0, regulationType: 'eu2' },
      }),
    );
  });

  test('[CONFIG-13] a region without bands offers none', async () => {
    await openNew();
    expect(screen.queryByRole('group', { name: 'Regulation type' })).not.toBeInTheDocument();
  });

  test('[CONFIG-32] without the region information there is an alert, and the form comes when it can be had', async () => {
    service.give(optionsAsked, { status: 500, body: { message: 'no region' } });
    const { user } = await renderRemote(remote, {
      path: '/readers/configurations/new',
      serviceUrl: service.url,
    });
    const alert = await screen.findByRole('alertdialog');
    expect(alert).toHaveTextContent("Couldn't fetch region information data from the server.");
    await user.click(within(alert).getByRole('button'));
    service.takeBack(optionsAsked);
    await press(user, 'Try again');
    expect(await choice('Operation')).toBeInTheDocument();
  });
});

describe('tag filtering', () => {
  test('[CONFIG-18] is off until it is turned on; memory bank and pointer are advanced', async () => {
    const { user } = await openNew();
    await choose(user, 'Operation', 'LOCATION');
    expect(screen.queryByRole('textbox', { name: 'Tag mask' })).not.toBeInTheDocument();
    await user.click(box('Filter tags'));
    await fill(user, { 'Tag mask': 'ab' });
    expect(text('Tag mask')).toHaveValue('AB');
    expect(screen.queryByRole('textbox', { name: 'Pointer' })).not.toBeInTheDocument();
    await user.click(box('Advanced'));
    expect(text('Pointer')).toHaveValue('32');
    expect(await offered(user, 'Memory bank')).toEqual(['1 (EPC)', '2 (TID)', '3 (user memory)']);
    await fill(user, { 'Tag mask': '', Pointer: '30' });
    await submit(user);
    expect(await screen.findAllByText("Tag mask can't be blank.")).not.toHaveLength(0);
    expect(screen.getAllByText('Pointer must be a multiple of 4.')).not.toHaveLength(0);
  });

  test('[CONFIG-19] a second filter and how both are taken together are there where two are allowed', async () => {
    const { user } = await openNew();
    await fillInventory(user, 'Form two filters');
    await user.click(box('Filter tags'));
    await fill(user, { 'Tag mask': 'ABC', 'Filter 2: Tag mask': 'E2' });
    await choose(user, 'Filter operation', 'OR');
    await submit(user);
    await saved('Form two filters');
    expect(sent()?.body).toMatchObject({
      configuration: {
        filters: [
          { tagMask: 'ABC', memoryBank: 1, pointer: 32 },
          { tagMask: 'E2', memoryBank: 1, pointer: 32 },
        ],
        filterOperation: 'OR',
      },
    });
  });

  test('[CONFIG-19] locating has one filter', async () => {
    const { user } = await openNew();
    await choose(user, 'Operation', 'LOCATION');
    await user.click(box('Filter tags'));
    expect(text('Tag mask')).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: /Filter 2/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: /Filter operation/ })).not.toBeInTheDocument();
  });
});

describe('the channel', () => {
  const listed = (name: string) =>
    within(screen.getByRole('list', { name }))
      .queryAllByRole('listitem')
      .map((item) => item.querySelector('.ordered__label')?.textContent);

  const itemOf = (label: string) => {
    const item = screen.getByText(label).closest('li');
    if (!item) throw new Error(`${label} is in no list.`);
    return item;
  };
  const drag = (label: string, to: string) => {
    const dataTransfer = { setData: () => undefined };
    fireEvent.dragStart(itemOf(label), { dataTransfer });
    fireEvent.dragOver(itemOf(to), { dataTransfer });
    fireEvent.dragEnd(itemOf(label), { dataTransfer });
  };

  test('[CONFIG-15] is chosen by the reader until one is, and is sent by its index', async () => {
    const { user } = await openNew();
    await fillInventory(user, 'Form channel');
    expect(screen.queryByRole('group', { name: 'Channel mode' })).not.toBeInTheDocument();
    await user.click(box('Set a channel'));
    expect(group('Channel mode').getByRole('radio', { name: 'Fixed frequency' })).toBeChecked();
    await choose(user, 'Channel', '2 (903.25 MHz)');
    await submit(user);
    await saved('Form channel');
    expect(sent()?.body).toMatchObject({ configuration: { channelConfig: { channelIndex: 2 } } });
  });

  test('[CONFIG-16] hops through frequencies in the order in which they stand', async () => {
    const { user } = await openNew();
    await fillInventory(user, 'Form hopping');
    await user.click(box('Set a channel'));
    await user.click(screen.getByRole('radio', { name: 'Frequency hopping' }));
    expect(screen.getByText('No frequencies selected.')).toBeInTheDocument();
    for (const frequency of ['903.75 MHz (channel 3)', '902.75 MHz (channel 1)', '903.25 MHz (channel 2)'])
      await press(user, `Add ${frequency}`);
    await press(user, 'Move 903.25 MHz (channel 2) up');
    expect(listed('Selected frequencies')[1]).toBe('903.25 MHz (channel 2)');
    drag('902.75 MHz (channel 1)', '903.75 MHz (channel 3)');
    await press(user, 'Remove 903.75 MHz (channel 3)');
    expect(listed('Selected frequencies')).toEqual(['902.75 MHz (channel 1)', '903.25 MHz (channel 2)']);
    expect(listed('Available frequencies')).toEqual(['903.75 MHz (channel 3)']);
    await submit(user);
    await saved('Form hopping');
    expect(sent()?.body).toMatchObject({
      configuration: { channelConfig: { txFrequenciesInMhz: [902.75, 903.25] } },
    });
  });

  test('[CONFIG-17] messages of the list wait for a click in it, and an empty list is not sent', async () => {
    const { user } = await openNew();
    await fillInventory(user, 'Form empty list');
    await user.click(box('Set a channel'));
    await user.click(screen.getByRole('radio', { name: 'Frequency hopping' }));
    const messages = () =>
      group('Transmit frequencies')
        .queryAllByText("Transmit frequencies can't be blank.")
        .filter((each) => each.closest('.field__errors'));
    await submit(user);
    expect(
      await group('Channel mode').findByText(
        'Select the frequencies to hop through from those available below.',
      ),
    ).toBeInTheDocument();
    expect(messages()).toHaveLength(0);
    await user.click(screen.getByText('No frequencies selected.'));
    await waitFor(() => expect(messages()).toHaveLength(1));
    expect(service.changes()).toEqual([]);
  });
});

test('[CONFIG-20] the power sweep is off until it is turned on, needs its levels, and is sent', async () => {
  const { user } = await openNew();
  await fillInventory(user, 'Form sweep');
  expect(screen.queryByRole('textbox', { name: 'Minimum power level' })).not.toBeInTheDocument();
  await user.click(box('Use a power sweep'));
  await fill(user, { 'Minimum power level': '12' });
  await submit(user);
  for (const message of ["Transmit power can't be blank.", "Power level step size can't be blank."])
    expect(await screen.findAllByText(message)).not.toHaveLength(0);
  await fill(user, { 'Transmit power': '20', 'Power level step size': '0.5' });
  await user.click(box('Use a power sweep'));
  await user.click(box('Use a power sweep'));
  expect(text('Minimum power level')).toHaveValue('12');
  await submit(user);
  await saved('Form sweep');
  expect(sent()?.body).toMatchObject({
    configuration: { powerSweep: { minimumPowerLevel: 12, powerLevelStepSize: 0.5 } },
  });
});

test('[CONFIG-11] another operation clears what does not apply, says so, and sends none of it', async () => {
  const { user } = await openNew();
  await fillInventory(user, 'Form change');
  await fill(user, { 'Tag population estimate': '8', 'Receive sensitivity': '-60' });
  await choose(user, 'Operation', 'LOCATION');
  expect(
    await screen.findByText(
      'Cleared, because Location has no use for it: Search mode, Tag population estimate, Antennas, Receive sensitivity.',
    ),
  ).toBeInTheDocument();
  expect(screen.getByText('The session is now 2: Location needs session 2 or 3.')).toBeInTheDocument();
  await submit(user);
  await saved('Form change');
  expect(sent()?.body).toEqual({
    name: 'Form change',
    operation: 'LOCATION',
    configuration: { readerMode: 'HYBRID', session: 2 },
  });
});

test('[CONFIG-22] a name that is taken, and fields that are missing, each have their message', async () => {
  const { name } = await givenConfiguration();
  const { user } = await openNew();
  await submit(user);
  for (const message of ["Name can't be blank.", "Operation can't be blank."])
    expect(await screen.findAllByText(message)).not.toHaveLength(0);
  await choose(user, 'Operation', 'INVENTORY');
  await fill(user, { Name: name });
  for (const message of ["Reader mode can't be blank.", "Antennas can't be blank."])
    expect(await screen.findAllByText(message)).not.toHaveLength(0);
  await user.tab();
  expect(await screen.findAllByText('Name has already been taken.')).not.toHaveLength(0);
  expect(service.changes()).toEqual([]);
});

test('editing starts from what is stored, keeps the name, and is reviewed before it is saved', async () => {
  const stored = await givenConfiguration({
    readerMode: 'HYBRID',
    filters: [{ tagMask: 'ABC', memoryBank: 2, pointer: 4 }],
    channelConfig: { mode: 'hopping', txFrequenciesInMhz: [903.75, 902.75] },
  });
  const { user, router } = await openForm(editPath(stored.name));
  await screen.findByRole('heading', { name: `Editing ${stored.name}` });
  expect(screen.queryByRole('textbox', { name: 'Name' })).not.toBeInTheDocument();
  expect(text('Tag mask')).toHaveValue('ABC');
  expect(text('Pointer')).toHaveValue('4');
  await fill(user, { Antennas: '7', 'Tag mask': 'EF' });
  await submit(user);
  const review = within(await screen.findByRole('dialog', { name: 'Review your changes' }));
  const rows = review.getAllByRole('row').map((row) => row.textContent);
  expect(rows).toEqual([
    'FieldBeforeAfter',
    'Antennas1, 27',
    'Tag filtersABC (memory bank 2, pointer 4)EF (memory bank 2, pointer 4)',
  ]);
  await user.click(review.getByRole('button', { name: 'Save changes' }));
  await saved(stored.name);
  expect(router.state.location.pathname).toBe(`/readers/configurations/${encodeURIComponent(stored.name)}`);
  expect(await storedConfiguration(stored.name)).toMatchObject({
    antennas: '7',
    filters: [{ tagMask: 'EF', memoryBank: 2, pointer: 4 }],
    channelConfig: { mode: 'hopping', txFrequenciesInMhz: [903.75, 902.75] },
  });
});

test('what the service refuses stays in the form', async () => {
  const { user, router } = await openNew();
  await fillInventory(user, 'Form refused');
  service.give(`POST ${base}/create`, { status: 400, body: { message: 'antennas 1 is not there' } });
  await submit(user);
  const failure = await screen.findByRole('alertdialog');
  expect(failure).toHaveTextContent('The reader configuration “Form refused” could not be saved.');
  expect(failure).toHaveTextContent('antennas 1 is not there');
  await user.click(within(failure).getByRole('button'));
  expect(router.state.location.pathname).toBe('/readers/configurations/new');
  expect(text('Name')).toHaveValue('Form refused');
});
