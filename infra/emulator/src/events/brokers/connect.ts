import { type ChannelModel, connect as connectToAmqp, type Options } from 'amqplib';
import { connect as connectToMqtt, type IClientOptions, type MqttClient } from 'mqtt';
import type { Endpoint } from './endpoint';

/** Where an AMQP broker is reached, in the words of the library. */
export function amqpAddress(endpoint: Endpoint, vhost = endpoint.vhost ?? '/'): Options.Connect {
  const { address: hostname, port, username, password, secure } = endpoint;
  return { protocol: secure ? 'amqps' : 'amqp', hostname, port, username, password, vhost };
}

/** Connects to an AMQP broker. @param patience in milliseconds */
export async function connectAmqp(
  endpoint: Endpoint,
  patience: number,
  vhost?: string,
): Promise<ChannelModel> {
  const connection = await connectToAmqp(amqpAddress(endpoint, vhost), {
    timeout: patience,
    ...endpoint.tls,
  });
  // Also reported as the end of the connection; without a listener it would end the process.
  connection.on('error', () => {});
  return connection;
}

/** Where an MQTT broker is reached, in the words of the library. @param patience in milliseconds */
export function mqttAddress(endpoint: Endpoint, patience: number): IClientOptions {
  const { address: host, port, username, password, secure, tls } = endpoint;
  return {
    protocol: secure ? 'mqtts' : 'mqtt',
    host,
    port,
    username,
    password,
    connectTimeout: patience,
    // What cannot be sent now is kept, up to a limit, by who sends it.
    queueQoSZero: false,
    ...tls,
  };
}

/** Connects to an MQTT broker, once. @param patience in milliseconds */
export function connectMqtt(endpoint: Endpoint, patience: number): Promise<MqttClient> {
  return new Promise((resolve, reject) => {
    const client = connectToMqtt({ ...mqttAddress(endpoint, patience), reconnectPeriod: 0 });
    const fail = (error: Error) => {
      client.end(true);
      reject(error);
    };
    client.once('connect', () => {
      client.removeListener('close', closed);
      resolve(client);
    });
    client.on('error', fail);
    const closed = () => fail(new Error('connection closed'));
    client.once('close', closed);
  });
}
