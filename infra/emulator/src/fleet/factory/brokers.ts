import type { SeededBroker } from '../model/fleet';

/** The broker that comes with the service. Where it listens the service knows when it was started with one. */
export const builtInBrokers: readonly SeededBroker[] = [
  {
    name: 'ItemSense',
    internal: true,
    type: 'AMQP',
    host: 'localhost',
    port: 5672,
    username: null,
    password: null,
    secureConnection: false,
    serverCertificate: null,
  },
];
