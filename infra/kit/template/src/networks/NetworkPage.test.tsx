import { renderRemote, serviceOfTest } from '@console/testing';
import { screen, within } from '@testing-library/react';
import { paths } from '../paths';
import remote from '../remote.generated';
import { givenNetwork } from './network.fixtures';

const service = serviceOfTest();

const open = (id: string) =>
  renderRemote(remote, { path: paths.networks.network(id), serviceUrl: service.url });

test('a network shows under its name with its range', async () => {
  const { id, name } = await givenNetwork('10.99.2.0/23');
  await open(id);
  expect(await screen.findByRole('heading', { level: 1, name })).toBeInTheDocument();
  expect(document.title).toBe(`${name} | Scanner networks`);
  expect(within(screen.getByRole('region', { name: 'Details' })).getByText('10.99.2.0/23')).toBeVisible();
});

test('deleting it leads back to the list, and nobody asks for it any more', async () => {
  const { id, name } = await givenNetwork();
  const { user, router } = await open(id);
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await screen.findByText(`The network “${name}” was deleted.`);
  await screen.findByRole('grid', { name: 'Scanner networks' });
  expect(router.state.location.pathname).toBe(paths.networks.list());
  const asked = service.asked();
  expect(asked.slice(asked.indexOf(`DELETE /api/networks/${id}`))).not.toContain(`GET /api/networks/${id}`);
});

test('a network that is not there is said to be missing, with the way to the list', async () => {
  await open('4711');
  expect(await screen.findByText('There is no scanner network named "4711".')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Scanner networks' })).toHaveAttribute(
    'href',
    paths.networks.list(),
  );
});
