import type { MessageKind } from '../../../server/messages';
import type { StoredPublisher } from '../../publishers/store';

/** A message on its way to a broker. */
export interface Outgoing {
  readonly kind: MessageKind;
  /** Of the publisher that sends it: they say where in the broker it goes. */
  readonly options: StoredPublisher['messageOptions'];
  /** Sent as JSON. */
  readonly body: object;
}

/** A way to a broker that stays open, and is made again when it breaks. */
export interface Link {
  /** Takes a message. Never waits and never throws: what cannot be sent for long is lost. */
  send(message: Outgoing): void;
  /** Sends what is under way, as far as that works at once, and ends. */
  close(): Promise<void>;
}

/** JSON as it is sent. */
export const payload = (body: object): Buffer => Buffer.from(JSON.stringify(body));
