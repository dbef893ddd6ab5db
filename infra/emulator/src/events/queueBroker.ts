/** The AMQP broker in which the message queues of clients live. */
export interface QueueBroker {
  /** The address that is sent to clients: `amqp://HOST:5672/%2F`. `host` is the one by which they reach the service. */
  serverUrl(host: string): string;
  /**
   * Makes the queue if it is not there: durable, `x-expires` and `x-message-ttl` 3600000, `x-max-length-bytes`
   * 1073741824, as clients that declare it themselves name it. The set-up is answered when this is done.
   * @throws when the broker cannot be reached
   */
  declare(queue: string): Promise<void>;
  /** Puts messages into the queue. What cannot be sent is lost; nobody waits for it. */
  send(queue: string, messages: readonly QueueMessage[]): void;
}

/** A message on its way into a queue. */
interface QueueMessage {
  /** Sent as JSON. */
  readonly body: object;
  /** True if the broker keeps it across a restart (delivery mode 2). */
  readonly persistent: boolean;
}
