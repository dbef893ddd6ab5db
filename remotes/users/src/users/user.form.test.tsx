import { destroyUser, replaceUser } from '@console/api-client/users';
import { renderRemote, serviceOfTest, signedInClient } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import remote from '../remote.generated';
import { givenUser, storedUsers } from './user.fixtures';

const service = serviceOfTest();
const users = '/itemsense/configuration/v1/users';
const saving = `PUT ${users}/createOrReplace`;
const password = 'warehouse7';

/** The page with these users only, since few rows are drawn fast. */
async function open(...names: readonly string[]) {
  const all = await storedUsers();
  service.give(`GET ${users}/show`, { body: all.filter(({ name }) => names.includes(name)) });
  const { user } = await renderRemote(remote, { path: '/users', serviceUrl: service.url });
  return user;
}
async function openNew() {
  const user = await open();
  await user.click(await screen.findByRole('button', { name: 'Create user' }));
  return { user, form: within(await screen.findByRole('form', { name: 'Create user' })) };
}
async function openStored(name: string) {
  const user = await open(name);
  await user.click(await screen.findByRole('button', { name: `Edit ${name}` }));
  return { user, form: within(await screen.findByRole('form', { name: `Editing ${name}` })) };
}
/** Puts a text into a field at once, since what is typed letter by letter takes its time. */
async function enter(user: UserEvent, field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}
type Fields = Awaited<ReturnType<typeof openNew>>['form'];
async function fill(user: UserEvent, form: Fields, name: string) {
  await enter(user, form.getByRole('textbox', { name: 'Name' }), name);
  await enter(user, form.getByLabelText('Password'), password);
  await enter(user, form.getByLabelText('Confirm password'), password);
}
async function chooseRole(user: UserEvent, form: Fields, role: string) {
  await user.click(await form.findByRole('combobox', { name: 'Roles (optional)' }));
  // Chosen ones have it twice: in the field and in the list.
  const [option] = (await screen.findAllByTitle(role)).toReversed();
  await user.click(option as HTMLElement);
}
const submit = (user: UserEvent, form: Fields) => user.click(form.getByRole('button', { name: 'Submit' }));
const sent = () => service.changes().map(({ request, body }) => [request, body]);

test('[USER-07] a new user has a name, a password with its confirmation, and roles', async () => {
  const { form } = await openNew();
  expect(form.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  expect(form.getByLabelText('Password')).toHaveAttribute('type', 'password');
  expect(form.getByLabelText('Confirm password')).toHaveAttribute('type', 'password');
  expect(await form.findByRole('combobox', { name: 'Roles (optional)' })).toBeInTheDocument();
});

test('[USER-07] [USER-08] an edit has no name to type, and a new password that may be left blank', async () => {
  const name = await givenUser();
  const { user, form } = await openStored(name);
  expect(form.queryByRole('textbox', { name: 'Name' })).toBeNull();
  expect(form.getByText(name)).toBeVisible();
  expect(form.getByLabelText('New password (optional)')).toHaveValue('');
  await chooseRole(user, form, 'JobRunner');
  await submit(user, form);
  await user.click(await screen.findByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText(`The user “${name}” was saved.`)).toBeVisible();
  expect(sent()).toEqual([[saving, { name, roles: ['DataReader', 'JobRunner'] }]]);
});

test('[USER-09] a name that is taken, in any case, is told when its field is left', async () => {
  const { user, form } = await openNew();
  await enter(user, form.getByRole('textbox', { name: 'Name' }), 'admin');
  await user.tab();
  expect(await form.findByText(/taken|already/i)).toBeVisible();
});

test('[USER-11] the roles come from the service, without those for machines, and are told in words', async () => {
  const { user, form } = await openNew();
  const words = within(form.getByRole('region', { name: 'What the roles may do' }));
  for (const role of ['Admin', 'ConfigManager', 'JobRunner', 'DataReader'])
    expect(await words.findByText(role)).toBeVisible();
  expect(words.getByText('Starts and stops jobs.')).toBeVisible();
  await user.click(await form.findByRole('combobox', { name: 'Roles (optional)' }));
  expect(await screen.findByTitle('DataReader')).toBeInTheDocument();
  for (const role of ['ReaderAgent', 'RabbitMQManager']) expect(screen.queryByTitle(role)).toBeNull();
  expect(service.asked()).toContain(`GET ${users}/roles/show`);
});

test('[USER-12] that the roles are not to be had is told', async () => {
  service.give(`GET ${users}/roles/show`, { status: 400, body: { message: 'out of order' } });
  const { form } = await openNew();
  expect(await form.findByText('Could not fetch available roles.')).toBeVisible();
});

test('[USER-13] [USER-08] a new user is sent without the confirmation; the form begins anew', async () => {
  const { user, form } = await openNew();
  await fill(user, form, 'Newcomer');
  await chooseRole(user, form, 'DataReader');
  await submit(user, form);
  expect(await screen.findByText('The user “Newcomer” was saved.')).toBeVisible();
  expect(sent()).toEqual([[saving, { name: 'Newcomer', password, roles: ['DataReader'] }]]);
  const again = within(screen.getByRole('form', { name: 'Create user' }));
  expect(again.getByLabelText('Password')).toHaveValue('');
});

test('[USER-14] a save that fails is told with the name, and the form keeps its values', async () => {
  service.give(saving, { status: 500, body: { message: 'disk full' } });
  const { user, form } = await openNew();
  await fill(user, form, 'Unlucky');
  await submit(user, form);
  const alert = within(await screen.findByRole('alertdialog'));
  expect(alert.getByText('The user “Unlucky” could not be saved.')).toBeVisible();
  expect(screen.queryByText(new RegExp(password))).toBeNull();
  await user.click(alert.getByRole('button', { name: 'Dismiss' }));
  expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Unlucky');
  expect(form.getByLabelText('Password')).toHaveValue(password);
  expect(form.getByLabelText('Confirm password')).toHaveValue(password);
});

test('how strong a password is shows while it is typed', async () => {
  const { user, form } = await openNew();
  await enter(user, form.getByLabelText('Password'), 'password');
  expect(await form.findByText(/^Very weak/)).toBeVisible();
  await enter(user, form.getByLabelText('Password'), ' of the 4th Harbour-Crane?');
  expect(await form.findByText('Very strong')).toBeVisible();
  expect(service.changes()).toEqual([]);
});

test('a very weak password is asked about before it is saved', async () => {
  const { user, form } = await openNew();
  await enter(user, form.getByRole('textbox', { name: 'Name' }), 'Careless');
  await enter(user, form.getByLabelText('Password'), 'password1');
  await enter(user, form.getByLabelText('Confirm password'), 'password1');
  await submit(user, form);
  const question = async () =>
    within(await screen.findByRole('alertdialog', { name: 'Use this very weak password anyway?' }));
  await user.click((await question()).getByRole('button', { name: 'Choose another' }));
  expect(sent()).toEqual([]);
  expect(form.getByLabelText('Password')).toHaveValue('password1');
  await submit(user, form);
  await user.click((await question()).getByRole('button', { name: 'Use it anyway' }));
  expect(await screen.findByText('The user “Careless” was saved.')).toBeVisible();
  expect(sent()).toEqual([[saving, { name: 'Careless', password: 'password1', roles: [] }]]);
});

test('a user that was deleted while it was edited is told as that, and nothing is sent', async () => {
  const name = await givenUser();
  const { user, form } = await openStored(name);
  await (await signedInClient()).call(destroyUser(name));
  await chooseRole(user, form, 'JobRunner');
  await submit(user, form);
  expect(await screen.findByText(/deleted|not there|no longer/i)).toBeVisible();
  expect(service.changes()).toEqual([]);
});

test('a role that the service no longer gives can be taken away', async () => {
  const name = await givenUser(['DataReader', 'JobRunner']);
  service.give(`GET ${users}/roles/show`, { body: ['Admin', 'DataReader'] });
  const { user, form } = await openStored(name);
  expect(await form.findByText('JobRunner (can no longer be given)')).toBeVisible();
  await chooseRole(user, form, 'JobRunner (can no longer be given)');
  await submit(user, form);
  await user.click(await screen.findByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(sent()).toEqual([[saving, { name, roles: ['DataReader'] }]]));
});

test('what somebody else changed meanwhile is kept', async () => {
  const name = await givenUser(['DataReader']);
  const { user, form } = await openStored(name);
  await (await signedInClient()).call(replaceUser({ name, roles: ['JobRunner'] }));
  await enter(user, form.getByLabelText('New password (optional)'), password);
  await enter(user, form.getByLabelText('Confirm password (optional)'), password);
  await submit(user, form);
  const review = await screen.findByRole('button', { name: 'Save changes' });
  expect(screen.queryByText(password)).toBeNull();
  await user.click(review);
  await waitFor(() => expect(sent()).toEqual([[saving, { name, password, roles: ['JobRunner'] }]]));
});
