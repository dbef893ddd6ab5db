import type { MetricsOptions } from '@console/telemetry';
import type { Database } from './database';
import type { Clock } from './server/clock';
import type { Fault } from './server/faults/schema';
import type { Limits } from './server/limits';
import type { Region } from './server/region';

/** How an emulator is started. */
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
  /** Whether the fleet moves by itself; default true. */
  readonly simulation?: boolean;
  /**
   * How often the fleet moves, in milliseconds, while nobody asks or listens.
   * @defaultValue as often as ever, every second
   */
  readonly rest?: number;
  /** How many times as fast as in life readers act; default 1. */
  readonly speed?: number;
  /** What a fresh database is filled with; default `demo`. */
  readonly fleet?: 'factory' | 'demo';
  /** Whose regulations the readers obey; default `FCC`. */
  readonly region?: Region;
  /** How many readers the demo fleet has in all; default its own forty. */
  readonly readers?: number;
  /** Whether the demo also has settings that came after the keys strict clients know. Default false. */
  readonly lateSettings?: boolean;
  /** How many items the demo fleet has; default 500. */
  readonly items?: number;
  /** How many observations of items the demo fleet has; default 4000. */
  readonly history?: number;
  /** The service's own AMQP broker, `amqp://user:password@host:5672/vhost`; default: it has none. */
  readonly amqp?: string;
  /** Names of brokers that the service resolves itself, as a hosts file would: name to address. @defaultValue none. */
  readonly hosts?: Readonly<Record<string, string>>;
  /** Whether brokers may be at this machine or at a link-local address, for laboratories. @defaultValue only those in `hosts` */
  readonly localBrokers?: boolean;
  /**
   * Addresses of proxies, also as `10.0.0.0/8` or `loopback`, whose `X-Forwarded-…` headers are believed.
   * @defaultValue `loopback`
   */
  readonly proxies?: readonly string[];
  /** What the service puts up with; what is left out is as `defaultLimits` says. */
  readonly limits?: Partial<Limits>;
  /** What goes wrong from the start; default: nothing. */
  readonly faults?: readonly Fault[];
  /** Where metrics are served. @defaultValue nowhere */
  readonly metrics?: MetricsOptions;
  /** Whether the emulator can be steered over HTTP (`/emulator/…`): for tests only. Default false. */
  readonly control?: boolean;
}
