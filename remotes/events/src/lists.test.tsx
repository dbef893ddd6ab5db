import { describeListPage } from '@console/testing';
import remote from './remote.generated';

const brokers = 'GET /itemsense/configuration/v1/events/brokers';

describeListPage({
  remote,
  path: '/event-configuration/brokers',
  label: 'Brokers',
  entity: 'broker',
  request: brokers,
  records: [
    { id: '3', name: 'Yard', type: 'WEBHOOK', host: 'desk.example.com', port: 443 },
    { id: '1', name: 'Dock 10', type: 'MQTT', host: 'mqtt.example.com', port: 1883 },
    { id: '2', name: 'Dock 2', type: 'AMQP', host: 'mq.example.com', port: 5672 },
  ],
  names: ['Dock 2', 'Dock 10', 'Yard'],
  search: 'ck 2',
  sort: 'Name',
  column: 'Host',
  filter: 'filter.type=AMQP',
  selectable: false,
  create: 'New broker',
});

describeListPage({
  remote,
  path: '/event-configuration/publishers',
  label: 'Publishers',
  entity: 'publisher',
  request: 'GET /itemsense/configuration/v1/events/publishers',
  records: [
    { id: '3', name: 'Yard', brokerId: '1', messageTypes: ['HEALTH'] },
    { id: '1', name: 'Dock 10', brokerId: '1', messageTypes: ['ITEM', 'THRESHOLD'] },
    { id: '2', name: 'Dock 2', brokerId: '2', messageTypes: ['ITEM'] },
  ],
  answers: {
    [brokers]: [
      { id: '1', name: 'Depot', type: 'MQTT' },
      { id: '2', name: 'Warehouse', type: 'AMQP' },
    ],
  },
  names: ['Dock 2', 'Dock 10', 'Yard'],
  search: 'ck 2',
  sort: 'Name',
  column: 'Broker',
  filter: 'filter.broker=Warehouse',
  selectable: false,
  create: 'New publisher',
});
