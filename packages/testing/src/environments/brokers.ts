import { brokerServers } from '@console/emulator/testing/brokers';
import { TestEnvironment } from 'jest-environment-node';

/** Node that knows what message brokers there are, for suites inside `withAmqp` and `withMqtt`. */
export default class BrokersEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, { brokerServers: await brokerServers() });
  }
}
