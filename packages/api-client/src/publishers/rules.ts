import { int32 } from '../schema/int32';

/** Most characters of a publisher's name (PUBLISHER-13). */
export const longestPublisherName = 50;

/** Letters, digits and dots: routing key, its prefix and suffix (PUBLISHER-14). */
export const routingKey = '^[A-Za-z0-9.]*$';

/** Letters, digits, dot, colon, hyphen and underscore; not of the service's own exchanges (PUBLISHER-14). */
export const exchange = '^(?!impinj\\.)[A-Za-z0-9.:_-]*$';

/** Letters, digits and slash: topic, its prefix and suffix (PUBLISHER-15). */
export const topic = '^[A-Za-z0-9/]*$';

/** Unreserved characters of RFC 3986, slash and escapes: path, its prefix and suffix (PUBLISHER-15). */
export const webhookPath = '^(?:[A-Za-z0-9/._~-]|%[0-9A-Fa-f]{2})*$';

/** Shortest time a webhook is waited for, in milliseconds (PUBLISHER-16). */
export const shortestRequestTimeout = 100;

/** Longest time a webhook is waited for, in milliseconds: what clients of the service can read. */
export const longestRequestTimeout = int32.max;

/** Defaults of a publisher (PUBLISHER-06, PUBLISHER-08). */
export const publisherDefaults = {
  deliveryMode: 'NON_PERSISTENT',
  exchange: 'amq.topic',
  vhost: '/',
  qos: 0,
  messageTypePlacement: 'PATH',
  /** Milliseconds. */
  requestTimeout: 10_000,
} as const;

/**
 * True if a full routing key, topic or path makes prefix or suffix go unused, which is worth a warning
 * (PUBLISHER-17).
 */
export const isAffixUnused = (full?: string, prefix?: string, suffix?: string): boolean =>
  Boolean(full) && Boolean(prefix || suffix);
