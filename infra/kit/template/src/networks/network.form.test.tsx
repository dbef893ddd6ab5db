import { renderRemote, serviceOfTest } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { paths } from '../paths';
import remote from '../remote.generated';
import { changeNetwork, givenNetwork, storedNetworks } from './network.fixtures';

const service = serviceOfTest();

const open = () => renderRemote(remote, { path: paths.networks.new(), serviceUrl: service.url });
const field = (name: string) => screen.findByRole('textbox', { name });
const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Submit' }));

async function fill(user: UserEvent, name: string, range: string) {
  await user.type(await field('Name'), name);
  await user.type(await field('Address range'), range);
}

test('what is filled in is sent without the space around it, and its page is shown', async () => {
  const { user, router } = await open();
  await fill(user, ' New dock ', ' 10.40.0.0/16 ');
  await submit(user);
  await screen.findByText('The network “New dock” was saved.');
  expect(await screen.findByRole('heading', { level: 1, name: 'New dock' })).toBeVisible();
  const stored = (await storedNetworks()).find(({ name }) => name === 'New dock');
  expect(router.state.location.pathname).toBe(paths.networks.network(stored?.id ?? ''));
  expect(service.changes()).toEqual([
    { request: 'POST /api/networks', body: { name: 'New dock', CIDRRange: '10.40.0.0/16' } },
  ]);
});

test('what the service would refuse is said under its field, and nothing is sent', async () => {
  const { user } = await open();
  await fill(user, 'Dock', '10.40.0.0/99');
  await submit(user);
  expect(await field('Address range')).toHaveAccessibleDescription(/with a suffix from \/0 to \/32/);
  expect(await field('Address range')).toHaveValue('10.40.0.0/99');
  expect(service.changes()).toEqual([]);
});

test('a name that is taken is refused, and what was typed stays', async () => {
  const { name } = await givenNetwork();
  const { user } = await open();
  await fill(user, name, '10.40.0.0/16');
  await submit(user);
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toBeInvalid());
  expect(await field('Name')).toHaveAccessibleDescription(/Name has already been taken/);
  expect(await field('Name')).toHaveValue(name);
  expect(service.changes()).toEqual([]);
});

test('a save that fails keeps what was typed', async () => {
  const before = await storedNetworks();
  service.give('POST /api/networks', { status: 503, body: { message: 'database is starting' } });
  const { user } = await open();
  await fill(user, 'Dock', '10.40.0.0/16');
  await submit(user);
  await screen.findByText(/database is starting/);
  expect(await field('Name')).toHaveValue('Dock');
  expect(await storedNetworks()).toEqual(before);
});

test('an edit joins what somebody else saved meanwhile, and is reviewed before it is saved', async () => {
  const { id, name } = await givenNetwork('10.99.3.0/24');
  const { user } = await renderRemote(remote, { path: paths.networks.edit(id), serviceUrl: service.url });
  await user.clear(await field('Address range'));
  await user.type(await field('Address range'), '10.99.4.0/24');
  await changeNetwork(id, { name: `${name} North`, CIDRRange: '10.99.3.0/24' });
  await submit(user);
  const review = within(await screen.findByRole('dialog', { name: 'Review your changes' }));
  expect(review.getByRole('row', { name: 'Address range 10.99.3.0/24 10.99.4.0/24' })).toBeVisible();
  expect(review.getByRole('row', { name: `Name ${name} ${name} North` })).toBeVisible();
  await user.click(review.getByRole('button', { name: 'Save changes' }));
  await screen.findByText(`The network “${name} North” was saved.`);
  expect(service.changes()).toEqual([
    { request: `PUT /api/networks/${id}`, body: { name: `${name} North`, CIDRRange: '10.99.4.0/24' } },
  ]);
});

test('cancelling leads back to the list', async () => {
  const { user, router } = await open();
  await field('Name');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await screen.findByRole('grid', { name: 'Scanner networks' });
  expect(router.state.location.pathname).toBe(paths.networks.list());
});
