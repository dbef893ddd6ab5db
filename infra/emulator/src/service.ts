import type { Clock } from './clock';
import type { Database } from './database';

/** What the routes of the service work with. */
export interface Service {
  readonly database: Database;
  readonly clock: Clock;
}
