import { isIP } from 'node:net';
import { type AmqpChannel, openAmqpChannel } from '../brokers/amqpChannel';
import { ownEndpoint } from '../brokers/endpoint';
import type { OwnBroker } from '../brokers/settings';
import { patience } from '../brokers/tryConnection';
import { ServiceFailure } from '../server/failure';
import type { QueueBroker } from './queueBroker';

/** As clients that declare the queue themselves name it. */
const queueProperties = {
  durable: true,
  expires: 3_600_000,
  messageTtl: 3_600_000,
  arguments: { 'x-max-length-bytes': 1_073_741_824 },
};

/** Message queues in the service's own AMQP broker, which is connected to when the first queue is needed. */
export function createAmqpQueueBroker(own: OwnBroker): QueueBroker & { close(): Promise<void> } {
  let connected: Promise<AmqpChannel> | undefined;
  const channel = () => {
    connected ??= openAmqpChannel(ownEndpoint(own));
    return connected;
  };
  return {
    serverUrl(host) {
      const reached = isLoopback(own.host) ? host : own.host;
      const scheme = own.secureConnection ? 'amqps' : 'amqp';
      return `${scheme}://${reached}:${own.port}/${encodeURIComponent(own.vhost)}`;
    },
    async declare(queue) {
      const open = await channel();
      await inTime(open.withChannel((each) => each.assertQueue(queue, queueProperties)));
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

const isLoopback = (host: string) =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));

/** @throws 503 when the broker cannot be reached in time */
async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new ServiceFailure(503, 'Unavailable', 'The message broker of the service cannot be reached'));
    }, patience);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    // Should it fail later, everything has been said.
    work.catch(() => {});
  }
}
