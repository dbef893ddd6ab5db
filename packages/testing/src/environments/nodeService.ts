import { TestEnvironment } from 'jest-environment-node';
import { borrowEmulator, returnEmulator } from '../emulatorOfWorker';

/** Node with a running service, for what talks to one without drawing. */
export default class NodeServiceEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, { emulator: await borrowEmulator() });
  }

  override async teardown(): Promise<void> {
    await returnEmulator();
    await super.teardown();
  }
}
