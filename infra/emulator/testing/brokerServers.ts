import { connect } from 'node:net';

/** A message broker that tests use when it is there. */
export interface BrokerServer {
  readonly url: string;
  readonly hostname: string;
  readonly port: number;
  readonly username: string;
  readonly password: string;
}

/** The brokers of this machine; `AMQP_URL` and `MQTT_URL` name others. `undefined` where none answers. */
export interface BrokerServers {
  readonly amqp: BrokerServer | undefined;
  readonly mqtt: BrokerServer | undefined;
}

/** Looks which brokers there are. */
export async function brokerServers(): Promise<BrokerServers> {
  const [amqp, mqtt] = await Promise.all([
    serverAt(process.env.AMQP_URL ?? 'amqp://guest:guest@127.0.0.1:5672'),
    serverAt(process.env.MQTT_URL ?? 'mqtt://anyone:anything@127.0.0.1:1883'),
  ]);
  return { amqp, mqtt };
}

async function serverAt(url: string): Promise<BrokerServer | undefined> {
  const { hostname, port, username, password } = new URL(url);
  const server = { url, hostname, port: Number(port), username, password };
  return (await answers(server)) ? server : undefined;
}

function answers({ hostname, port }: BrokerServer): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port });
    const done = (isThere: boolean) => {
      socket.destroy();
      resolve(isThere);
    };
    socket.once('connect', () => done(true)).once('error', () => done(false));
    socket.setTimeout(2000, () => done(false));
  });
}
