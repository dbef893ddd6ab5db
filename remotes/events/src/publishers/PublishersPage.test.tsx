import { renderRemote } from '@console/testing';
import { screen, within } from '@testing-library/react';
import { givenBroker } from '../brokers/broker.fixtures';
import remote from '../remote.generated';
import { givenPublisher } from './publisher.fixtures';

test('[PUBLISHER-02] name and broker are links, message types badges; edit, copy and delete', async () => {
  const broker = await givenBroker();
  const publisher = await givenPublisher(broker, { messageTypes: ['ITEM', 'HEALTH'] });
  await renderRemote(remote, { path: '/event-configuration/publishers' });
  const grid = within(await screen.findByRole('grid', { name: 'Publishers' }));
  expect(grid.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Name',
    'Broker',
    'Message types',
    'Actions',
  ]);
  const name = grid.getByRole('link', { name: publisher.name });
  expect(name).toHaveAttribute('href', `/event-configuration/publishers/${publisher.id}`);
  const row = within(name.closest('[role=row]') as HTMLElement);
  expect(await row.findByRole('link', { name: broker.name })).toHaveAttribute(
    'href',
    `/event-configuration/brokers/${broker.id}`,
  );
  for (const [type, words] of [
    ['ITEM', 'Item'],
    ['HEALTH', 'Health'],
  ] as const) {
    expect(row.getByTitle(type)).toHaveClass('badge');
    expect(row.getByTitle(type)).toHaveTextContent(words);
  }
  expect(row.getByRole('link', { name: `Edit ${publisher.name}` })).toBeInTheDocument();
  for (const action of ['Copy', 'Delete'])
    expect(row.getByRole('button', { name: `${action} ${publisher.name}` })).toBeInTheDocument();
});
