import { isIP } from 'node:net';
import { ServiceFailure } from '../../server/failure';
import type { OwnBroker } from '../brokerSettings';
import { AmqpChannel } from '../brokers/amqpChannel';
import { connectAmqp } from '../brokers/connect';
import { type Endpoint, ownEndpoint } from '../brokers/endpoint';
import { explainConnectionFailure } from '../brokers/explainConnectionFailure';
import { timeoutMs } from '../brokers/tryConnection';
import type { QueueBroker } from '../queueBroker';

/** As clients that declare the queue themselves name it. */
const queueProperties = {
  durable: true,
  expires: 3_600_000,
  messageTtl: 3_600_000,
  arguments: { 'x-max-length-bytes': 1_073_741_824 },
};

/** Message queues in the service's own AMQP broker, which is connected to when the first queue is needed. */
export function createAmqpQueueBroker(own: OwnBroker): QueueBroker & { close(): Promise<void> } {
  const endpoint = ownEndpoint(own);
  let connected: Promise<AmqpChannel> | undefined;
  const channel = () => {
    connected ??= AmqpChannel.open(endpoint);
    return connected;
  };
  return {
    serverUrl(host) {
      const reached = isLoopback(own.host) ? host : own.host;
      const scheme = own.secureConnection ? 'amqps' : 'amqp';
      return `${scheme}://${reached}:${own.port}/${encodeURIComponent(own.vhost)}`;
    },
    async declare(queue) {
      try {
        await declareQueue(endpoint, queue);
      } catch (error) {
        throw new ServiceFailure(503, 'No message broker', explainConnectionFailure(error, endpoint));
      }
    },
    send(queue, messages) {
      void channel().then((open) => {
        for (const { body, persistent } of messages)
          open.publish({ exchange: '', routingKey: queue, persistent, body });
      });
    },
    async close() {
      await (await connected)?.close();
    },
  };
}

/** Over a connection of its own: what the broker thinks of it is known at once. */
async function declareQueue(endpoint: Endpoint, queue: string): Promise<void> {
  const connection = await connectAmqp(endpoint, timeoutMs);
  try {
    const channel = await connection.createChannel();
    // Also reported as the failure of the declaration.
    channel.on('error', () => {});
    await channel.assertQueue(queue, queueProperties);
  } finally {
    await connection.close();
  }
}

const isLoopback = (host: string) =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
