import type { SteppedClock, startEmulator } from '../src';
import type { openDatabase } from '../src/database';
import type { borrowDatabase } from './databases';
import type { freshSchema } from './postgresServer';

/** Parts that tests take from outside of Jest's sandbox. */
export interface Outside {
  readonly startEmulator: typeof startEmulator;
  readonly SteppedClock: typeof SteppedClock;
  readonly openDatabase: typeof openDatabase;
  readonly borrowDatabase: typeof borrowDatabase;
  /** `undefined` where no PostgreSQL server is reachable. */
  readonly freshSchema: typeof freshSchema | undefined;
}

/** Parts that tests take from outside of Jest's sandbox. */
export const outside = (globalThis as unknown as { readonly outside: Outside }).outside;
