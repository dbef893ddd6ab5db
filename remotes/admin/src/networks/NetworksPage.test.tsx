import { renderRemote, serviceOfTest } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '../paths';
import remote from '../remote.generated';
import { givenNetwork, storedNetworks } from './network.fixtures';

const service = serviceOfTest();

const open = () => renderRemote(remote, { path: paths.admin.scannerConfig(), serviceUrl: service.url });
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const section = () => screen.findByRole('button', { name: 'Add network' });
const field = (name: string) => screen.findByRole('textbox', { name });

async function openForm() {
  const { user } = await open();
  await user.click(await section());
  return user;
}

test('[ADMIN-07] [ADMIN-10] the list shows every network with its range; deleting one asks, says so and refreshes', async () => {
  const { id, name } = await givenNetwork('10.99.1.0/24');
  const { user } = await open();
  const row = within(await rowOf(name));
  expect(row.getByText('10.99.1.0/24')).toBeInTheDocument();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Name',
    'Subnet range',
    'Actions',
  ]);
  await user.click(row.getByRole('button', { name: `Delete ${name}` }));
  const question = await screen.findByRole('alertdialog', { name: `Delete ${name}?` });
  expect(service.changes()).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await screen.findByText(`The network “${name}” was deleted.`);
  expect(service.changes()).toEqual([{ request: `DELETE /api/networks/${id}`, body: undefined }]);
  await waitFor(() => expect(screen.queryByRole('row', { name: new RegExp(name) })).not.toBeInTheDocument());
});

test('[ADMIN-08] the form opens and closes, with an example and help for the range; cancel keeps nothing', async () => {
  const { user } = await open();
  expect(await section()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('form')).toBeNull();
  await user.click(await section());
  expect(await section()).toHaveAttribute('aria-expanded', 'true');
  const range = await field('Subnet range');
  expect(range).toHaveAttribute('placeholder', '10.32.4.0/24');
  expect(range).toHaveAccessibleDescription(/An IPv4 address, or a subnet in CIDR form/);
  await user.type(await field('Name'), 'Dock');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await section()).toHaveAttribute('aria-expanded', 'false');
  await user.click(await section());
  expect(await field('Name')).toHaveValue('');
  expect(service.changes()).toEqual([]);
});

test('[ADMIN-07] [ADMIN-10] a network is listed once the service has it, not before, and its addition is said', async () => {
  const user = await openForm();
  const answer = service.hold('POST /api/networks');
  await user.type(await field('Name'), ' New dock ');
  await user.type(await field('Subnet range'), ' 10.40.0.0/16 ');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() =>
    expect(service.changes()).toEqual([
      { request: 'POST /api/networks', body: { name: 'New dock', CIDRRange: '10.40.0.0/16' } },
    ]),
  );
  expect(screen.queryByRole('row', { name: /New dock/ })).toBeNull();
  const stored = await givenNetwork('10.40.0.0/16', 'New dock');
  answer({ body: { ...stored, id: Number(stored.id) } });
  await screen.findByText('The network “New dock” was saved.');
  expect(await rowOf('New dock')).toBeInTheDocument();
  await waitFor(async () => expect(await field('Name')).toHaveFocus());
  expect(await field('Name')).toHaveValue('');
});

test('[ADMIN-09] what is wrong is said under its field and nothing is sent; a name that is taken is refused', async () => {
  const { name } = await givenNetwork();
  const user = await openForm();
  await user.type(await field('Name'), name);
  await user.type(await field('Subnet range'), '10.0.0.0/33');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await field('Subnet range')).toHaveAccessibleDescription(/with a suffix from \/0 to \/32/);
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
      /Name has already been taken/,
    ),
  );
  expect(await field('Subnet range')).toHaveValue('10.0.0.0/33');
  expect(service.changes()).toEqual([]);
});

test('a save that fails keeps what was typed', async () => {
  const before = await storedNetworks();
  service.give('POST /api/networks', { status: 503, body: { message: 'database is starting' } });
  const user = await openForm();
  await user.type(await field('Name'), 'Dock');
  await user.type(await field('Subnet range'), '10.40.0.0/16');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByText(/database is starting/);
  expect(await screen.findByDisplayValue('Dock')).toBeInTheDocument();
  expect(await storedNetworks()).toEqual(before);
});
