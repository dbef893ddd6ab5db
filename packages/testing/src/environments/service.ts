import { borrowEmulator, returnEmulator } from '../emulatorOfWorker';
import DomEnvironment from './dom';

/** A page with a running service, which runs outside of jsdom: code under test really talks to one. */
export default class ServiceEnvironment extends DomEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, { emulator: await borrowEmulator() });
  }

  override async teardown(): Promise<void> {
    await returnEmulator();
    await super.teardown();
  }
}
