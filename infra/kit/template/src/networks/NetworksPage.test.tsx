import { describeListPage, renderRemote, serviceOfTest } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '../paths';
import remote from '../remote.generated';
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

describeListPage({
  remote,
  path: paths.networks.list(),
  label: 'Scanner networks',
  entity: 'scanner network',
  request: 'GET /api/networks',
  records: [
    { id: '1', name: 'Yard', CIDRRange: '10.40.0.0/16' },
    { id: '2', name: 'Hall 10', CIDRRange: '10.50.0.0/16' },
    { id: '3', name: 'Hall 2', CIDRRange: '10.60.0.0/16' },
  ],
  names: ['Hall 2', 'Hall 10', 'Yard'],
  search: 'll 2',
  sort: 'Name',
  column: 'Address range',
  selectable: false,
  create: 'New network',
});
