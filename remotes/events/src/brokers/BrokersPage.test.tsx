import { renderRemote, serviceOfTest } from '@console/testing';
import { identityOf } from '@console/testing/brokers';
import { screen, within } from '@testing-library/react';
import { BrokersCard } from '../overview/BrokersCard';
import remote from '../remote.generated';
import { givenBroker, internalBroker } from './broker.fixtures';

const service = serviceOfTest();

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

test('the question before a deletion says what is lost, and that the broker can be created again', async () => {
  const { name } = await givenBroker();
  const { user } = await renderRemote(remote, { path: '/event-configuration/brokers' });
  await user.click(await screen.findByRole('button', { name: `Delete ${name}` }));
  expect(await screen.findByRole('alertdialog', { name: `Delete ${name}?` })).toHaveAccessibleDescription(
    `${name}, its address and its credentials are lost. You can create it again by hand. Its password is not kept.`,
  );
});

test('the card of the overview says how many brokers it leaves out, and of which type', async () => {
  service.give('GET /itemsense/configuration/v1/events/brokers', {
    body: ['AMQP', 'MQTT', 'WEBHOOK'].map((type, id) => ({
      id,
      name: type,
      type,
      host: 'mq.example',
      port: 1,
    })),
  });
  const pages = { ...remote.pages, BrokersPage: async () => ({ BrokersPage: BrokersCard }) };
  await renderRemote({ ...remote, pages }, { path: '/event-configuration/brokers', serviceUrl: service.url });
  expect(
    await screen.findByRole('link', {
      name: 'All 2 brokers and 1 that is not tested from here: WEBHOOK',
    }),
  ).toBeVisible();
});

test('certificates that end soon are said above the list and in the card of the overview', async () => {
  const { name, id } = await givenBroker({
    secureConnection: true,
    serverCertificate: identityOf('mq.depot.example').cert,
  });
  await renderRemote(remote, { path: '/event-configuration/brokers' });
  await screen.findByText(/ends? soon or has ended/);
  const notice = within(await screen.findByRole('alert'));
  expect(notice.getByRole('link', { name })).toHaveAttribute('href', `/event-configuration/brokers/${id}`);
  expect(notice.getAllByText(/^(Today|In \d+ days?)$/).length).toBeGreaterThan(0);
});
