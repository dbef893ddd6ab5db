/** @jest-environment ./packages/testing/src/environments/dom.ts */

import { type Publisher, writePublisher } from '@console/api-client/publishers';
import { type MessageKey, translateKey } from '@console/design/messages';
import { readMessages } from '@console/testing/messages';
import en from '../messages/en.json';
import { groupFacts, publisherFields } from './publisher.texts';
import {
  draftOfValues,
  newPublisherValues,
  type PublisherValues,
  publisherErrors,
  valuesOfPublisher,
} from './publisher.values';

const translate = readMessages(en);

const filled: PublisherValues = {
  ...newPublisherValues,
  name: 'Doors',
  brokerId: '7',
  messageTypes: ['ITEM', 'HEALTH', 'THRESHOLD'],
};

/** Errors that the user reads about a publisher, by field. */
const said = (change: Partial<PublisherValues>, type = 'AMQP', isGone = false) =>
  Object.entries(publisherErrors({ ...filled, ...change }, { type, isGone })).flatMap(([field, failure]) =>
    [failure ?? []]
      .flat()
      .map(({ key, values }) => `${field}: ${translate(key, { label: 'It', ...values })}`),
  );

test.each<[string, Partial<PublisherValues>, string[]]>([
  ['PUBLISHER-13', {}, []],
  ['PUBLISHER-13', { name: '' }, ["name: It can't be blank."]],
  ['PUBLISHER-13', { name: 'n'.repeat(50) }, []],
  ['PUBLISHER-13', { name: 'n'.repeat(51) }, ['name: It is too long (at most 50 characters).']],
  ['PUBLISHER-13', { brokerId: undefined }, ["brokerId: It can't be blank."]],
  ['PUBLISHER-13', { messageTypes: [] }, ["messageTypes: It can't be blank."]],
  ['PUBLISHER-16', { item: { minimumMovement: 0 } }, []],
  ['PUBLISHER-16', { item: { minimumMovement: -0.1 } }, ['item.minimumMovement: It must be at least 0.']],
  ['PUBLISHER-16', { item: { minimumMovement: 'far' } }, ['item.minimumMovement: It must be a number.']],
  ['PUBLISHER-16', { item: { epcPrefix: '30AF' } }, []],
  [
    'PUBLISHER-16',
    { item: { epcPrefix: '30G' } },
    ['item.epcPrefix: It must consist of the digits 0 to 9 and A to F.'],
  ],
  [
    'PUBLISHER-16',
    { threshold: { epcPrefix: 'XY' } },
    ['threshold.epcPrefix: It must consist of the digits 0 to 9 and A to F.'],
  ],
])('[%s] %j', (_, change, sentences) => {
  expect(said(change)).toEqual(sentences);
});

describe('[PUBLISHER-14] AMQP', () => {
  const fields = ['routingKey', 'routingKeyPrefix', 'routingKeySuffix'] as const;

  test.each(fields)('%s accepts letters, digits and dots only', (field) => {
    expect(said({ amqp: { [field]: 'Dock.4.doors' } })).toEqual([]);
    expect(said({ amqp: { [field]: 'dock-4' } })).toEqual([
      `amqp.${field}: It consists of letters, digits and dots. Not allowed: “-”.`,
    ]);
    expect(said({ amqp: { [field]: 'dôck 4' } })).toEqual([
      `amqp.${field}: It consists of letters, digits and dots. Not allowed: “ô” and a space.`,
    ]);
    expect(said({ amqp: { [field]: 'dock 4' } })).toEqual([
      `amqp.${field}: It consists of letters, digits and dots. Not allowed: a space.`,
    ]);
  });

  test.each(['*', '#', 'dock.*.doors'])('%s is for those who subscribe', (routingKey) => {
    expect(said({ amqp: { routingKey } })).toEqual([
      expect.stringMatching(/must not hold “[*#]”: .* for consumers that subscribe/),
    ]);
  });

  test('an exchange accepts more, but none of the service’s own', () => {
    expect(said({ amqp: { exchange: 'amq.topic_2:a-b' } })).toEqual([]);
    expect(said({ amqp: { exchange: 'impinjx' } })).toEqual([]);
    expect(said({ amqp: { exchange: 'impinj.items' } })).toEqual([
      'amqp.exchange: It must not begin with “impinj.”: these exchanges are reserved for the service.',
    ]);
    expect(said({ amqp: { exchange: 'a/b' } })).toEqual([
      'amqp.exchange: It consists of letters, digits and . : - _. Not allowed: “/”.',
    ]);
  });
});

describe('[PUBLISHER-15]', () => {
  test.each(['topic', 'topicPrefix', 'topicSuffix'])(
    'MQTT: %s accepts letters, digits and slash',
    (field) => {
      expect(said({ mqtt: { [field]: 'dock/4/doors' } }, 'MQTT')).toEqual([]);
      expect(said({ mqtt: { [field]: 'dock.4' } }, 'MQTT')).toEqual([
        `mqtt.${field}: It consists of letters, digits and slashes. Not allowed: “.”.`,
      ]);
      for (const wildcard of ['+', '#'])
        expect(said({ mqtt: { [field]: `dock/${wildcard}` } }, 'MQTT')).toEqual([
          expect.stringContaining(`must not hold “${wildcard}”: it stands for many topics`),
        ]);
    },
  );

  test.each(['path', 'pathPrefix', 'pathSuffix'])('webhook: %s accepts a limited set', (field) => {
    expect(said({ webhook: { [field]: '/rfid/v1.0/a-b_c~d/%20' } }, 'WEBHOOK')).toEqual([]);
    for (const character of '?#&=+@:;,!$*()[]{}<>"\'|\\^`')
      expect(said({ webhook: { [field]: `a${character}` } }, 'WEBHOOK')).toEqual([
        expect.stringContaining(`Not allowed: “${character}”`),
      ]);
    expect(said({ webhook: { [field]: 'a%2' } }, 'WEBHOOK')).toHaveLength(1);
    expect(said({ webhook: { [field]: 'a b' } }, 'WEBHOOK')).toEqual([
      expect.stringContaining('a space, write %20'),
    ]);
  });
});

test.each<[number | string, string[]]>([
  [99, ['webhook.requestTimeout: It must be at least 100.']],
  [100, []],
  [2 ** 31 - 1, []],
  [2 ** 31, ['webhook.requestTimeout: It must be at most 2147483647.']],
  [100.5, ['webhook.requestTimeout: It must be a whole number.']],
  ['soon', ['webhook.requestTimeout: It must be a number.']],
])('[PUBLISHER-16] a request timeout of %s', (requestTimeout, sentences) => {
  expect(said({ webhook: { requestTimeout } }, 'WEBHOOK')).toEqual(sentences);
});

test('what does not apply is not judged', () => {
  expect(said({ amqp: { routingKey: '#' }, webhook: { requestTimeout: 1 } }, 'MQTT')).toEqual([]);
  expect(said({ messageTypes: ['HEALTH'], item: { epcPrefix: 'X' } })).toEqual([]);
  const values = { ...filled, messageTypes: ['HEALTH'], amqp: { routingKey: '#' } };
  expect(publisherErrors(values, { type: undefined, isGone: false })).toEqual({});
});

test('a broker that is gone is told at once', () => {
  const errors = publisherErrors(filled, { type: 'AMQP', isGone: true });
  expect(errors.brokerId).toEqual({ key: 'publishers.broker.gone', atOnce: true });
});

const stored: Publisher = {
  id: '1',
  name: 'Doors',
  brokerId: '7',
  messageTypes: ['ITEM', 'HEALTH', 'THRESHOLD'],
  messageOptions: { mqtt: { topicPrefix: 'dock', qos: 2 } },
  filters: {
    item: { minimumMovement: 1.5, jobNamePrefixes: ['day'], zoneTransitionsOnly: true, epcPrefix: '30' },
    health: { readerName: 'dock-1', type: 'CONNECTION', code: 'BRAND_NEW' },
    threshold: { thresholdNames: ['Door'], direction: 'IN' },
  },
};

test('[PUBLISHER-06] a new publisher has the defaults of the service, and a stored one where it has nothing', () => {
  const defaults = {
    amqp: { deliveryMode: 'NON_PERSISTENT' },
    mqtt: { qos: '0' },
    webhook: { messageTypePlacement: 'PATH' },
    item: {},
    health: {},
    threshold: {},
  };
  expect(newPublisherValues).toEqual({ ...defaults, name: '', brokerId: undefined, messageTypes: [] });
  const { id: _, ...bare } = { ...stored, messageOptions: {}, filters: {} };
  expect(valuesOfPublisher(bare as unknown as Publisher)).toEqual({
    ...defaults,
    name: 'Doors',
    brokerId: '7',
    messageTypes: ['ITEM', 'HEALTH', 'THRESHOLD'],
  });
  const options: Publisher['messageOptions'] = {
    amqp: { deliveryMode: 'PERSISTENT' },
    webhook: { messageTypePlacement: 'QUERY_PARAM' },
  };
  expect(valuesOfPublisher({ ...stored, messageOptions: options })).toMatchObject(options);
});

test('[PUBLISHER-18] without a known broker, and with groups that were emptied, a draft has no options', () => {
  // A group leaves the form with the last of its values.
  const { mqtt: _, item: __, ...rest } = { ...newPublisherValues, name: ' Doors ' };
  expect(draftOfValues(rest as PublisherValues, undefined)).toEqual({
    name: 'Doors',
    brokerId: '',
    brokerType: '',
    messageTypes: [],
    messageOptions: {
      amqp: { deliveryMode: 'NON_PERSISTENT' },
      mqtt: { qos: 0 },
      webhook: { messageTypePlacement: 'PATH' },
    },
    filters: { item: {}, health: {}, threshold: {} },
  });
});

test('a form that is not touched sends the publisher it was opened with', () => {
  const { id, ...settings } = stored;
  expect(writePublisher(draftOfValues(valuesOfPublisher(stored), 'MQTT'))).toEqual(settings);
});

test('[PUBLISHER-18] of everything that was typed, what applies is sent', () => {
  const values = {
    ...valuesOfPublisher(stored),
    messageTypes: ['HEALTH'],
    amqp: { ...newPublisherValues.amqp, routingKey: ' key ', vhost: ' ' },
  };
  expect(writePublisher(draftOfValues(values, 'AMQP'))).toEqual({
    name: 'Doors',
    brokerId: '7',
    messageTypes: ['HEALTH'],
    messageOptions: { amqp: { deliveryMode: 'NON_PERSISTENT', routingKey: 'key' } },
    filters: { health: { readerName: 'dock-1', type: 'CONNECTION', code: 'BRAND_NEW' } },
  });
});

test('[PUBLISHER-12] an unknown code is shown as it came', () => {
  expect(groupFacts(stored, 'health', translate)).toEqual([
    { label: 'Reader name', value: 'dock-1' },
    { label: 'Type', value: 'Connection', code: 'CONNECTION' },
    { label: 'Code', value: 'BRAND_NEW' },
  ]);
});

test('groups without content say nothing', () => {
  expect(groupFacts(stored, 'amqp', translate)).toEqual([]);
  expect(groupFacts(stored, 'item', translate)).toEqual([
    { label: 'Minimum movement', value: '1.5 m' },
    { label: 'Job name prefixes', value: 'day' },
    { label: 'EPC prefix', value: '30' },
    { label: 'Zone transitions only', value: 'Yes' },
  ]);
});

test('every field has a label', () => {
  const labels = publisherFields.map((field) => translateKey(translate, `publishers.${field}` as MessageKey));
  expect(labels).toEqual(expect.arrayContaining(['Name', 'Routing key', 'Direction']));
});
