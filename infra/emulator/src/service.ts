import type { BrokerSettings } from './brokers/settings';
import type { Clock } from './clock';
import type { Database } from './database';
import type { QueueBroker } from './message-queues/queueBroker';
import type { MessageBus } from './messages';
import type { Region } from './reader-configurations/regions';
import type { Pace } from './simulation/pace';

/** What the routes of the service work with. */
export interface Service {
  readonly database: Database;
  readonly clock: Clock;
  readonly pace: Pace;
  /** Whose regulations the readers obey. */
  readonly region: Region;
  /** What happens is told here: item observations, crossed thresholds, health events. */
  readonly messages: MessageBus;
  /** How brokers of events are reached. */
  readonly brokers: BrokerSettings;
  /** Where message queues live; without one they are set up but stay silent. */
  readonly queueBroker?: QueueBroker;
}
