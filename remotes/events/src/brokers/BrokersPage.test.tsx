import { renderRemote } from '@console/testing';
import { screen, within } from '@testing-library/react';
import remote from '../remote';
import { givenBroker, internalBroker } from './broker.fixtures';

test('[BROKER-01] [BROKER-02] name, host, port, type and actions; an internal broker has no actions', async () => {
  const broker = await givenBroker({ port: 15_672 });
  const { name } = await internalBroker();
  await renderRemote(remote, { path: '/event-configuration/brokers' });
  const grid = within(await screen.findByRole('grid', { name: 'Brokers' }));
  expect(grid.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Name',
    'Host',
    'Port',
    'Type',
    'Actions',
  ]);
  const rowOf = (text: string) =>
    within(grid.getByRole('link', { name: text }).closest('[role=row]') as HTMLElement);
  expect(rowOf(broker.name).getByRole('link', { name: broker.name })).toHaveAttribute(
    'href',
    `/event-configuration/brokers/${broker.id}`,
  );
  expect(rowOf(broker.name).getByText('15672')).toBeInTheDocument();
  expect(rowOf(broker.name).getByText('AMQP')).toBeInTheDocument();
  expect(rowOf(broker.name).getByRole('link', { name: `Edit ${broker.name}` })).toBeInTheDocument();
  expect(rowOf(broker.name).getByRole('button', { name: `Delete ${broker.name}` })).toBeInTheDocument();

  expect(rowOf(name).getByText('No actions')).toBeInTheDocument();
  expect(rowOf(name).queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'New broker' })).toHaveAttribute(
    'href',
    '/event-configuration/brokers/new',
  );
});
