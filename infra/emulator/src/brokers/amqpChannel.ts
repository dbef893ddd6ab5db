import { setTimeout as wait } from 'node:timers/promises';
import { type ChannelModel, type ConfirmChannel, connect } from 'amqplib';
import { createBacklog } from './backlog';
import { amqpAddress } from './connect';
import type { Endpoint } from './endpoint';
import { sayFarewell } from './farewell';
import { patience } from './tryConnection';

/** A message for an exchange. */
export interface AmqpMessage {
  /** Blank: the one that leads to the queue named by the routing key. */
  readonly exchange: string;
  readonly routingKey: string;
  /** Whether the broker keeps it through a restart (delivery mode 2). */
  readonly persistent: boolean;
  /** Sent as JSON. */
  readonly body: object;
}

/** A channel to an AMQP broker that is opened again when it or the connection breaks. */
export interface AmqpChannel {
  /** Takes a message. Never waits and never throws: what cannot be sent for long is lost. */
  publish(message: AmqpMessage): void;
  /** Sends what is under way, as far as that works at once, and ends. */
  close(): Promise<void>;
}

/** How long after a channel was closed by the broker another is opened, in milliseconds. */
const pause = 1000;

/** Opens a channel to a virtual host, now or as soon as the broker can be reached. */
export async function openAmqpChannel(endpoint: Endpoint, vhost?: string): Promise<AmqpChannel> {
  const backlog = createBacklog<AmqpMessage>();
  let channel: ConfirmChannel | undefined;
  let isFull = false;
  /** Whether the broker closed the last channel over what it was sent: that is not sent again. */
  let isRefused = false;
  let closing = false;

  const publish = (message: AmqpMessage): void => {
    if (!channel || isFull) {
      backlog.add(message);
      return;
    }
    const { exchange, routingKey, persistent, body } = message;
    const content = Buffer.from(JSON.stringify(body));
    const properties = { persistent, contentType: 'application/json' };
    try {
      isFull = !channel.publish(exchange, routingKey, content, properties, (lost) => {
        if (lost && !isRefused) backlog.add(message);
      });
    } catch {
      // It was closed a moment ago and has not told yet.
      backlog.add(message);
    }
  };
  const publishBacklog = () => {
    isFull = false;
    for (const message of backlog.takeAll()) publish(message);
  };

  const openChannel = async (connection: ChannelModel): Promise<void> => {
    const opened = await connection.createConfirmChannel();
    // A broker closes the channel over an exchange it does not know; the connection lives on.
    opened.on('error', () => {
      isRefused = true;
    });
    opened.on('drain', publishBacklog);
    opened.once('close', () => {
      if (channel === opened) channel = undefined;
      if (!closing) void reopenChannel(connection);
    });
    channel = opened;
    isRefused = false;
    publishBacklog();
  };
  const reopenChannel = async (connection: ChannelModel): Promise<void> => {
    await wait(pause, undefined, { ref: false });
    // A connection that has broken is made again by the library, and its channel with it.
    if (!closing && !channel) await openChannel(connection).catch(() => {});
  };

  const connection = await connect(amqpAddress(endpoint, vhost), {
    timeout: patience,
    ...endpoint.tls,
    recovery: { initialDelay: pause, maxDelay: 60_000, waitForConnect: false, setup: openChannel },
  });
  connection.on('error', () => {});

  return {
    publish,
    async close() {
      closing = true;
      await sayFarewell(channel?.waitForConfirms());
      await connection.close();
    },
  };
}
