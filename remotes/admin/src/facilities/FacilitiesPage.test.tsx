import { renderRemote, serviceOfTest } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '../paths';
import remote from '../remote.generated';
import { givenFacility, withoutFacility } from './facility.fixtures';

const service = serviceOfTest();
const base = '/itemsense/configuration/v1/facilities';

const open = () => renderRemote(remote, { path: paths.facilities(), serviceUrl: service.url });
const openForm = async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Create facility' }));
  return user;
};
const nameField = () => screen.findByRole('textbox', { name: 'Name' });
const submit = () => screen.getByRole('button', { name: 'Submit' });

test('[FACILITY-01] all facilities are listed by name', async () => {
  service.give(`GET ${base}/show`, { body: [{ name: 'Yard' }, { name: 'Hall 10' }, { name: 'Hall 2' }] });
  await open();
  await screen.findByRole('row', { name: /Yard/ });
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getAllByRole('gridcell')[0]?.textContent)).toEqual([
    'Hall 2',
    'Hall 10',
    'Yard',
  ]);
});

test('[FACILITY-02] a facility needs a name that no other has, and what was typed stays', async () => {
  await givenFacility('Annex');
  const user = await openForm();
  await user.click(submit());
  expect(await nameField()).toHaveAccessibleDescription(/Name can't be blank/);
  await user.type(await nameField(), 'Annex');
  await user.tab();
  await waitFor(async () => expect(await nameField()).toHaveAccessibleDescription(/already been taken/));
  expect(service.asked()).toContain(`GET ${base}/show/Annex`);
  expect(await nameField()).toHaveValue('Annex');
  expect(service.changes()).toEqual([]);
});

test('[FACILITY-03] [FACILITY-04] one is sent as its name and nothing else, and the success names it', async () => {
  await withoutFacility('North yard');
  const user = await openForm();
  await user.type(await nameField(), ' North yard ');
  await user.click(submit());
  await screen.findByText('The facility “North yard” was saved.');
  expect(service.changes()).toEqual([{ request: `POST ${base}/create`, body: { name: 'North yard' } }]);
  expect(await screen.findByRole('row', { name: /North yard/ })).toBeInTheDocument();
});

async function askToDelete(name: string) {
  const { user } = await open();
  const row = within(await screen.findByRole('row', { name: new RegExp(name) }));
  await user.click(row.getByRole('button', { name: `Delete ${name}` }));
  return { user, question: await screen.findByRole('alertdialog', { name: `Delete ${name}?` }) };
}

test('[FACILITY-04] deleting one asks, and the success names it', async () => {
  await givenFacility('Annex');
  const { user, question } = await askToDelete('Annex');
  expect(service.changes()).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await screen.findByText('The facility “Annex” was deleted.');
  expect(service.changes()).toEqual([{ request: `DELETE ${base}/destroy/Annex`, body: undefined }]);
});

test('[FACILITY-04] a refused deletion names the facility and says why', async () => {
  const { user, question } = await askToDelete('DEFAULT');
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  const alert = await screen.findByRole('alertdialog', {
    name: 'The facility “DEFAULT” could not be deleted.',
  });
  expect(alert).toHaveTextContent(/built in and cannot be deleted/);
  expect(screen.getByRole('row', { name: /DEFAULT/ })).toBeInTheDocument();
});

test('what hangs on a facility is counted before it is deleted, and holds the deletion up', async () => {
  const { user, question } = await askToDelete('Riverside Hospital');
  const readers = await within(question).findByRole('link', { name: /^\d+ readers$/ });
  expect(readers).toHaveAttribute('href', '/readers/definitions?filter.facility=Riverside+Hospital');
  expect(within(question).getByRole('link', { name: /zone map/ })).toBeInTheDocument();
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(service.changes()).toEqual([]);
});
