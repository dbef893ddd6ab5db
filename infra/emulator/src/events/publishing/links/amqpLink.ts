import { AmqpChannel } from '../../brokers/amqpChannel';
import type { Endpoint } from '../../brokers/endpoint';
import { amqpDestination } from './destinations';
import type { Link } from './link';

/** Opens a link to a virtual host of an AMQP broker. */
export async function openAmqpLink(endpoint: Endpoint, vhost?: string): Promise<Link> {
  const channel = await AmqpChannel.open(endpoint, vhost);
  return {
    send: ({ kind, options, body }) =>
      channel.publish({ ...amqpDestination(options, kind), body, contentType: 'application/json' }),
    close: () => channel.close(),
  };
}
