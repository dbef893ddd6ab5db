import { setTimeout as wait } from 'node:timers/promises';
import { type ChannelModel, type ConfirmChannel, connect, type RecoveringChannelModel } from 'amqplib';
import { createBacklog } from './backlog';
import { amqpAddress, socketOptions } from './connect';
import type { Endpoint } from './endpoint';
import { timeoutMs } from './tryConnection';
import { waitForClose } from './waitForClose';

/** A message for an exchange. */
interface AmqpMessage {
  /** Blank: the one that leads to the queue named by the routing key. */
  readonly exchange: string;
  readonly routingKey: string;
  /** True if the broker keeps it through a restart (delivery mode 2). */
  readonly persistent: boolean;
  /** Sent as JSON. */
  readonly body: object;
  /** Content type of the message. @defaultValue none: published readers of queues fail on a type they know */
  readonly contentType?: string;
}

/** Delay before a channel closed by the broker is opened again, or a message that it refused sent again, in milliseconds. */
const pause = 1000;

/** Longest delay between two attempts to reach a broker that is away, in milliseconds. */
const longestPause = 5000;

/** A channel to an AMQP broker that is opened again when it or the connection breaks. */
export class AmqpChannel {
  private readonly backlog = createBacklog<AmqpMessage>();
  private connection: RecoveringChannelModel | undefined;
  private channel: ConfirmChannel | undefined;
  private isFull = false;
  /** True after the broker closed the channel over a message: that one is not sent again. */
  private isRefused = false;
  private isClosing = false;
  private retry: NodeJS.Timeout | undefined;

  private constructor() {}

  /** Opens a channel to a virtual host, now or as soon as the broker can be reached. */
  static async open(endpoint: Endpoint, vhost?: string): Promise<AmqpChannel> {
    const opened = new AmqpChannel();
    opened.connection = await connect(amqpAddress(endpoint, vhost), {
      timeout: timeoutMs,
      ...socketOptions(endpoint),
      recovery: {
        initialDelay: pause,
        maxDelay: longestPause,
        waitForConnect: false,
        setup: (connection: ChannelModel) => opened.openChannel(connection),
      },
    });
    opened.connection.on('error', () => {});
    return opened;
  }

  /** Takes a message. Never waits and never throws: what cannot be sent for long is lost. */
  publish(message: AmqpMessage): void {
    if (!this.channel || this.isFull) {
      this.backlog.add(message);
      return;
    }
    const { exchange, routingKey, persistent, body, contentType } = message;
    const content = Buffer.from(JSON.stringify(body));
    const properties = { persistent, contentType };
    try {
      this.isFull = !this.channel.publish(exchange, routingKey, content, properties, (lost) => {
        if (!lost || this.isRefused) return;
        this.backlog.add(message);
        this.publishBacklogLater();
      });
    } catch {
      // It was closed a moment ago, and the event has not arrived yet.
      this.backlog.add(message);
    }
  }

  /** Sends what is under way, as far as that works at once, and ends. */
  async close(): Promise<void> {
    this.isClosing = true;
    clearTimeout(this.retry);
    await waitForClose(this.channel?.waitForConfirms());
    await this.connection?.close();
  }

  private async openChannel(connection: ChannelModel): Promise<void> {
    const opened = await connection.createConfirmChannel();
    // A broker closes the channel over an exchange it does not know; the connection lives on.
    opened.on('error', () => {
      this.isRefused = true;
    });
    opened.on('drain', () => this.publishBacklog());
    opened.once('close', () => {
      if (this.channel === opened) this.channel = undefined;
      void this.reopenChannel(connection);
    });
    this.channel = opened;
    this.isRefused = false;
    this.publishBacklog();
  }

  private async reopenChannel(connection: ChannelModel): Promise<void> {
    await wait(pause, undefined, { ref: false });
    // A connection that has broken is made again by the library, and its channel with it.
    if (!this.isClosing && !this.channel) await this.openChannel(connection).catch(() => {});
  }

  /** Queues of the broker that are full refuse messages, and nobody tells when there is room. */
  private publishBacklogLater(): void {
    this.retry ??= setTimeout(() => {
      this.retry = undefined;
      if (!this.isFull) this.publishBacklog();
    }, pause).unref();
  }

  private publishBacklog(): void {
    this.isFull = false;
    for (const message of this.backlog.takeAll()) this.publish(message);
  }
}
