import { destroyBroker } from '@console/api-client/brokers';
import { chooseIn, openList, renderRemote, serviceOfTest, signedInClient } from '@console/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { givenBroker } from '../brokers/broker.fixtures';
import remote from '../remote.generated';
import { givenPublisher, storedPublisher } from './publisher.fixtures';

const service = serviceOfTest();
const base = '/itemsense/configuration/v1/events/publishers';

const open = (path: string) => renderRemote(remote, { path, serviceUrl: service.url });
const openEdit = async ({ id }: { readonly id: string }) => {
  const page = await open(`/event-configuration/publishers/${id}/edit`);
  await screen.findByRole('combobox', { name: 'Broker' });
  return page;
};

const named = (name: string) => new RegExp(`^${name}( \\(optional\\))?$`);
const group = async (name: string) => within(await screen.findByRole('group', { name }));
const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Submit' }));

const choice = (name: string) => screen.findByRole('combobox', { name: named(name) });
const openListOf = async (user: UserEvent, name: string) => openList(user, await choice(name));
const choose = async (user: UserEvent, name: string, option: string) =>
  chooseIn(user, await choice(name), option);

/** Labels of the fields in a group. */
const fieldsOf = async (name: string) =>
  [...(await screen.findByRole('group', { name })).querySelectorAll('label')].map(({ textContent }) =>
    textContent?.replace(' (optional)', ''),
  );

const preview = async () =>
  (await screen.findByRole('region', { name: 'Where messages go' })).querySelectorAll('code');

test('[PUBLISHER-05] [PUBLISHER-18] [PUBLISHER-19] a new publisher is described, sent and shown', async () => {
  const broker = await givenBroker();
  const { user, router } = await open('/event-configuration/publishers/new');
  const name = await screen.findByRole('textbox', { name: 'Name' });
  expect(document.title).toBe('Creating new publisher | Publishers');
  expect(screen.queryByRole('group')).toBeNull();
  await user.type(name, 'Doors form');
  await openListOf(user, 'Broker');
  expect(await screen.findByTitle(broker.name)).toHaveTextContent(`${broker.name}AMQP, mq.depot.example`);
  await user.keyboard('{Escape}');
  await choose(user, 'Broker', broker.name);
  await choose(user, 'Message types', 'ITEM');
  const amqp = await group('AMQP options');
  await user.type(amqp.getByRole('textbox', { name: named('Routing key prefix') }), 'dock');
  const item = await group('Item filter');
  await user.type(item.getByRole('textbox', { name: named('EPC prefix') }), '30af');
  expect([...(await preview())].map(({ textContent }) => textContent)).toEqual(['dock.item']);
  await submit(user);
  await screen.findByText('The publisher “Doors form” was saved.');
  await screen.findByRole('heading', { level: 1, name: 'Doors form' });
  expect(router.state.location.pathname).toMatch(/^\/event-configuration\/publishers\/[0-9a-f-]{36}$/);
  expect(service.changes()).toEqual([
    {
      request: `POST ${base}`,
      body: {
        name: 'Doors form',
        brokerId: broker.id,
        messageTypes: ['ITEM'],
        messageOptions: { amqp: { deliveryMode: 'NON_PERSISTENT', routingKeyPrefix: 'dock' } },
        filters: { item: { epcPrefix: '30AF' } },
      },
    },
  ]);
});

test.each([
  [
    'PUBLISHER-06',
    'AMQP',
    'AMQP options',
    ['Delivery mode', 'Routing key', 'Routing key prefix', 'Routing key suffix', 'Exchange', 'Virtual host'],
  ],
  ['PUBLISHER-07', 'MQTT', 'MQTT options', ['Topic', 'Topic prefix', 'Topic suffix', 'Quality of service']],
  [
    'PUBLISHER-08',
    'WEBHOOK',
    'Webhook options',
    [
      'Message type placement',
      'Path',
      'Path prefix',
      'Path suffix',
      'Authentication type',
      'Request timeout',
    ],
  ],
])('[%s] [PUBLISHER-05] the options of %s', async (_, type, title, fields) => {
  await openEdit(await givenPublisher(await givenBroker({ type })));
  expect(await fieldsOf(title)).toEqual(fields);
  const others = ['AMQP options', 'MQTT options', 'Webhook options'].filter((other) => other !== title);
  for (const other of others) expect(screen.queryByRole('group', { name: other })).toBeNull();
});

describe('defaults and placeholders of options', () => {
  const openFor = async (type: string) => openEdit(await givenPublisher(await givenBroker({ type })));
  const field = (name: string) => screen.getByRole('textbox', { name: named(name) });

  test('[PUBLISHER-06] AMQP: NON_PERSISTENT, amq.topic and /', async () => {
    const { user } = await openFor('AMQP');
    const options = await group('AMQP options');
    expect(options.getByRole('combobox', { name: 'Delivery mode' })).toHaveValue('Not persistent');
    expect(field('Exchange')).toHaveAttribute('placeholder', 'amq.topic');
    expect(field('Virtual host')).toHaveAttribute('placeholder', '/');
    await openListOf(user, 'Delivery mode');
    expect(await screen.findByTitle('PERSISTENT')).toHaveTextContent('Persistent');
  });

  test('[PUBLISHER-07] MQTT: 0 of 0, 1 and 2', async () => {
    const { user } = await openFor('MQTT');
    const options = await group('MQTT options');
    expect(options.getByRole('combobox', { name: 'Quality of service' })).toHaveValue('0');
    await openListOf(user, 'Quality of service');
    for (const qos of ['0', '1', '2']) expect((await screen.findAllByTitle(qos)).length).toBeGreaterThan(0);
  });

  test('[PUBLISHER-08] webhook: PATH, and 10000 ms', async () => {
    const { user } = await openFor('WEBHOOK');
    const options = await group('Webhook options');
    expect(options.getByRole('combobox', { name: 'Message type placement' })).toHaveValue('In the path');
    expect(field('Request timeout')).toHaveAttribute('placeholder', '10000');
    await openListOf(user, 'Authentication type');
    for (const type of ['BASIC', 'DIGEST']) expect(await screen.findByTitle(type)).toBeInTheDocument();
  });
});

test('[PUBLISHER-05] [PUBLISHER-09] [PUBLISHER-10] [PUBLISHER-11] filters follow the message types', async () => {
  const broker = await givenBroker();
  await openEdit(await givenPublisher(broker, { messageTypes: ['ITEM', 'HEALTH', 'THRESHOLD'] }));
  expect((await fieldsOf('Item filter')).sort()).toEqual([
    'EPC prefix',
    'From facility',
    'From zone',
    'Job name prefixes',
    'Minimum movement',
    'To facility',
    'To zone',
    'Zone transitions only',
  ]);
  expect(screen.getByText('m')).toBeInTheDocument();
  expect(await fieldsOf('Health filter')).toEqual(['Reader name', 'Type', 'Code']);
  expect((await fieldsOf('Threshold filter')).sort()).toEqual([
    'Direction',
    'EPC prefix',
    'Job name prefixes',
    'Threshold names',
  ]);
});

test('[PUBLISHER-05] a filter is only there for a type that is chosen', async () => {
  await openEdit(await givenPublisher(await givenBroker(), { messageTypes: ['HEALTH'] }));
  await group('Health filter');
  for (const name of ['Item filter', 'Threshold filter'])
    expect(screen.queryByRole('group', { name })).toBeNull();
});

test('[PUBLISHER-10] [PUBLISHER-12] known types and codes are offered, another code can be typed and stays', async () => {
  const publisher = await givenPublisher(await givenBroker(), { messageTypes: ['HEALTH'] });
  const { user } = await openEdit(publisher);
  await choose(user, 'Type', 'CLOCK_SYNC');
  const code = await openListOf(user, 'Code');
  expect(await screen.findByTitle('BAD_CERTIFICATE')).toBeInTheDocument();
  await user.type(code, 'BRAND_NEW{Enter}');
  await submit(user);
  await user.click(await screen.findByRole('button', { name: 'Save changes' }));
  await screen.findByRole('heading', { level: 1, name: publisher.name });
  expect(await storedPublisher(publisher.id)).toMatchObject({
    filters: { health: { type: 'CLOCK_SYNC', code: 'BRAND_NEW' } },
  });
  expect(screen.getByText('BRAND_NEW')).toBeInTheDocument();
});

test.each([
  ['AMQP', { amqp: { routingKey: 'all', routingKeyPrefix: 'dock' } }, 'Routing key', ['all']],
  ['MQTT', { mqtt: { topic: 'all', topicSuffix: 'now' } }, 'Topic', ['all']],
  ['WEBHOOK', { webhook: { path: 'all', pathPrefix: 'dock' } }, 'Path', ['/all']],
])(
  '[PUBLISHER-17] %s: a full address beside a prefix or suffix is warned of, and can be saved',
  async (type, messageOptions, label, shown) => {
    const publisher = await givenPublisher(await givenBroker({ type }), { messageOptions });
    const { user } = await openEdit(publisher);
    expect(
      await screen.findByText(`${label} is complete by itself: prefix and suffix are not used beside it.`),
    ).toBeInTheDocument();
    expect([...(await preview())].map(({ textContent }) => textContent)).toEqual(shown);
    const name = screen.getByRole('textbox', { name: 'Name' });
    await user.type(name, '2');
    await submit(user);
    await user.click(await screen.findByRole('button', { name: 'Save changes' }));
    await screen.findByText(`The publisher “${publisher.name}2” was saved.`);
    expect(service.changes()[0]?.body).toMatchObject({ messageOptions });
  },
);

test('wildcards are refused with the reason, and what was typed stays', async () => {
  const publisher = await givenPublisher(await givenBroker({ type: 'MQTT' }));
  const { user } = await openEdit(publisher);
  const topic = (await group('MQTT options')).getByRole('textbox', { name: named('Topic') });
  await user.type(topic, 'dock/#');
  await submit(user);
  await waitFor(() => expect(topic).toHaveAttribute('aria-invalid', 'true'));
  expect(
    screen.getAllByText(/^Topic must not hold “#”: it stands for many topics, so it is for consumers/),
  ).not.toHaveLength(0);
  expect(topic).toHaveValue('dock/#');
  expect(service.changes()).toEqual([]);
});

test('a broker that is deleted meanwhile is told at its field; all that was typed stays', async () => {
  const [broker, other] = [await givenBroker(), await givenBroker()];
  const { user, cache } = await open('/event-configuration/publishers/new');
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Orphan');
  await choose(user, 'Broker', broker.name);
  const prefix = (await group('AMQP options')).getByRole('textbox', { name: named('Routing key prefix') });
  await user.type(prefix, 'dock');
  await (await signedInClient()).call(destroyBroker(broker.id));
  await act(() => cache.refetchQueries());
  expect(await screen.findByText(/^This broker was deleted meanwhile: choose another/)).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: named('Routing key prefix') })).toHaveValue('dock');
  await choose(user, 'Broker', other.name);
  expect(screen.queryByText(/^This broker was deleted/)).toBeNull();
  expect(screen.getByRole('textbox', { name: named('Routing key prefix') })).toHaveValue('dock');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Orphan');
});

test('brokers that cannot be loaded are said to be missing, and asked for again', async () => {
  service.give('GET /itemsense/configuration/v1/events/brokers', { status: 500, body: { message: 'no' } });
  const { user } = await open('/event-configuration/publishers/new');
  await screen.findByText('The brokers could not be loaded, so none can be chosen.');
  service.takeBack('GET /itemsense/configuration/v1/events/brokers');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() =>
    expect(screen.queryByText('The brokers could not be loaded, so none can be chosen.')).toBeNull(),
  );
});

test('a publisher that is made for a broker is called after it, and left without a question when nothing was typed', async () => {
  const broker = await givenBroker();
  const path = `/event-configuration/publishers/new?broker=${broker.id}`;
  const { user, router } = await open(path);
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue(broker.name);
  await act(() => router.navigate('/event-configuration/publishers'));
  expect(await screen.findByRole('link', { name: 'New publisher' })).toBeVisible();
  await act(() => router.navigate(path));
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'Items');
  expect(name).toHaveValue('Items');
  await act(() => router.navigate('/event-configuration/publishers'));
  expect(await screen.findByRole('alertdialog')).toBeVisible();
});
