import { type PublisherDraft, writePublisher } from '@console/api-client/publishers';
import { renderRemote, serviceOfTest } from '@console/testing';
import { screen, within } from '@testing-library/react';
import { givenBroker } from '../brokers/broker.fixtures';
import remote from '../remote.generated';
import { givenPublisher, storedPublisher } from './publisher.fixtures';

const service = serviceOfTest();
const pageOf = (id: string) => `/event-configuration/publishers/${id}`;

async function open(change: Partial<PublisherDraft> = {}, type = 'AMQP') {
  const broker = await givenBroker({ type });
  const publisher = await givenPublisher(broker, change);
  const page = await renderRemote(remote, { path: pageOf(publisher.id), serviceUrl: service.url });
  await screen.findByRole('heading', { level: 1, name: publisher.name });
  return { ...page, broker, publisher };
}

const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

function facts(title: string) {
  const card = within(screen.getByRole('region', { name: title }));
  const values = card.getAllByRole('definition').map(({ textContent }) => textContent);
  return Object.fromEntries(card.getAllByRole('term').map((label, at) => [label.textContent, values[at]]));
}

describe('[PUBLISHER-03] sections', () => {
  const samples = [
    'Where messages go',
    'What a message looks like',
    'Filter preview',
    'Sent now',
    'Listen at the broker',
    'Client code',
  ];

  test('only those that have content', async () => {
    const { broker } = await open({
      messageTypes: ['ITEM', 'THRESHOLD'],
      messageOptions: { amqp: { routingKeyPrefix: 'dock' } },
      filters: {
        threshold: { thresholdNames: ['Door'], jobNamePrefixes: ['day', 'night'], direction: 'OUT' },
      },
    });
    expect(await screen.findByRole('link', { name: broker.name })).toBeInTheDocument();
    expect(titles()).toEqual(['Settings', 'AMQP options', 'Threshold filter', ...samples]);
    expect(facts('AMQP options')).toEqual({
      'Delivery mode': 'Not persistent',
      'Routing key prefix': 'dock',
    });
    expect(screen.getByText('Not persistent')).toHaveAttribute('title', 'NON_PERSISTENT');
    expect(facts('Threshold filter')).toEqual({
      'Threshold names': 'Door',
      'Job name prefixes': 'day, night',
      Direction: 'OUT',
    });
  });

  test('the threshold filter says in italics when it has no content', async () => {
    const { broker } = await open({ messageTypes: ['THRESHOLD'] });
    expect(await screen.findByRole('link', { name: broker.name })).toBeInTheDocument();
    expect(titles()).toContain('Threshold filter');
    expect(screen.getByText('No filter: all threshold messages are sent.').tagName).toBe('EM');
  });

  test('item and health filters where they are', async () => {
    await open({
      messageTypes: ['ITEM', 'HEALTH'],
      filters: { item: { minimumMovement: 1.5 }, health: { code: 'SOMETHING_NEW' } },
    });
    expect(facts('Item filter')).toEqual({ 'Minimum movement': '1.5 m' });
    expect(facts('Health filter')).toEqual({ Code: 'SOMETHING_NEW' });
    expect(titles()).not.toContain('Threshold filter');
  });
});

test('[PUBLISHER-04] a copy asks for its name, has all settings, and is shown', async () => {
  const { user, router, publisher } = await open({
    messageOptions: { amqp: { routingKeyPrefix: 'dock', deliveryMode: 'PERSISTENT' } },
    filters: { item: { epcPrefix: '30' } },
  });
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  const dialog = within(await screen.findByRole('dialog'));
  const name = `${publisher.name}-COPY`;
  expect(dialog.getByRole('textbox')).toHaveValue(name);
  await user.click(dialog.getByRole('button', { name: 'Copy' }));
  await screen.findByRole('heading', { level: 1, name });
  const id = router.state.location.pathname.split('/').at(-1) ?? '';
  expect(id).not.toBe(publisher.id);
  const [change] = service.changes();
  const { name: _, ...settings } = writePublisher(publisher);
  expect(change).toEqual({
    request: 'POST /itemsense/configuration/v1/events/publishers',
    body: { ...settings, name },
  });
  expect(await storedPublisher(id)).toEqual({ ...publisher, id, name });
});

test('[PUBLISHER-19] deleted, it leads to the list with a success alert', async () => {
  const { user, router, publisher } = await open();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(`The publisher “${publisher.name}” was deleted.`)).toBeInTheDocument();
  await screen.findByRole('grid', { name: 'Publishers' });
  expect(router.state.location.pathname).toBe('/event-configuration/publishers');
  expect(await storedPublisher(publisher.id)).toBeUndefined();
});

test('[PUBLISHER-20] an unknown id is not found, by the entity and the id', async () => {
  await renderRemote(remote, { path: pageOf('nobody-knows'), serviceUrl: service.url });
  expect(await screen.findByText(/no publisher .*nobody-knows/)).toBeInTheDocument();
});

test('the samples of a publisher: messages, how many pass the filter, and client code', async () => {
  const { user } = await open({
    messageTypes: ['ITEM'],
    messageOptions: { amqp: { routingKeyPrefix: 'dock' } },
    filters: { item: { toZone: 'Nowhere at all' } },
  });
  await user.click(screen.getByRole('button', { name: 'What a message looks like' }));
  const sample = await screen.findByRole('region', { name: 'Sample message: Item' });
  expect(JSON.parse(sample.textContent ?? '')).toMatchObject({
    epc: expect.any(String),
    to: { zone: 'Dock 4' },
  });

  await user.click(screen.getByRole('button', { name: 'Filter preview' }));
  expect(await screen.findByText('None of the last 100 observations would be sent.')).toBeInTheDocument();
  expect(await screen.findByRole('grid', { name: 'Filter preview' })).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Client code' }));
  const code = await screen.findByRole('region', { name: 'Client code in Node' });
  expect(code).toHaveTextContent('from "amqplib"');
  expect(code).toHaveTextContent('"dock.item"');
  await user.click(await screen.findByRole('radio', { name: 'Python' }));
  expect(await screen.findByRole('region', { name: 'Client code in Python' })).toHaveTextContent(
    'import pika',
  );
  expect(document.body).not.toHaveTextContent('not-to-be-seen');
});
