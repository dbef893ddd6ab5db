import type { BrokerServer, BrokerServers } from './brokerServers';

const { amqp, mqtt } = (globalThis as unknown as { readonly brokerServers: BrokerServers }).brokerServers;

/** Runs a suite against the AMQP broker, where there is one; where not, that is said and counted as skipped. */
export const withAmqp = (name: string, suite: (server: BrokerServer) => void) =>
  onServer(`${name} (AMQP)`, amqp, 'AMQP_URL, e.g. amqp://guest:guest@127.0.0.1:5672', suite);

/** Runs a suite against the MQTT broker, where there is one; where not, that is said and counted as skipped. */
export const withMqtt = (name: string, suite: (server: BrokerServer) => void) =>
  onServer(`${name} (MQTT)`, mqtt, 'MQTT_URL, e.g. mqtt://127.0.0.1:1883', suite);

const nowhere: BrokerServer = { url: '', hostname: '', port: 0, username: '', password: '' };

function onServer(
  name: string,
  server: BrokerServer | undefined,
  variable: string,
  suite: (server: BrokerServer) => void,
): void {
  if (server) {
    describe(name, () => suite(server));
    return;
  }
  console.warn(`NOT TESTED against a real broker: ${name}. None is reachable; one is named by ${variable}`);
  describe.skip(name, () => suite(nowhere));
}
