/** Source of messages: one address. */
export interface ListenSource {
  /** Topic or routing key, as the preview of the publisher shows it. */
  readonly address: string;
  /** Exchange that the routing key belongs to. @defaultValue the broker has none */
  readonly exchange?: string | undefined;
  /** Quality of service by which the publisher sends. @defaultValue 0 */
  readonly qos?: number | undefined;
}

/** A broker as a browser reaches it, who signs in there, and what is listened to. */
export interface ListenTarget {
  /** `wss://mq.example:9001/`. */
  readonly url: string;
  /** Blank: nobody signs in. */
  readonly username: string;
  readonly password: string;
  readonly sources: readonly ListenSource[];
  /** Virtual host of an AMQP broker. @defaultValue the broker has none */
  readonly vhost?: string | undefined;
}

/**
 * Why a session ended.
 * - `policy`: the content policy of the page does not let it connect there;
 * - `insecure`: a page that came by https connects by `wss` only;
 * - `unreachable`: nothing took the connection. Browsers do not say why;
 * - `late`: no answer came in time;
 * - `stranger`: something answers there, but not as such a broker;
 * - `credentials`: the broker does not know user and password;
 * - `refused`: the broker takes no connection now, or not this one;
 * - `denied`: the user may not subscribe, or there is no such exchange, which brokers do not tell apart;
 * - `lost`: it listened, and the connection broke;
 * - `unloaded`: the code that speaks with such a broker did not arrive.
 */
export type SessionEnd =
  | 'policy'
  | 'insecure'
  | 'unreachable'
  | 'late'
  | 'stranger'
  | 'credentials'
  | 'refused'
  | 'denied'
  | 'lost'
  | 'unloaded';

/** Steps that a session goes through. */
export type SessionPhase = 'opening' | 'connecting' | 'subscribing' | 'listening' | 'ended';

/** Reasons for which a broker that had taken the connection closes it. Some refuse a subscription by hanging up. */
export const endWhenClosed = {
  connecting: 'stranger',
  subscribing: 'denied',
  listening: 'lost',
} as const satisfies Partial<Record<SessionPhase, SessionEnd>>;

/** Observer of a session. */
export interface SessionObserver {
  /** Every source is subscribed. */
  readonly onListening: () => void;
  readonly onMessage: (address: string, body: Uint8Array) => void;
  /** Called once, unless it is closed before. */
  readonly onEnd: (end: SessionEnd) => void;
}

/** Opens a session with a broker. @returns closes it, after which nothing is told any more */
export type OpenSession = (target: ListenTarget, observer: SessionObserver) => () => void;

/** Time in ms in which a broker has to answer until it is listened to. */
export const answerTime = 15_000;
