import type { AddressInfo } from 'node:net';
import { Gauge, Registry, serveMetrics } from '@console/telemetry';
import { type Database, openDatabase, watchWrites } from './database';
import { readBrokerUrl } from './events/brokerSettings';
import { createAmqpQueueBroker } from './events/message-queues/amqpQueueBroker';
import { fillQueues } from './events/message-queues/fillQueues';
import { startPublishing } from './events/publishing/publishing';
import { type Seeding, seedDatabase } from './fleet/seed';
import type { EmulatorOptions } from './options';
import { readSetting } from './resources/settings/settings';
import { buildServer } from './routes';
import { createAttention } from './server/attention';
import { sealTokens } from './server/authentication/tokens';
import { createTokenVault, tokenKey } from './server/authentication/tokenVault';
import { countWrongPasswords } from './server/authentication/wrongPasswords';
import { type Clock, systemClock } from './server/clock';
import { controlRoutes } from './server/control/routes';
import { createFaults } from './server/faults/faults';
import type { Fault } from './server/faults/schema';
import { skewedClock } from './server/faults/skewedClock';
import { defaultLimits } from './server/limits';
import { createMessageBus, type MessageBus } from './server/messages';
import { createPageMarkers } from './server/paging/pageMarker';
import { seededRandom } from './server/random/random';
import { cutOffReaders, reconnectReaders } from './simulation/outages';
import { startSimulation } from './simulation/simulation';

/** A running emulator. */
export interface Emulator {
  /** Where it listens, without a slash at the end. */
  readonly url: string;
  readonly port: number;
  /** Address of the metrics, where they are served. */
  readonly metricsUrl?: string;
  readonly clock: Clock;
  readonly database: Database;
  /** Events in the service, as they happen. */
  readonly messages: MessageBus;
  /**
   * Puts everything back to the state of a fresh start: records, sign-ins, faults.
   * @param content of the database. @defaultValue that of its start
   */
  reset(content?: Seeding['fleet']): Promise<void>;
  /** Makes calls go wrong. Returns what ends it; so does a reset. */
  fault(fault: Fault): () => void;
  /** Cuts readers off, by their names: they go away, and stay away until they are reconnected. */
  cutOff(readers: readonly string[]): Promise<void>;
  /** Lets readers that were cut off report again. */
  reconnect(readers: readonly string[]): Promise<void>;
  /** Answers what is under way, then stops. */
  close(): Promise<void>;
}

/**
 * Starts an ItemSense-compatible service.
 * @throws when the port is taken (`code` `EADDRINUSE`) or the database cannot be opened
 */
export async function startEmulator(options: EmulatorOptions = {}): Promise<Emulator> {
  const {
    clock = systemClock,
    seed = 1,
    speed = 1,
    fleet = 'demo',
    simulation = true,
    region = 'FCC',
  } = options;
  const { readers, lateSettings, items, history } = options;
  const seeding: Seeding = { fleet, seed, readers, lateSettings, items, history };
  const messages = createMessageBus();
  const { database, isFull, revision } = watchWrites(
    options.database ??
      (await openDatabase({ databaseUrl: options.databaseUrl, data: options.data ?? 'memory' })),
  );
  const undo: (() => Promise<unknown>)[] = options.database ? [] : [() => database.close()];
  let closed: Promise<void> | undefined;
  const close = () => {
    closed ??= (async () => {
      for (const each of [...undo].reverse()) await each();
    })();
    return closed;
  };
  try {
    const key = await tokenKey(options.data ?? 'memory');
    const vault = createTokenVault(key);
    if (options.database || !(await readSetting(database, 'seeded')))
      await seedDatabase({ database, vault }, seeding, clock.now());
    await sealTokens(database, vault);
    const own = options.amqp === undefined ? undefined : readBrokerUrl(options.amqp);
    const brokers = { own, hosts: options.hosts ?? {}, local: options.localBrokers };
    const queueBroker = own && createAmqpQueueBroker(own);
    if (queueBroker) undo.push(() => queueBroker.close());
    const limits = { ...defaultLimits, ...options.limits };
    const pace = { seed, speed };
    const wrongPasswords = countWrongPasswords(limits);
    const service = {
      database,
      isDiskFull: isFull,
      revision,
      clock,
      messages,
      attention: createAttention(clock),
      pace,
      brokers,
      region,
      queueBroker,
      limits,
      wrongPasswords,
      vault,
      pageMarkers: createPageMarkers(key),
    };
    undo.push(startPublishing(service));
    if (queueBroker) undo.push(fillQueues(service, queueBroker));
    if (simulation) undo.push(await startSimulation(service, options.rest));

    const faults = createFaults(seededRandom(seed, 'faults'), options.faults);
    const reset = async (content = fleet) => {
      faults.clear();
      wrongPasswords.clear();
      await seedDatabase(service, { ...seeding, fleet: content }, clock.now());
    };
    const metrics = options.metrics && new Registry();
    if (metrics)
      new Gauge({
        name: 'console_emulator_simulates',
        help: '1 for the process that moves the fleet, of those that share a database.',
        registers: [metrics],
        async collect() {
          this.set(simulation && (await database.leadership.isHeld()) ? 1 : 0);
        },
      });
    const cutOff = (names: readonly string[]) => cutOffReaders(service, names);
    const reconnect = (names: readonly string[]) => reconnectReaders(service, names);
    const control = options.control ? controlRoutes({ reset, faults, clock, cutOff, reconnect }) : undefined;
    const app = buildServer(
      { ...service, clock: skewedClock(clock, faults) },
      { faults, proxies: options.proxies ?? ['loopback'], control, metrics },
    );
    await app.listen({ port: options.port ?? 0, host: options.host ?? '127.0.0.1' });
    undo.push(() => app.close());
    const measured = metrics && options.metrics && (await serveMetrics(metrics, options.metrics));
    if (measured) undo.push(() => measured.close());

    const { address, port, family } = app.server.address() as AddressInfo;
    const host = family === 'IPv6' ? `[${address}]` : address;
    return {
      url: `http://${host}:${port}`,
      ...(measured && { metricsUrl: measured.url }),
      port,
      clock,
      database,
      messages,
      reset,
      fault: (fault) => faults.add(fault),
      cutOff,
      reconnect,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
