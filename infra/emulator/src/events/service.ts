import type { Service } from '../server/service';
import type { BrokerSettings } from './brokerSettings';
import type { QueueBroker } from './queueBroker';

/** What routes and processes work with that send events to brokers. */
export interface EventService extends Service {
  /** How brokers of events are reached. */
  readonly brokers: BrokerSettings;
  /** Where message queues are kept. Without one they are set up, but no message is sent. */
  readonly queueBroker?: QueueBroker;
}
