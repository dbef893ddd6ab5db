import { chooseOption, renderRemote, serviceOfTest } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../remote.generated';

const service = serviceOfTest();
beforeEach(() => emulator.reset());

const scan = 'GET /api/readers?networks=1&refresh=true';
const registrations = '/api/capInstall/readerUpdates';
const dock = {
  name: 'xPortal-12',
  serialNumber: '372-21-14-0107',
  ipAddress: '10.20.1.41',
  simpleModelName: 'xPortal',
};
const aisle = { name: 'xArray-11', ipAddress: '10.20.1.42', simpleModelName: 'xArray' };
const locked = { ipAddress: '10.20.1.43', needsAuth: true };
const known = { name: 'MS-Checkout-1', ipAddress: '10.21.4.11', known: true };

/** Opens the page with these readers found. */
async function openWith(...found: readonly object[]) {
  service.give(scan, { body: found });
  return renderRemote(remote, { path: '/readers/register?networks=1', serviceUrl: service.url });
}

const form = () => within(screen.getByRole('form', { name: 'Registration' }));
const readers = async () => within(await screen.findByRole('grid', { name: 'Scanned readers' }));
const select = async (name: string) => (await readers()).findByRole('checkbox', { name: `Select ${name}` });
const register = () => screen.getByRole('button', { name: 'Register' });
const started = () => service.changes().filter(({ request }) => request === `POST ${registrations}`);

test('[REGISTER-10] the form shows the host address of the server with a description', async () => {
  await openWith();
  expect(form().getByRole('textbox', { name: /^Server hostname/ })).toHaveAccessibleDescription(
    /address by which readers reach this server/,
  );
});

test('[REGISTER-12] without readers that need a password there is no such step', async () => {
  await openWith(dock);
  await readers();
  expect(screen.queryByRole('group', { name: /passwords/ })).not.toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Step 2: Readers' })).toBeInTheDocument();
});

test('[REGISTER-12, REGISTER-13, REGISTER-14] a password is set by root, verified and checked; the reader can then be selected', async () => {
  service.give('PUT /api/readers/authenticate', { status: 200 });
  service.give('GET /api/readers/find/10.20.1.43?type=ip', {
    body: { ...locked, name: 'Speedway', needsAuth: false },
  });
  const { user } = await openWith(dock, locked);
  const step = within(await screen.findByRole('group', { name: 'Step 2: Reader passwords' }));
  expect(screen.getByRole('group', { name: 'Step 3: Readers' })).toBeInTheDocument();
  const row = step.getByRole('group', { name: '10.20.1.43' });
  await user.click(await select('10.20.1.43'));
  expect(await select('10.20.1.43')).not.toBeChecked();
  await user.type(within(row).getByLabelText('Password'), 'dock-5-East{Enter}');
  expect(await within(row).findByText('Password set')).toBeInTheDocument();
  expect(within(row).queryByLabelText('Password')).not.toBeInTheDocument();
  expect(service.changes()).toEqual([
    {
      request: 'PUT /api/readers/authenticate',
      body: { ipAddress: '10.20.1.43', username: 'root', password: 'dock-5-East' },
    },
  ]);
  await user.click(await select('Speedway'));
  expect(await select('Speedway')).toBeChecked();
});

test('[REGISTER-14] a password that is refused leaves the row unset, and the error names the address', async () => {
  service.give('PUT /api/readers/authenticate', { status: 400, body: { message: 'wrong password' } });
  const { user } = await openWith(locked);
  const field = await screen.findByLabelText('Password');
  await user.type(field, 'guess');
  await user.click(screen.getByRole('button', { name: 'Set password' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('The password of the reader at 10.20.1.43 could not be set.');
  expect(dialog).toHaveTextContent('wrong password');
  expect(screen.queryByText('Password set')).not.toBeInTheDocument();
  await user.click(within(dialog).getByRole('button'));
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveValue('guess');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(/^The reader refused this password\./);
  await user.keyboard('dock-5-East');
  expect(field).toHaveValue('dock-5-East');
  expect(field).toBeValid();
});

test('[REGISTER-14] a failure of the service says nothing about the password', async () => {
  service.give('PUT /api/readers/authenticate', { status: 500, body: { message: 'out of order' } });
  const { user } = await openWith(locked);
  const field = await screen.findByLabelText('Password');
  await user.type(field, 'guess{Enter}');
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('out of order');
  expect(field).toBeValid();
});

test('the focus goes from a password that was set to the next one, and from the last to the readers', async () => {
  service.give('PUT /api/readers/authenticate', { status: 200 });
  const another = { ipAddress: '10.20.1.44', needsAuth: true };
  for (const reader of [locked, another])
    service.give(`GET /api/readers/find/${reader.ipAddress}?type=ip`, {
      body: { ...reader, needsAuth: false },
    });
  const { user } = await openWith(dock, locked, another);
  const [first] = await screen.findAllByLabelText('Password');
  await user.type(first as HTMLElement, 'dock-5-East{Enter}');
  const second = () => within(screen.getByRole('group', { name: '10.20.1.44' })).getByLabelText('Password');
  await waitFor(() => expect(second()).toHaveFocus());
  await user.type(second(), 'dock-5-East');
  await user.click(screen.getByRole('button', { name: 'Set password' }));
  await waitFor(() => expect(screen.getByRole('group', { name: 'Step 3: Readers' })).toHaveFocus());
});

test('[REGISTER-14] a reader that still asks for a password is not set', async () => {
  service.give('PUT /api/readers/authenticate', { status: 200 });
  service.give('GET /api/readers/find/10.20.1.43?type=ip', { body: locked });
  const { user } = await openWith(locked);
  await user.type(await screen.findByLabelText('Password'), 'guess{Enter}');
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('The reader still asks for a password.');
  expect(screen.queryByText('Password set')).not.toBeInTheDocument();
});

test('[REGISTER-15] scanned readers have name, serial number, address, model and facility', async () => {
  await openWith(dock);
  const grid = await readers();
  await grid.findByRole('columnheader', { name: 'Facility' });
  expect(grid.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    '',
    'Name',
    'Serial number',
    'IP address',
    'Model',
    'Known as',
    'Facility',
  ]);
  const [, name, serial, address, model] = within(grid.getByRole('row', { name: /xPortal-12/ })).getAllByRole(
    'gridcell',
  );
  expect([name, serial, address, model].map((cell) => cell?.textContent)).toEqual([
    'xPortal-12',
    '372-21-14-0107',
    '10.20.1.41',
    'xPortal',
  ]);
});

test('[REGISTER-15, REGISTER-18, REGISTER-19, REGISTER-21] selected readers are registered with their facilities, and that is said', async () => {
  const { user } = await openWith(dock, aisle);
  await user.click(await select('xPortal-12'));
  await user.click(await select('xArray-11'));
  await chooseOption(user, 'Set facility of 2 selected readers', 'Market Street Store');
  for (const name of ['xPortal-12', 'xArray-11'])
    expect(screen.getByRole('combobox', { name: `Facility of ${name}` })).toHaveValue('Market Street Store');
  await chooseOption(user, 'Facility of xPortal-12', 'Columbus Distribution Center');
  await user.type(form().getByRole('textbox', { name: /^Server hostname/ }), 'server.example:8443');
  await user.click(register());
  expect(await screen.findByText(/^Registration \d+ started: 2 readers/)).toBeInTheDocument();
  await waitFor(() =>
    expect(service.changes()).toEqual([
      {
        request: `POST ${registrations}`,
        body: {
          readers: [
            { ...dock, facility: 'Columbus Distribution Center' },
            { ...aisle, facility: 'Market Street Store' },
          ],
          hostname: 'server.example:8443',
          imageType: 'IS_AGENT',
          versionId: 'CAP_LATEST',
        },
      },
      {
        request: 'POST /api/ongoingProcesses',
        body: {
          initiatedFrom: 'registration',
          maxTimeMinutes: 20,
          processId: expect.stringMatching(/^\d+$/),
          processType: 'capInstall',
        },
      },
    ]),
  );
});

test('a reader in no facility is not registered while there are several; the one of its network is suggested', async () => {
  const elsewhere = { name: 'xArray-99', ipAddress: '172.16.0.9', simpleModelName: 'xArray' };
  service.give('GET /api/networks', {
    body: [{ id: 1, name: 'Market Street Store', CIDRRange: '10.20.1.0/24' }],
  });
  const { user } = await openWith(dock, elsewhere);
  await user.click(await select('xPortal-12'));
  await user.click(await select('xArray-99'));
  const facility = () => screen.getByRole('combobox', { name: 'Facility of xArray-99' });
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Facility of xPortal-12' })).toHaveValue(
      'Market Street Store',
    ),
  );
  expect(facility()).toHaveAttribute('aria-invalid', 'true');
  await user.click(register());
  expect(screen.getByRole('group', { name: 'Step 2: Readers' })).toHaveTextContent(
    'Choose a facility for xArray-99.',
  );
  expect(started()).toEqual([]);
  await chooseOption(user, 'Facility of xArray-99', 'Market Street Store');
  expect(facility()).not.toHaveAttribute('aria-invalid');
  await user.click(register());
  await screen.findByText(/^Registration \d+ started: 2 readers/);
});

test('[REGISTER-15] one facility for the new readers leaves a known one where it is', async () => {
  service.give('GET /itemsense/health/v1/readers', {
    body: [{ readerName: 'MS-Checkout-1', state: 'NOT_RESPONDING' }],
  });
  const { user } = await openWith({ ...known, facility: 'Columbus Distribution Center' }, dock, aisle);
  await readers();
  await chooseOption(user, 'Set facility of 2 new readers', 'Market Street Store');
  for (const name of ['xPortal-12', 'xArray-11'])
    expect(screen.getByRole('combobox', { name: `Facility of ${name}` })).toHaveValue('Market Street Store');
  expect(screen.getByRole('combobox', { name: 'Facility of MS-Checkout-1' })).toHaveValue(
    'Columbus Distribution Center',
  );
});

test('new readers come first, say that they are, and are selected at once', async () => {
  service.give('GET /itemsense/health/v1/readers', {
    body: [{ readerName: 'MS-Checkout-1', state: 'NOT_RESPONDING' }],
  });
  const { user } = await openWith(known, dock, aisle);
  const grid = await readers();
  await grid.findByText('Registered, unhealthy');
  expect(
    grid.getAllByRole('row').map((row) => row.textContent?.match(/xPortal|xArray-11|MS-Checkout/)?.[0]),
  ).toEqual([undefined, 'xPortal', 'xArray-11', 'MS-Checkout']);
  await user.click(screen.getByRole('button', { name: 'Select new (2)' }));
  expect(await select('xPortal-12')).toBeChecked();
  expect(await select('xArray-11')).toBeChecked();
  expect(await select('MS-Checkout-1')).not.toBeChecked();
});

test('[REGISTER-16] registered readers are not selectable, and are listed with name and address', async () => {
  service.give('GET /itemsense/health/v1/readers', {
    body: [
      {
        readerName: 'MS-Checkout-1',
        state: 'IDLE',
        ...Object.fromEntries(
          ['connection', 'throughput', 'hardware', 'software', 'clockSync'].map((component) => [
            `${component}Status`,
            { status: 'HEALTHY' },
          ]),
        ),
      },
    ],
  });
  const { user } = await openWith(dock, known);
  await user.click(await screen.findByRole('button', { name: '1 reader is registered already' }));
  const list = within(screen.getByRole('region', { name: '1 reader is registered already' }));
  expect(list.getByRole('term')).toHaveTextContent('MS-Checkout-1');
  expect(list.getByRole('definition')).toHaveTextContent('10.21.4.11');
  expect((await readers()).queryByText('MS-Checkout-1')).not.toBeInTheDocument();
});

test('[REGISTER-17] without a reader to register a message says so', async () => {
  await openWith();
  expect(await screen.findByText('No readers are available for registration.')).toBeInTheDocument();
});

test('[REGISTER-11, REGISTER-17] registering needs a reader and a proper hostname, and sends nothing without', async () => {
  const { user } = await openWith(dock);
  await readers();
  const hostname = form().getByRole('textbox', { name: /^Server hostname/ });
  await user.type(hostname, 'http://server');
  await user.click(register());
  expect(screen.getByRole('group', { name: 'Step 2: Readers' })).toHaveTextContent(
    'At least one reader is required for registration.',
  );
  expect(hostname).toHaveAccessibleDescription(/A valid hostname or IP is required/);
  expect(started()).toEqual([]);
});

test('[REGISTER-21] a start that fails shows the error and keeps what was chosen', async () => {
  service.give(`POST ${registrations}`, { status: 500, body: { message: 'no package' } });
  const { user } = await openWith({ ...dock, facility: 'Market Street Store' });
  await user.click(await select('xPortal-12'));
  await user.click(register());
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('The registration could not be started.');
  expect(dialog).toHaveTextContent('no package');
  const box = (await screen.findByRole('grid', { name: 'Scanned readers', hidden: true })).querySelector(
    '[aria-label="Select xPortal-12"]',
  );
  expect(box).toBeChecked();
});

test('[REGISTER-21] one that was started elsewhere meanwhile is told as such', async () => {
  service.give(`POST ${registrations}`, { status: 409, body: { message: 'Registration 4 is in progress' } });
  const { user } = await openWith({ ...dock, facility: 'Market Street Store' });
  await user.click(await select('xPortal-12'));
  await user.click(register());
  expect(await screen.findByText(/A registration is already in progress/)).toBeInTheDocument();
});

test('[REGISTER-02, REGISTER-21] while a registration runs another is blocked, and the form neither opens nor closes', async () => {
  const { user } = await openWith({ ...dock, facility: 'Market Street Store' });
  await user.click(await select('xPortal-12'));
  await user.click(register());
  await screen.findByText(/^Registration \d+ started: 1 reader/);
  const toggle = screen.getByRole('button', { name: 'Registration' });
  await waitFor(() => expect(toggle).toHaveAttribute('aria-disabled', 'true'));
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await user.click(register());
  expect(await screen.findByText(/A registration is already in progress/)).toBeInTheDocument();
  expect(started()).toHaveLength(1);
});

test('[REGISTER-31] registered readers that cannot be fetched are told', async () => {
  service.give('GET /itemsense/health/v1/readers', { status: 500, body: { message: 'out of order' } });
  await openWith(dock);
  expect(await screen.findByText(/The readers that are registered could not be fetched/)).toBeInTheDocument();
  expect(await select('xPortal-12')).toBeInTheDocument();
});
