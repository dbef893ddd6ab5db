import { TestEnvironment } from 'jest-environment-node';
import { SteppedClock, startEmulator } from '../src';
import { openDatabase } from '../src/database';
import { borrowDatabase, keepDatabases, leaveDatabases } from './databases';
import type { Outside } from './outside';
import { freshSchema, postgresIsReachable } from './postgresServer';

/**
 * Node with the emulator as a global, started outside of Jest's sandbox: the embedded database loads its
 * parts by dynamic import, which the sandbox does not allow.
 */
export default class EmulatorEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    keepDatabases();
    await super.setup();
    const outside: Outside = {
      startEmulator,
      SteppedClock,
      openDatabase,
      borrowDatabase,
      freshSchema: (await postgresIsReachable()) ? freshSchema : undefined,
    };
    Object.assign(this.global, { outside });
  }

  override async teardown(): Promise<void> {
    await super.teardown();
    leaveDatabases();
  }
}
