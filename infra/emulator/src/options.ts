import type { MetricsOptions } from '@console/telemetry';
import type { Database } from './database';
import type { Clock } from './server/clock';
import type { Fault } from './server/faults/schema';
import type { Limits } from './server/limits';
import type { Region } from './server/region';

/** Settings of an emulator at its start. */
export interface EmulatorOptions {
  /** TCP port; 0 takes any that is free. Default 0. */
  readonly port?: number;
  /** Network interface; default `127.0.0.1`. */
  readonly host?: string;
  /** Folder of the embedded database, or `memory`. Default `memory`. */
  readonly data?: string;
  /** A PostgreSQL server, in place of the embedded database. */
  readonly databaseUrl?: string;
  /** An open database, which is emptied, seeded and left open; several emulators use it one after the other. */
  readonly database?: Database;
  /** @defaultValue the machine's. */
  readonly clock?: Clock;
  /** The same seed gives the same fleet and the same events; default 1. */
  readonly seed?: number;
  /** Moves the fleet by itself; default true. */
  readonly simulation?: boolean;
  /**
   * Interval of the fleet's steps, in milliseconds, while nobody asks or listens.
   * @defaultValue as often as ever, every second
   */
  readonly rest?: number;
  /** Factor by which readers act faster than in life; default 1. */
  readonly speed?: number;
  /** Content of a fresh database; default `demo`. */
  readonly fleet?: 'factory' | 'demo';
  /** Whose regulations the readers obey; default `FCC`. */
  readonly region?: Region;
  /** Number of readers in the demo fleet in all; default its own forty. */
  readonly readers?: number;
  /** Adds settings to the demo that came after the keys strict clients know. Default false. */
  readonly lateSettings?: boolean;
  /** Number of items of the demo fleet; default 500. */
  readonly items?: number;
  /** Number of observations of items of the demo fleet; default 4000. */
  readonly history?: number;
  /** The service's own AMQP broker, `amqp://user:password@host:5672/vhost`; default: it has none. */
  readonly amqp?: string;
  /** Names of brokers that the service resolves itself, as a hosts file would: name to address. @defaultValue none. */
  readonly hosts?: Readonly<Record<string, string>>;
  /**
   * Allows brokers at this machine or at a link-local address, for laboratories. @defaultValue only those in
   * `hosts`
   */
  readonly localBrokers?: boolean;
  /**
   * Addresses of proxies, also as `10.0.0.0/8` or `loopback`, whose `X-Forwarded-…` headers are believed.
   * @defaultValue `loopback`
   */
  readonly proxies?: readonly string[];
  /** Limits for clients; what is left out is as `defaultLimits` says. */
  readonly limits?: Partial<Limits>;
  /** Faults from the start; default none. */
  readonly faults?: readonly Fault[];
  /** Where metrics are served. @defaultValue nowhere */
  readonly metrics?: MetricsOptions;
  /** Offers control over HTTP (`/emulator/…`): for tests only. Default false. */
  readonly control?: boolean;
}
