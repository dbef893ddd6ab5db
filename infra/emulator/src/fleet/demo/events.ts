import { documentOf as brokerDocumentOf } from '../../events/brokers/storedForm';
import { documentOf as publisherDocumentOf } from '../../events/publishers/storedForm';
import type { SeededBroker, SeededPublisher } from '../model/fleet';

/** Of nobody's broker: the key to it was thrown away. Valid for a hundred years. */
const serverCertificate = `-----BEGIN CERTIFICATE-----
MIIB5DCCAYqgAwIBAgIUZ/cD4bVKQ4XkIocrfec1XONyPqkwCgYIKoZIzj0EAwIw
NTESMBAGA1UECgwJTm9ydGh3aW5kMR8wHQYDVQQDDBZtcXR0Lm5vcnRod2luZC5l
eGFtcGxlMCAXDTI2MTEyMTE3NTMzMloYDzIxMjYxMDI4MTc1MzMyWjA1MRIwEAYD
VQQKDAlOb3J0aHdpbmQxHzAdBgNVBAMMFm1xdHQubm9ydGh3aW5kLmV4YW1wbGUw
WTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAReBbBmQg+YUQvMKraE2hfNzdAK+72O
sKwApRLoS7FWTk9xkTdbAVc83jacXP+aIxKZXS6AuGsMJAi97stDb0qMo3YwdDAd
BgNVHQ4EFgQUwyaotXIwvfMqB0LeV622jZqydgQwHwYDVR0jBBgwFoAUwyaotXIw
vfMqB0LeV622jZqydgQwDwYDVR0TAQH/BAUwAwEB/zAhBgNVHREEGjAYghZtcXR0
Lm5vcnRod2luZC5leGFtcGxlMAoGCCqGSM49BAMCA0gAMEUCIBF6X5FQZ+/p3p6S
R0KRxfLSGjje2fJsghR66kJKLwtsAiEA86IdGuizVaFk03bcvl8XAQPGiw0ckze7
BJb4EkRS1Fw=
-----END CERTIFICATE-----
`;

const credentials = { username: 'itemsense', password: 'warehouse7' } as const;

/** Brokers of the customer. Their hosts never resolve, so that the demonstration disturbs nobody. */
export const demoBrokers: readonly SeededBroker[] = [
  {
    name: 'Warehouse Management',
    internal: false,
    ...brokerDocumentOf({ type: 'AMQP', host: 'amqp.northwind.example', port: 5672, ...credentials }),
  },
  {
    name: 'Store Screens',
    internal: false,
    ...brokerDocumentOf({
      type: 'MQTT',
      host: 'mqtt.northwind.example',
      port: 8883,
      secureConnection: true,
      serverCertificate,
      ...credentials,
    }),
  },
  {
    name: 'Facility Desk',
    internal: false,
    ...brokerDocumentOf({ type: 'WEBHOOK', host: 'desk.northwind.example', port: 8080 }),
  },
];

/** Publishers to systems of the customer. */
export const demoPublishers: readonly SeededPublisher[] = [
  {
    name: 'Dock Movements',
    broker: 'Warehouse Management',
    ...publisherDocumentOf(
      {
        messageTypes: ['ITEM'],
        messageOptions: { amqp: { deliveryMode: 'PERSISTENT', routingKeyPrefix: 'dc1' } },
        filters: { item: { toFacility: 'Columbus Distribution Center', zoneTransitionsOnly: true } },
      },
      'AMQP',
    ),
  },
  {
    name: 'Store Exits',
    broker: 'Store Screens',
    ...publisherDocumentOf(
      {
        messageTypes: ['THRESHOLD', 'ITEM'],
        messageOptions: { mqtt: { topicPrefix: 'stores/market', qos: 1 } },
        filters: { threshold: { direction: 'OUT' }, item: { minimumMovement: 1.5 } },
      },
      'MQTT',
    ),
  },
  {
    name: 'Reader Trouble',
    broker: 'Facility Desk',
    ...publisherDocumentOf(
      {
        messageTypes: ['HEALTH'],
        messageOptions: { webhook: { pathPrefix: 'rfid', requestTimeout: 5000 } },
        filters: { health: { type: 'CONNECTION' } },
      },
      'WEBHOOK',
    ),
  },
];
