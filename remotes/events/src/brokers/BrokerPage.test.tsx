import { createPublisher } from '@console/api-client/publishers';
import { renderRemote, serviceOfTest, signedInClient } from '@console/testing';
import { identityOf } from '@console/testing/brokers';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../remote.generated';
import { givenBroker, internalBroker, storedBroker } from './broker.fixtures';

const service = serviceOfTest();
const base = '/itemsense/configuration/v1/events/brokers';
const pageOf = (id: string) => `/event-configuration/brokers/${id}`;
const open = ({ id }: { readonly id: string }) =>
  renderRemote(remote, { path: pageOf(id), serviceUrl: service.url });

const card = async (title: string) => within(await screen.findByRole('region', { name: title }));
async function settings() {
  const shown = await card('Settings');
  const values = shown.getAllByRole('definition').map((value) => value.textContent);
  return Object.fromEntries(shown.getAllByRole('term').map((label, at) => [label.textContent, values[at]]));
}
const actionsOf = ({ name }: { readonly name: string }) =>
  screen
    .getAllByRole('group', { name: `Actions for ${name}` })
    .flatMap((bar) => [...within(bar).queryAllByRole('button'), ...within(bar).queryAllByRole('link')])
    .map(({ textContent }) => textContent);

const publish = async (name: string, brokerId: string) =>
  (await signedInClient()).call(
    createPublisher({
      name,
      brokerId,
      brokerType: 'AMQP',
      messageTypes: ['ITEM'],
      messageOptions: {},
      filters: {},
    }),
  );

describe('[BROKER-03] the settings of a broker', () => {
  test('have no certificate while the connection is not secure; the password is obscured', async () => {
    const broker = await givenBroker();
    await open(broker);
    expect(await settings()).toEqual({
      Name: broker.name,
      Type: 'AMQP',
      Host: 'mq.depot.example',
      Port: '5672',
      Username: 'console',
      Password: '••••••••',
      'Secure connection': 'No',
    });
    expect(document.body).not.toHaveTextContent('not-to-be-seen');
  });

  test('have a certificate when it is, and no password where there is none', async () => {
    const { cert } = identityOf('desk.example.com');
    const broker = await givenBroker({
      type: 'WEBHOOK',
      host: 'desk.example.com',
      username: '',
      password: '',
      secureConnection: true,
      serverCertificate: cert,
    });
    await open(broker);
    expect(await settings()).toMatchObject({ Username: '–', 'Secure connection': 'Yes' });
    expect(await settings()).not.toHaveProperty('Password');
    const shown = await card('Settings');
    expect(shown.getByRole('region', { name: 'Server certificate' })).toHaveTextContent(
      cert.trim().replace(/\s+/g, ' '),
    );
    expect(await shown.findByText(/^For desk\.example\.com, valid until /)).toBeInTheDocument();
  });
});

test('[BROKER-04] links to the publishers that send to it, and to no others', async () => {
  const [broker, other] = [await givenBroker(), await givenBroker()];
  const own = await publish('Sends here', broker.id);
  await publish('Sends elsewhere', other.id);
  await open(broker);
  const publishers = await card('Publishers');
  expect(await publishers.findByRole('link', { name: 'Sends here' })).toHaveAttribute(
    'href',
    `/event-configuration/publishers/${own?.id}`,
  );
  expect(within(publishers.getByRole('list')).getAllByRole('link')).toHaveLength(1);
  expect(publishers.getByRole('link', { name: 'New publisher for this broker' })).toHaveAttribute(
    'href',
    `/event-configuration/publishers/new?broker=${broker.id}`,
  );
});

test('[BROKER-04] says when there are none', async () => {
  await open(await givenBroker());
  expect(
    await (await card('Publishers')).findByText('No publishers send to this broker.'),
  ).toBeInTheDocument();
});

test('[BROKER-05] test connection, edit and delete', async () => {
  const broker = await givenBroker();
  await open(broker);
  await card('Settings');
  expect(actionsOf(broker).sort()).toEqual(['Delete', 'Edit', 'Test connection']);
});

test('[BROKER-05] a webhook has no connection to test', async () => {
  const broker = await givenBroker({ type: 'WEBHOOK' });
  await open(broker);
  await card('Settings');
  expect(actionsOf(broker).sort()).toEqual(['Delete', 'Edit']);
  expect(screen.queryByRole('region', { name: /^Connection tests/ })).toBeNull();
});

test('[BROKER-02] an internal broker says so, and can be tested only', async () => {
  const broker = await internalBroker();
  await open(broker);
  expect(await screen.findByText('Internal')).toBeInTheDocument();
  expect(actionsOf(broker)).toEqual(['Test connection']);
});

test('[BROKER-06] [BROKER-07] a test that works: one at a time, reported, and remembered with the time it took', async () => {
  localStorage.clear();
  const broker = await givenBroker();
  const answer = service.hold(`POST ${base}/${broker.id}/test`);
  const { user } = await open(broker);
  expect(await screen.findByText('The connection has not been tested in this browser.')).toBeInTheDocument();
  const button = screen.getByRole('button', { name: 'Test connection' });
  await user.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  await user.click(button);
  answer({ status: 204 });
  expect(await screen.findByText(`The connection to the broker “${broker.name}” works.`)).toBeInTheDocument();
  expect(button).not.toHaveAttribute('aria-disabled');
  const tests = within(await screen.findByRole('list', { name: 'Connection tests in this browser' }));
  expect(tests.getAllByRole('listitem')).toHaveLength(1);
  expect(tests.getByText(/^Worked, after [\d,]+ ms$/)).toBeInTheDocument();
  expect(service.changes()).toEqual([{ request: `POST ${base}/${broker.id}/test`, body: {} }]);
});

test('[BROKER-07] a test that fails says why, and so does its history', async () => {
  const broker = await givenBroker();
  const { user } = await open(broker);
  await user.click(await screen.findByRole('button', { name: 'Test connection' }));
  const reason = /The host name "mq\.depot\.example" cannot be resolved/;
  const alert = within(await screen.findByRole('alertdialog'));
  expect(
    alert.getByText(`The connection to the broker “${broker.name}” could not be made.`),
  ).toBeInTheDocument();
  expect(alert.getByText(reason)).toBeInTheDocument();
  await user.click(alert.getByRole('button', { name: 'Dismiss' }));
  const tests = within(await screen.findByRole('list', { name: 'Connection tests in this browser' }));
  expect(tests.getByText(/^Failed, after [\d,]+ ms$/)).toBeInTheDocument();
  expect(tests.getByText(reason)).toBeInTheDocument();
});

test('[BROKER-14] deleted, it leads to the list with a success alert', async () => {
  const broker = await givenBroker();
  const { user, router } = await open(broker);
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(`The broker “${broker.name}” was deleted.`)).toBeInTheDocument();
  await screen.findByRole('grid', { name: 'Brokers' });
  expect(router.state.location.pathname).toBe('/event-configuration/brokers');
  expect(await storedBroker(broker.id)).toBeUndefined();
});

test('what publishers send to is not deleted: they are named', async () => {
  const broker = await givenBroker();
  await publish('Needs it', broker.id);
  const { user } = await open(broker);
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(await question.findByRole('link', { name: 'Needs it' })).toBeInTheDocument();
  expect(question.getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true');
});

test('[BROKER-15] an unknown id is not found, by the entity and the id', async () => {
  await renderRemote(remote, { path: pageOf('nobody-knows'), serviceUrl: service.url });
  expect(await screen.findByText(/no broker .*nobody-knows/)).toBeInTheDocument();
});
