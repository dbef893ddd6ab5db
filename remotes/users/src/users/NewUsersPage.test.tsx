import { createServiceClient } from '@console/api-client';
import { signIn } from '@console/api-client/authentication';
import { chooseOption, renderRemote, serviceOfTest } from '@console/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import remote from '../remote.generated';
import { givenUser, storedUsers } from './user.fixtures';

const service = serviceOfTest();
const creating = 'POST /itemsense/configuration/v1/users/create';
const open = () => renderRemote(remote, { path: '/users/new-users', serviceUrl: service.url });
const names = () => screen.findByRole('textbox', { name: 'Names or mail addresses' });
const create = () => screen.getByRole('button', { name: 'Create users' });

afterEach(() => jest.restoreAllMocks());

test('several users are made at once, with roles, and their passwords stand on a sheet', async () => {
  const { user } = await open();
  await user.click(await names());
  await user.paste('SheetOne\n"Lee" <sheet.two@example.com>, SheetThree');
  const read = within(screen.getByRole('region', { name: 'Users that will be created' }));
  expect(read.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'SheetOne',
    'sheettwo',
    'SheetThree',
  ]);
  expect(read.getByRole('status')).toHaveTextContent('3 users, each with a password of its own.');
  await chooseOption(user, 'Roles (optional)', 'DataReader');
  await user.click(create());
  const title = '3 users created: hand over the passwords now';
  const sheet = await screen.findByRole('region', { name: title });
  expect(sheet).toHaveFocus();
  const slips = within(sheet).getAllByRole('listitem');
  expect(slips).toHaveLength(3);
  const passwords = slips.map((slip) => slip.querySelector('code')?.textContent ?? '');
  expect(new Set(passwords).size).toBe(3);
  expect(await storedUsers()).toEqual(
    expect.arrayContaining(
      ['SheetOne', 'sheettwo', 'SheetThree'].map((name) => ({ name, roles: ['DataReader'] })),
    ),
  );
  const client = createServiceClient({ baseUrl: emulator.url });
  const answer = await client.call(signIn({ name: 'sheettwo', password: passwords[1] ?? '' }));
  expect(answer.user.name).toBe('sheettwo');
  expect(await names()).toHaveValue('');
});

test('names that are taken or not allowed are named before anything is sent', async () => {
  const taken = await givenUser();
  const { user } = await open();
  await user.click(await names());
  await user.paste(`${taken.toLowerCase()}, a-b`);
  await user.click(create());
  const field = await names();
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription(
      expect.stringContaining(
        `This name may only contain letters and digits: a-b. This name is taken: ${taken.toLowerCase()}.`,
      ),
    ),
  );
  expect(await names()).toHaveFocus();
  expect(service.changes()).toEqual([]);
});

test('whoever could not be made is told why and stays in the field; the others have their slips', async () => {
  service.give(creating, { status: 500, body: { message: 'disk full' } });
  const { user } = await open();
  await user.click(await names());
  await user.paste('FailOne');
  await user.click(create());
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('1 user was not created. Its name is still in the field.');
  expect(alert).toHaveTextContent(/FailOne: .*disk full/);
  expect(await names()).toHaveValue('FailOne');
  expect(screen.queryByRole('region', { name: /hand over/ })).toBeNull();
});

test('passwords that were neither saved nor printed are not lost without a question', async () => {
  service.give(creating, { body: { name: 'Asked', roles: [] } });
  const { user, router } = await open();
  await user.click(await names());
  await user.paste('Asked');
  await user.click(create());
  const sheet = await screen.findByRole('region', { name: /hand over/ });
  await act(() => router.navigate('/users'));
  const question = screen.getByRole('alertdialog', { name: 'Leave without saving?' });
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
  expect(sheet).toBeVisible();
  jest.spyOn(window, 'print').mockImplementation(() => undefined);
  await user.click(screen.getByRole('button', { name: 'Print' }));
  await act(() => router.navigate('/users'));
  expect(await screen.findByRole('grid', { name: 'Users' })).toBeVisible();
});

test('the sheet is saved as a file and printed', async () => {
  const createObjectURL = jest.fn(() => 'blob:sheet');
  Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const printed = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  service.give(creating, { body: { name: 'Filed', roles: [] } });
  const { user } = await open();
  await user.click(await names());
  await user.paste('Filed');
  await user.click(create());
  await screen.findByRole('region', { name: '1 user created: hand over the password now' });
  await user.click(screen.getByRole('button', { name: 'Save as CSV' }));
  expect(createObjectURL).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(printed).toHaveBeenCalledTimes(1);
});
