import type { Database } from '../database';
import type { Attention } from './attention';
import type { TokenVault } from './authentication/tokenVault';
import type { WrongPasswords } from './authentication/wrongPasswords';
import type { Clock } from './clock';
import type { Limits } from './limits';
import type { MessageBus } from './messages';
import type { PageMarkers } from './paging/pageMarker';
import type { Region } from './region';

/** Speed and random numbers of the simulation. */
export interface Pace {
  /** The same seed gives the same events. */
  readonly seed: number;
  /** Factor by which readers act faster than in reality. Durations of jobs are not changed by it. */
  readonly speed: number;
}

/** Parts that the routes of the service and the simulation work with. */
export interface Service {
  readonly database: Database;
  /** True while there is no room on the disk: tried out when something could not be stored for lack of it. */
  isDiskFull(): Promise<boolean>;
  /**
   * A number that is another one after anything was written to one of the tables; `undefined` where others may write
   * without being noticed.
   */
  revision(...tables: readonly string[]): number | undefined;
  readonly clock: Clock;
  readonly pace: Pace;
  /** Whose regulations the readers obey. */
  readonly region: Region;
  /** Item observations, crossed thresholds and health events are published here. */
  readonly messages: MessageBus;
  /** Who follows what happens. */
  readonly attention: Attention;
  readonly limits: Limits;
  /** Vault of stored tokens. */
  readonly vault: TokenVault;
  readonly pageMarkers: PageMarkers;
  /** Who has tried passwords, and has to wait. */
  readonly wrongPasswords: WrongPasswords;
}
