import { renderRemote, serviceOfTest } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '../paths';
import remote from '../remote';
import { givenNetwork } from './network.fixtures';

const service = serviceOfTest();

const open = () => renderRemote(remote, { path: paths.networks.list(), serviceUrl: service.url });
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

test('the list shows every network with its range, and leads to it', async () => {
  const { id, name } = await givenNetwork('10.99.1.0/24');
  await open();
  const row = within(await rowOf(name));
  expect(row.getByRole('link', { name })).toHaveAttribute('href', paths.networks.network(id));
  expect(row.getByText('10.99.1.0/24')).toBeInTheDocument();
  expect(document.title).toBe('Scanner networks');
});

test('deleting asks first, then says that it was done', async () => {
  const { id, name } = await givenNetwork();
  const { user } = await open();
  await user.click(within(await rowOf(name)).getByRole('button', { name: `Delete ${name}` }));
  const question = await screen.findByRole('alertdialog', { name: `Delete ${name}?` });
  expect(service.changes()).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await screen.findByText(`The network “${name}” was deleted.`);
  expect(service.changes()).toEqual([{ request: `DELETE /api/networks/${id}`, body: undefined }]);
  await waitFor(() => expect(screen.queryByRole('link', { name })).not.toBeInTheDocument());
});

test('a list that cannot be loaded shows the error page of the area, and comes back from it', async () => {
  service.give('GET /api/networks', { status: 503, body: { message: 'database is starting' } });
  const { user, router } = await open();
  await screen.findByText("Couldn't fetch scanner network data from the server.");
  expect(router.state.location.pathname).toBe(paths.networks.error());
  service.takeBack('GET /api/networks');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('grid', { name: 'Scanner networks' });
});
