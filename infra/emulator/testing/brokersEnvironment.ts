import { brokerServers } from './brokerServers';
import EmulatorEnvironment from './environment';

/** The environment of the emulator's tests, which knows in addition what message brokers there are. */
export default class BrokersEnvironment extends EmulatorEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, { brokerServers: await brokerServers() });
  }
}
