import type { Service } from '../server/service';
import type { BrokerSettings } from './brokerSettings';
import type { QueueBroker } from './queueBroker';

/** Service with brokers, for routes and processes that send events. */
export interface EventService extends Service {
  /** Addresses under which brokers of events are reached. */
  readonly brokers: BrokerSettings;
  /** Where message queues are kept. Without one they are set up, but no message is sent. */
  readonly queueBroker?: QueueBroker;
}
