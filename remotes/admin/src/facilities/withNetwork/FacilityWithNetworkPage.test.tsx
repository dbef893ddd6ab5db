import { readSystem, writeBundle } from '@console/api-client/configuration-bundle';
import { createNetwork } from '@console/api-client/networks';
import { renderRemote, serviceOfTest, signedInClient } from '@console/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../paths';
import remote from '../../remote.generated';

const service = serviceOfTest();
beforeEach(() => emulator.reset());

const configured = async () => writeBundle((await readSystem(await signedInClient())).configuration, 'json');

const nameField = () => screen.findByRole('textbox', { name: 'Name of the new facility' });
const rangeField = () => screen.getByRole('textbox', { name: 'Subnet range of the new facility' });
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

async function begin() {
  const rendered = await renderRemote(remote, { path: paths.facilities(), serviceUrl: service.url });
  await rendered.user.click(await screen.findByRole('link', { name: 'New facility with its network' }));
  return { ...rendered, name: await nameField() };
}

const create = (user: Awaited<ReturnType<typeof begin>>['user']) =>
  user.click(screen.getByRole('button', { name: 'Create facility' }));

async function undoAll(user: Awaited<ReturnType<typeof begin>>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Undo everything', busy: false }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Undo everything' }));
  await screen.findByText('Everything that was made for Harbour Street Store is undone.');
}

test('what is missing or taken is named, and nothing is sent', async () => {
  const { user, name } = await begin();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('New facility with its network');
  type(name, 'Riverside Hospital');
  type(rangeField(), '10.31.4.0/40');
  await create(user);
  await waitFor(() => expect(rangeField()).toHaveAccessibleDescription(/with a suffix from \/0 to \/32/));
  await waitFor(() => expect(name).toHaveAccessibleDescription(/taken/));
  type(name, '');
  type(rangeField(), '');
  await create(user);
  await waitFor(() => expect(name).toHaveAccessibleDescription(/can't be blank/));
  expect(rangeField()).toHaveAccessibleDescription(/can't be blank/);
  expect(service.changes()).toEqual([]);
});

test('a facility and its network are made by one form, without a review, and undone as one', async () => {
  const before = await configured();
  const { user, name } = await begin();
  type(name, 'Harbour Street Store');
  type(rangeField(), '10.31.4.0/24');
  await create(user);
  expect(await screen.findByText('All 2 changes applied.')).toBeVisible();
  expect(name).not.toBeVisible();
  expect(service.changes().map(({ body }) => body)).toEqual([
    { name: 'Harbour Street Store' },
    expect.objectContaining({ name: 'Harbour Street Store', CIDRRange: '10.31.4.0/24' }),
  ]);
  await undoAll(user);
  expect(await configured()).toBe(before);
  expect(name).toHaveValue('Harbour Street Store');
});

test('what the service refuses is corrected in the form, and what is there already is not made again', async () => {
  const before = await configured();
  const networks = 'POST /api/networks';
  service.give(networks, { status: 400, body: { message: 'The range overlaps another one.' } });
  const { user, name } = await begin();
  type(name, 'Harbour Street Store');
  type(rangeField(), '10.31.0.0/16');
  await create(user);
  expect(await screen.findByText('1 of 2 changes applied.')).toBeVisible();
  expect(await screen.findByRole('row', { name: /Refused.*The range overlaps/ })).toBeVisible();
  expect(name).toBeVisible();
  expect(rangeField()).toHaveValue('10.31.0.0/16');
  service.takeBack(networks);
  type(rangeField(), '10.31.4.0/24');
  await create(user);
  expect(await screen.findByText('The change is applied.')).toBeVisible();
  expect(service.changes().at(-1)?.body).toMatchObject({ CIDRRange: '10.31.4.0/24' });
  await undoAll(user);
  expect(await configured()).toBe(before);
});

test('a network of that name stays as it is: the new one gets a number', async () => {
  const client = await signedInClient();
  await client.call(createNetwork({ name: 'Warehouse', CIDRRange: '10.9.9.0/24' }));
  const { user, name } = await begin();
  type(name, 'Warehouse');
  type(rangeField(), '10.31.4.0/24');
  await create(user);
  await screen.findByText('All 2 changes applied.');
  expect(service.changes().at(-1)?.body).toMatchObject({ name: 'Warehouse 2', CIDRRange: '10.31.4.0/24' });
});
