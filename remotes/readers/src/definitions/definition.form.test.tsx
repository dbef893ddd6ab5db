import { listZoneMaps } from '@console/api-client/zone-maps';
import { renderRemote, serviceOfTest, signedInClient } from '@console/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import remote from '../remote.generated';
import { givenDefinition, givenFacility, storeDefinition, storedDefinition } from './definition.fixtures';

const service = serviceOfTest();
const definitions = '/itemsense/configuration/v1/readerDefinitions';
const editPath = (name: string) => `/readers/definitions/${encodeURIComponent(name)}/edit`;

const openNew = () => renderRemote(remote, { path: '/readers/definitions/new', serviceUrl: service.url });
const openEdit = (name: string, pollInterval?: number) =>
  renderRemote(remote, { path: editPath(name), serviceUrl: service.url, pollInterval });

const field = (name: string | RegExp) => screen.findByRole('textbox', { name });
const choice = (name: string) => screen.findByRole('combobox', { name });
const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Submit' }));
const openReview = () => screen.findByRole('dialog', { name: 'Review your changes' });
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));

async function choose(user: UserEvent, name: string, option: string) {
  await user.click(await choice(name));
  await user.click(await screen.findByTitle(option));
}

async function fill(user: UserEvent, texts: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(texts)) {
    const input = await field(new RegExp(`^${name}( \\(optional\\))?$`));
    await user.clear(input);
    await user.paste(text);
  }
}

async function fillRequired(user: UserEvent, name: string, type = 'XARRAY') {
  const facility = await givenFacility();
  await fill(user, { Name: name, Address: '10.1.0.21', 'Serial number': '370-17-01-1068' });
  await choose(user, 'Facility', facility);
  await choose(user, 'Type', type);
  return facility;
}

async function addZone(user: UserEvent, antennaId: string, zoneName: string) {
  await user.click(screen.getByRole('button', { name: 'Add zone' }));
  const group = within(screen.getByRole('group', { name: 'Antenna zones' }));
  const id = group.getAllByRole('textbox', { name: 'Antenna id' }).at(-1) as HTMLElement;
  const zone = group.getAllByRole('combobox', { name: 'Zone name' }).at(-1) as HTMLElement;
  if (antennaId) await user.type(id, antennaId);
  if (!zoneName) return;
  await user.click(zone);
  await user.paste(zoneName);
}

const errorsOf = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .queryAllByRole('listitem')
    .map((item) => item.textContent);

/** A facility with zones of its own, one of them, and a facility that does not have it. */
async function givenZone() {
  const { rows } = await (await signedInClient()).call(listZoneMaps());
  const map = rows.find(({ facility, zones }) => facility !== undefined && zones.length > 0);
  const zone = map?.zones[0]?.name ?? '';
  const other = rows.find(
    ({ facility, zones }) => facility !== map?.facility && !zones.some(({ name }) => name === zone),
  );
  if (!map?.facility || !other?.facility) throw new Error('The emulator has no such zones.');
  return { facility: map.facility, zone, otherFacility: other.facility };
}

describe('a new reader', () => {
  test('[READER-15] has all fields, and a floor that starts as DEFAULT', async () => {
    const { user } = await openNew();
    expect(
      await screen.findByRole('heading', { name: 'Creating new reader definition' }),
    ).toBeInTheDocument();
    expect(document.title).toBe('Creating new reader definition | Reader definitions');
    for (const name of [
      'Name',
      'Address',
      'Serial number',
      'X (optional)',
      'Y (optional)',
      'Z (optional)',
      'Yaw (optional)',
    ])
      expect(await field(name)).toHaveValue('');
    expect(await field(/^Floor/)).toHaveValue('DEFAULT');
    expect(await choice('Facility')).toBeInTheDocument();
    await user.click(await choice('Type'));
    for (const type of ['XARRAY', 'XSPAN', 'SPEEDWAY', 'XPORTAL'])
      expect(await screen.findByTitle(type)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add zone' })).toBeInTheDocument();
  });

  test('[READER-26] [READER-27] is sent as documented, said to be saved, and shown', async () => {
    const { user, router } = await openNew();
    const facility = await fillRequired(user, 'Form 1');
    await fill(user, { X: '1.5', Y: '-2', Z: '3', Yaw: '90', Floor: 'Ground' });
    await addZone(user, '7', 'FACILITY');
    await submit(user);
    await screen.findByText('The reader definition “Form 1” was saved.');
    expect(service.changes()).toEqual([
      {
        request: `POST ${definitions}/create`,
        body: {
          name: 'Form 1',
          type: 'XARRAY',
          address: '10.1.0.21',
          facility,
          agentIdentifier: 'Form 1',
          serialNumber: '370-17-01-1068',
          groups: [],
          placement: { x: 1.5, y: -2, z: 3, yaw: 90, floor: 'Ground' },
          antennaZones: { 7: 'FACILITY' },
        },
      },
    ]);
    expect(router.state.location.pathname).toBe('/readers/definitions/Form%201');
    expect(await screen.findByRole('heading', { level: 1, name: 'Form 1' })).toBeInTheDocument();
  });

  test('[READER-27] that is cancelled leaves nothing behind', async () => {
    const { user, router } = await openNew();
    await fill(user, { Name: 'Form 2' });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/readers/definitions'));
    await screen.findByRole('grid', { name: 'Reader definitions' });
    expect(screen.queryByRole('link', { name: 'Form 2' })).not.toBeInTheDocument();
    expect(service.changes()).toEqual([]);
  });

  test('[READER-19] cannot take the name of another: the service is asked, once per name', async () => {
    const { name } = await givenDefinition();
    const { user } = await openNew();
    await fill(user, { Name: name });
    await user.tab();
    expect(await screen.findByText('Name has already been taken.')).toBeInTheDocument();
    const asked = `GET ${definitions}/show/${encodeURIComponent(name)}`;
    expect(service.asked().filter((request) => request === asked)).toHaveLength(1);
    await fill(user, { Name: 'Form 3' });
    await waitFor(() => expect(screen.queryByText('Name has already been taken.')).not.toBeInTheDocument());
  });

  test('[READER-19] is saved when its name is free: 404 is no error', async () => {
    const { user } = await openNew();
    await fillRequired(user, 'Form 4', 'SPEEDWAY');
    await submit(user);
    await screen.findByText('The reader definition “Form 4” was saved.');
    expect(service.asked()).toContain(`GET ${definitions}/show/Form%204`);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('[READER-27] that the service refuses keeps all that was typed', async () => {
    const { user, router } = await openNew();
    await fillRequired(user, 'Form 5');
    service.give(`POST ${definitions}/create`, { status: 400, body: { message: 'The address is in use' } });
    await submit(user);
    const failure = await screen.findByRole('alertdialog');
    expect(failure).toHaveTextContent('The reader definition “Form 5” could not be saved.');
    expect(failure).toHaveTextContent('The address is in use');
    await user.click(within(failure).getByRole('button'));
    expect(router.state.location.pathname).toBe('/readers/definitions/new');
    expect(await field('Name')).toHaveValue('Form 5');
    service.takeBack(`POST ${definitions}/create`);
    await submit(user);
    await screen.findByText('The reader definition “Form 5” was saved.');
  });
});

describe('the fields', () => {
  test('[READER-17] required ones each have a message, and the form is not sent', async () => {
    const { user } = await openNew();
    await field('Name');
    await submit(user);
    for (const label of ['Name', 'Address', 'Facility', 'Type', 'Serial number'])
      expect((await screen.findAllByText(`${label} can't be blank.`)).length).toBeGreaterThan(0);
    expect(service.changes()).toEqual([]);
  });

  test('[READER-16] coordinates are hidden for SPEEDWAY and shown for the other types; the floor stays', async () => {
    const { user } = await openNew();
    for (const type of ['SPEEDWAY', 'XARRAY', 'XSPAN', 'XPORTAL']) {
      await choose(user, 'Type', type);
      await waitFor(() =>
        expect(screen.queryAllByRole('textbox', { name: /^(X|Y|Z|Yaw) \(optional\)$/ })).toHaveLength(
          type === 'SPEEDWAY' ? 0 : 4,
        ),
      );
      expect(await field(/^Floor/)).toBeInTheDocument();
    }
  });

  test('[READER-16] changing the type judges the placement anew', async () => {
    const { user } = await openNew();
    await fillRequired(user, 'Form 6');
    await fill(user, { X: '1' });
    await submit(user);
    await waitFor(() =>
      expect(errorsOf('Placement')).toEqual(['X, Y, Z and yaw must be either all set or all blank.']),
    );
    await choose(user, 'Type', 'SPEEDWAY');
    await waitFor(() => expect(errorsOf('Placement')).toEqual([]));
    await choose(user, 'Type', 'XSPAN');
    await waitFor(() => expect(errorsOf('Placement')).toHaveLength(1));
  });

  test('[READER-24] [READER-25] placement errors stand in one list and its fields are invalid together', async () => {
    const { user } = await openNew();
    await fillRequired(user, 'Form 7');
    await fill(user, { X: 'left', Z: '0.5', Floor: '' });
    await submit(user);
    await waitFor(() =>
      expect(errorsOf('Placement')).toEqual([
        'X, Y, Z and yaw must be either all set or all blank.',
        'X must be a number.',
        'Z must be at least 1 m.',
        'Floor field is required.',
      ]),
    );
    for (const name of [/^X \(/, /^Y \(/, /^Z \(/, /^Yaw/]) expect(await field(name)).toBeInvalid();
    expect(screen.getByRole('button', { name: 'Submit' })).toHaveAttribute('aria-disabled', 'true');
    await submit(user);
    expect(service.changes()).toEqual([]);
    await fill(user, { X: '', Z: '' });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Submit' })).not.toHaveAttribute('aria-disabled'),
    );
  });

  test('[READER-20] a zone row needs both antenna id and zone name, and can be removed', async () => {
    const { user } = await openNew();
    await fillRequired(user, 'Form 8');
    await addZone(user, '1', '');
    await addZone(user, '', 'FACILITY');
    await submit(user);
    await waitFor(() =>
      expect(errorsOf('Antenna zones')).toEqual([
        'All antenna zones must have both an Antenna ID and Zone Name',
      ]),
    );
    await user.click(screen.getByRole('button', { name: 'Remove antenna zone 2' }));
    await user.click(screen.getByRole('button', { name: 'Remove antenna zone 1' }));
    await waitFor(() => expect(errorsOf('Antenna zones')).toEqual([]));
    expect(screen.queryByRole('textbox', { name: 'Antenna id' })).not.toBeInTheDocument();
  });

  test('[READER-21] [READER-25] zone errors stand in one list, however many rows have them', async () => {
    const { user } = await openNew();
    await fillRequired(user, 'Form 9');
    await addZone(user, '53', 'FACILITY');
    await addZone(user, '0', 'FACILITY');
    await addZone(user, '4', 'FACILITY');
    await addZone(user, '4', 'ABSENT');
    await submit(user);
    await waitFor(() =>
      expect(errorsOf('Antenna zones')).toEqual([
        "Antenna Id's must be between 1-52",
        'Antenna 4 stands in more than one row: each antenna maps to one zone only.',
      ]),
    );
    expect(service.changes()).toEqual([]);
  });

  test('[READER-22] zones have to exist in the facility, which is checked again when the facility changes', async () => {
    const { facility, zone, otherFacility } = await givenZone();
    const { user } = await openNew();
    await fillRequired(user, 'Form 10');
    await choose(user, 'Facility', otherFacility);
    await addZone(user, '1', zone);
    await submit(user);
    await waitFor(() =>
      expect(errorsOf('Antenna zones')).toEqual([
        `There is no zone ${zone} in the facility ${otherFacility}.`,
      ]),
    );
    await choose(user, 'Facility', facility);
    await waitFor(() => expect(errorsOf('Antenna zones')).toEqual([]));
  });

  test('[READER-22] zones are not checked while the zone maps cannot be loaded, and the form says so', async () => {
    service.give('GET /itemsense/configuration/v1/zoneMaps/show', { status: 500, body: { message: 'no' } });
    const { user } = await openNew();
    await screen.findByText(/The zone maps could not be loaded/);
    await fillRequired(user, 'Form 11');
    await addZone(user, '1', 'Nowhere');
    service.takeBack('GET /itemsense/configuration/v1/zoneMaps/show');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(screen.queryByText(/The zone maps could not be loaded/)).not.toBeInTheDocument(),
    );
    await submit(user);
    await waitFor(() => expect(errorsOf('Antenna zones')).toHaveLength(1));
  });
});

describe('editing', () => {
  test('[READER-15] has the same fields without name and type', async () => {
    const { name } = await givenDefinition({ type: 'XSPAN' });
    await openEdit(name);
    await screen.findByRole('heading', { name: `Editing ${name}` });
    expect(await field('Address')).toBeInTheDocument();
    expect(await choice('Facility')).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Name' })).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'Type' })).not.toBeInTheDocument();
    expect(screen.getByText('XSPAN')).toBeInTheDocument();
  });

  test('[READER-26] [READER-24] replaces the definition and keeps what the form does not edit', async () => {
    const placement = { x: 1, y: 2, z: 3, yaw: 4, pitch: 5, roll: 6, floor: 'Ground' };
    const stored = await givenDefinition({
      groups: ['docks'],
      readerZone: 'Dock',
      agentIdentifier: 'agent-7',
      placement,
      antennaZones: [{ antennaId: 3, zoneName: 'ABSENT' }],
    });
    const { user } = await openEdit(stored.name);
    await fill(user, { Address: '10.9.9.9', X: '7' });
    await submit(user);
    const review = within(await openReview());
    expect(rowsOf(review.getByRole('table', { name: 'What you changed' }))).toEqual([
      ['Address', stored.address, '10.9.9.9'],
      ['Placement – X', '1', '7'],
    ]);
    await user.click(review.getByRole('button', { name: 'Save changes' }));
    await screen.findByText(`The reader definition “${stored.name}” was saved.`);
    expect(service.changes()).toEqual([
      {
        request: `PUT ${definitions}/createOrReplace`,
        body: {
          name: stored.name,
          type: stored.type,
          address: '10.9.9.9',
          facility: stored.facility,
          agentIdentifier: 'agent-7',
          serialNumber: stored.serialNumber,
          groups: ['docks'],
          readerZone: 'Dock',
          placement: { ...placement, x: 7 },
          antennaZones: { 3: 'ABSENT' },
        },
      },
    ]);
    expect(await screen.findByText('10.9.9.9')).toBeInTheDocument();
  });

  test('a change of facility can be undone from its report; what others changed since stays', async () => {
    const { facility, zone, otherFacility } = await givenZone();
    const stored = await givenDefinition({ facility, antennaZones: [{ antennaId: 1, zoneName: zone }] });
    const { user } = await openEdit(stored.name);
    await choose(user, 'Facility', otherFacility);
    await user.click(await screen.findByRole('button', { name: 'Remove antenna zone 1' }));
    await submit(user);
    const review = within(await openReview());
    await user.click(review.getByRole('button', { name: 'Save changes' }));
    await screen.findByText(`The reader definition “${stored.name}” was saved.`);
    const moved = await storedDefinition(stored.name);
    expect(moved).toMatchObject({ facility: otherFacility, antennaZones: [] });
    if (moved) await storeDefinition({ ...moved, address: '10.8.8.8' });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () =>
      expect(await storedDefinition(stored.name)).toMatchObject({
        facility,
        antennaZones: [{ antennaId: 1, zoneName: zone }],
        address: '10.8.8.8',
      }),
    );
  });

  test('joins what somebody else saved meanwhile, in the form and beside it', async () => {
    const stored = await givenDefinition({
      groups: ['docks'],
      placement: { x: 1, y: 2, z: 3, yaw: 4, floor: 'Ground' },
    });
    const { user } = await openEdit(stored.name);
    await fill(user, { Address: '10.9.9.9' });
    await storeDefinition({ ...stored, serialNumber: '370-17-01-2222', groups: ['docks', 'night'] });
    await submit(user);
    const review = within(await openReview());
    expect(rowsOf(review.getByRole('table', { name: 'What you changed' }))).toEqual([
      ['Address', stored.address, '10.9.9.9'],
    ]);
    expect(
      rowsOf(review.getByRole('table', { name: 'Changed by someone else while you were editing, and kept' })),
    ).toEqual([['Serial number', stored.serialNumber, '370-17-01-2222']]);
    await user.click(review.getByRole('button', { name: 'Save changes' }));
    await screen.findByText(`The reader definition “${stored.name}” was saved.`);
    expect(await storedDefinition(stored.name)).toMatchObject({
      address: '10.9.9.9',
      serialNumber: '370-17-01-2222',
      groups: ['docks', 'night'],
    });
  });

  test('asks whose value is kept of what somebody else changed differently', async () => {
    const stored = await givenDefinition();
    const { user } = await openEdit(stored.name);
    await fill(user, { Address: 'mine.example' });
    await storeDefinition({ ...stored, address: 'theirs.example' });
    await submit(user);
    const review = within(await openReview());
    const conflict = within(review.getByRole('group', { name: /^Address was changed by someone else/ }));
    expect(review.getByRole('button', { name: 'Save changes' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(conflict.getByRole('radio', { name: /theirs\.example/ }));
    await user.click(review.getByRole('button', { name: 'Save changes' }));
    await screen.findByText(`The reader definition “${stored.name}” was saved.`);
    expect((await storedDefinition(stored.name))?.address).toBe('theirs.example');
  });

  test('[READER-27] that is cancelled leaves the stored record unchanged', async () => {
    const { name, address } = await givenDefinition();
    const { user, router } = await openEdit(name);
    await fill(user, { Address: '10.9.9.9' });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() =>
      expect(router.state.location.pathname).toBe(`/readers/definitions/${encodeURIComponent(name)}`),
    );
    expect(await screen.findByText(address)).toBeInTheDocument();
    expect(service.changes()).toEqual([]);
    expect((await storedDefinition(name))?.address).toBe(address);
  });

  test('is not disturbed by polls while typing', async () => {
    const { name } = await givenDefinition();
    const { user } = await openEdit(name, 20);
    await fill(user, { Address: 'typed-by-hand' });
    const polls = () => service.asked().filter((request) => request.endsWith('/facilities/show')).length;
    const before = polls();
    await waitFor(() => expect(polls()).toBeGreaterThan(before + 2));
    expect(await field('Address')).toHaveValue('typed-by-hand');
    const shows = service.asked().filter((request) => request.includes('/readerDefinitions/show/'));
    expect(shows).toHaveLength(1);
  });

  test('starts from the stored record, not from an older one the list has seen', async () => {
    const { name } = await givenDefinition();
    const { router } = await renderRemote(remote, {
      path: '/readers/definitions',
      serviceUrl: service.url,
      pollInterval: 600_000,
    });
    await screen.findByRole('link', { name });
    service.give(`GET ${definitions}/show/${encodeURIComponent(name)}`, {
      body: { name, type: 'XARRAY', address: 'changed-since' },
    });
    await act(() => router.navigate(editPath(name)));
    expect(await field('Address')).toHaveValue('changed-since');
  });

  test('[READER-28] an unknown name is said to be unknown', async () => {
    await openEdit('Nowhere 8');
    expect(await screen.findByText('There is no reader definition named "Nowhere 8".')).toBeInTheDocument();
  });
});
