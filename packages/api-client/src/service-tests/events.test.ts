/** @jest-environment ./packages/testing/src/environments/nodeService.ts */
import { createBroker, destroyBroker, listBrokers, replaceBroker, showBroker, testBroker } from '../brokers';
import { orNone } from '../client';
import {
  createPublisher,
  destroyPublisher,
  listPublishers,
  replacePublisher,
  showPublisher,
} from '../publishers';
import { sessionOfTest } from './session';

const { call, requests, sent } = sessionOfTest({ fresh: true });

const base = '/itemsense/configuration/v1/events';

const draft = {
  name: 'Contract',
  type: 'AMQP',
  host: 'amqp.contract.example',
  port: 5671,
  username: 'console',
  password: 'secret',
  secureConnection: true,
  serverCertificate: 'one\\ntwo',
};

const created = async () => {
  const broker = await call(createBroker(draft));
  if (!broker) throw new Error('The service did not answer the broker.');
  return broker;
};

it('[WIRE-07][WIRE-05][BROKER-13] creates, lists, shows, replaces and deletes brokers', async () => {
  const broker = await created();
  const { password: _, ...shown } = { ...draft, serverCertificate: 'one\ntwo', internal: false };
  expect(broker).toEqual({ ...shown, id: expect.any(String), hasPassword: true });
  expect((await call(listBrokers())).rows).toContainEqual(broker);
  expect(await call(showBroker(broker.id))).toEqual(broker);
  const open = { ...draft, port: 5672, password: '', secureConnection: false };
  expect(await call(replaceBroker(broker.id, open))).toMatchObject({ port: 5672, hasPassword: true });
  await call(destroyBroker(broker.id));
  expect(await call(orNone(showBroker(broker.id)))).toBeNull();
  expect(sent()).toEqual([
    `POST ${base}/brokers`,
    `GET ${base}/brokers`,
    `GET ${base}/brokers/${broker.id}`,
    `PUT ${base}/brokers/${broker.id}`,
    `DELETE ${base}/brokers/${broker.id}`,
    `GET ${base}/brokers/${broker.id}`,
  ]);
  expect(JSON.parse(requests()[0]?.body ?? '')).toEqual({ ...draft, serverCertificate: 'one\ntwo' });
  expect(JSON.parse(requests()[3]?.body ?? '')).toEqual({
    name: 'Contract',
    type: 'AMQP',
    host: 'amqp.contract.example',
    port: 5672,
    username: 'console',
    secureConnection: false,
  });
});

it('[BROKER-06] tests a broker with a JSON content type, and says why it cannot be reached', async () => {
  const broker = await created();
  await expect(call(testBroker(broker.id))).rejects.toMatchObject({
    kind: 'refused',
    detail: expect.stringContaining('The host name "amqp.contract.example" cannot be resolved'),
  });
  expect(requests()[1]).toMatchObject({ method: 'POST', path: `${base}/brokers/${broker.id}/test` });
  expect(requests()[1]?.headers['content-type']).toBe('application/json');
});

it('[WIRE-07][WIRE-05][PUBLISHER-18] creates, lists, shows, replaces and deletes publishers', async () => {
  const broker = await created();
  const publisher = {
    brokerId: broker.id,
    brokerType: broker.type,
    name: 'Contract',
    messageTypes: ['ITEM'],
    messageOptions: {
      amqp: { deliveryMode: 'NON_PERSISTENT', routingKeyPrefix: 'contract', exchange: '' },
      mqtt: { qos: 1 },
      webhook: { path: '/' },
    },
    filters: { item: { epcPrefix: '30', jobNamePrefixes: ['Night'] }, health: { code: 'NETWORK' } },
  };
  const stored = await call(createPublisher(publisher));
  if (!stored) throw new Error('The service did not answer the publisher.');
  const request = {
    brokerId: broker.id,
    name: 'Contract',
    messageTypes: ['ITEM'],
    messageOptions: { amqp: { deliveryMode: 'NON_PERSISTENT', routingKeyPrefix: 'contract' } },
    filters: { item: { epcPrefix: '30', jobNamePrefixes: ['Night'] } },
  };
  expect(JSON.parse(requests()[1]?.body ?? '')).toEqual(request);
  expect(stored).toEqual({ id: expect.any(String), ...request });
  expect((await call(listPublishers())).rows).toContainEqual(stored);
  expect(await call(showPublisher(stored.id))).toEqual(stored);
  const changed = await call(replacePublisher(stored.id, { ...publisher, messageTypes: ['HEALTH'] }));
  expect(changed).toMatchObject({ messageTypes: ['HEALTH'], filters: { health: { code: 'NETWORK' } } });
  await call(destroyPublisher(stored.id));
  expect(await call(orNone(showPublisher(stored.id)))).toBeNull();
  expect(sent().slice(1)).toEqual([
    `POST ${base}/publishers`,
    `GET ${base}/publishers`,
    `GET ${base}/publishers/${stored.id}`,
    `PUT ${base}/publishers/${stored.id}`,
    `DELETE ${base}/publishers/${stored.id}`,
    `GET ${base}/publishers/${stored.id}`,
  ]);
});

it('refuses to delete a broker that publishers send to, naming them', async () => {
  const { rows } = await call(listPublishers());
  const { brokerId = '', name = '' } = rows[0] ?? {};
  await expect(call(destroyBroker(brokerId))).rejects.toMatchObject({
    status: 409,
    detail: expect.stringContaining(name),
  });
});
