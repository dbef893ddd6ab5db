import { TourProvider } from '@console/remote/services';
import { renderRemote, serviceOfTest } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../remote.generated';
import { UsersPage } from './UsersPage';
import { givenUser, storedUsers } from './user.fixtures';

const service = serviceOfTest();
const list = 'GET /itemsense/configuration/v1/users/show';
const open = (path = '/users') => renderRemote(remote, { path, serviceUrl: service.url });
const row = async (name: string) =>
  within(await screen.findByRole('row', { name: new RegExp(`^${name}\\b`) }));
/** Few rows are drawn fast. */
const give = (...users: readonly (readonly [string, ...string[]])[]) =>
  service.give(list, { body: users.map(([name, ...roles]) => ({ name, roles })) });

test('[USER-01] name, roles as badges and actions; the current user is marked, ReaderAgent is hidden', async () => {
  give(['Admin', 'Admin'], ['Ann', 'ConfigManager', 'JobRunner'], ['ReaderAgent', 'ReaderAgent']);
  await open();
  const own = await row('Admin');
  expect(await own.findByText('You')).toHaveClass('badge');
  expect(
    screen
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent)
      .filter(Boolean),
  ).toEqual(['Name', 'Roles', 'Actions']);
  const ann = await row('Ann');
  for (const role of ['ConfigManager', 'JobRunner']) expect(ann.getAllByText(role)[0]).toHaveClass('badge');
  expect(ann.queryByText('You')).toBeNull();
  expect(screen.queryByText('ReaderAgent')).toBeNull();
});

test('[USER-02] the form of a new user stands above the table, collapsed', async () => {
  give(['Admin', 'Admin']);
  const { user } = await open();
  const heading = await screen.findByRole('button', { name: 'Create user', expanded: false });
  const grid = await screen.findByRole('grid', { name: 'Users' });
  expect(heading.compareDocumentPosition(grid)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByRole('form')).toBeNull();
  await user.click(heading);
  expect(await screen.findByRole('form', { name: 'Create user' })).toBeInTheDocument();
});

test('[USER-03] a user can be edited in a modal, has tokens to manage, and can be deleted', async () => {
  give(['Ann', 'DataReader']);
  const { user } = await open();
  const ann = await row('Ann');
  expect(ann.getByRole('link', { name: 'Manage tokens Ann' })).toHaveAttribute('href', '/users/Ann/tokens');
  expect(ann.getByRole('button', { name: 'Delete Ann' })).not.toHaveAttribute('aria-disabled');
  await user.click(ann.getByRole('button', { name: 'Edit Ann' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Editing Ann' }));
  expect(await dialog.findByRole('form', { name: 'Editing Ann' })).toBeInTheDocument();
});

test('[USER-04] the current user cannot be deleted, by name in any case', async () => {
  give(['ADMIN', 'Admin']);
  const { user } = await open();
  const remove = (await row('ADMIN')).getByRole('button', { name: 'Delete ADMIN' });
  await waitFor(() =>
    expect(remove).toHaveAccessibleDescription('Cannot delete the currently logged in user.'),
  );
  await user.click(remove);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('[USER-05] deleting asks first, is sent, and is told', async () => {
  const name = await givenUser();
  const { user } = await open();
  await user.click((await row(name)).getByRole('button', { name: `Delete ${name}` }));
  const question = within(await screen.findByRole('alertdialog', { name: `Delete ${name}?` }));
  expect(service.changes()).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(`The user “${name}” was deleted.`)).toBeVisible();
  expect(service.changes().map(({ request }) => request)).toEqual([
    `DELETE /itemsense/configuration/v1/users/destroy/${name}`,
  ]);
  expect((await storedUsers()).some((stored) => stored.name === name)).toBe(false);
});

test('[USER-06] the address of one user leads to the list, that of its tokens to its token page', async () => {
  const { router } = await open('/users/Admin');
  await screen.findByRole('grid', { name: 'Users' });
  expect(router.state.location.pathname).toBe('/users');
  await open('/users/Admin/tokens');
  expect(await screen.findByRole('heading', { level: 1, name: 'Tokens of Admin' })).toBeVisible();
});

test('[TOUR-05] at its step in the tour the own user can be edited, and nothing else', async () => {
  give(['Admin', 'Admin']);
  const emit = jest.fn();
  const PageInTour = () => (
    <TourProvider tour={{ step: 'users-table', emit }}>
      <UsersPage />
    </TourProvider>
  );
  const { user } = await renderRemote(
    { ...remote, pages: { ...remote.pages, UsersPage: async () => ({ UsersPage: PageInTour }) } },
    { path: '/users', serviceUrl: service.url },
  );
  const own = await row('Admin');
  for (const name of ['Manage tokens Admin', 'Delete Admin'])
    expect(await own.findByRole('button', { name })).toHaveAccessibleDescription('Not during the tour.');
  await user.click(own.getByRole('button', { name: 'Edit Admin' }));
  await waitFor(() => expect(emit).toHaveBeenCalledWith('user-form-shown'));
  expect(document.querySelector('[data-tour=user-password]')).toBeInTheDocument();
});
