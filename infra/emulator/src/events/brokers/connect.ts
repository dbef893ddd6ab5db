import { connect as connectSocket, type Socket } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import { type ChannelModel, connect as connectToAmqp, type Options } from 'amqplib';
import { MqttClient } from 'mqtt';
import type { Endpoint } from './endpoint';

/** Where an AMQP broker is reached, in the words of the library. */
export function amqpAddress(endpoint: Endpoint, vhost = endpoint.vhost ?? '/'): Options.Connect {
  const { address: hostname, port, username, password, secure } = endpoint;
  return { protocol: secure ? 'amqps' : 'amqp', hostname, port, username, password, vhost };
}

/** TLS and resolution of a socket to a broker, beside host and port. */
export const socketOptions = ({ tls, lookup }: Endpoint) => ({ ...tls, ...(lookup && { lookup }) });

/** Connects to an AMQP broker. @param timeoutMs in milliseconds */
export async function connectAmqp(
  endpoint: Endpoint,
  timeoutMs: number,
  vhost?: string,
): Promise<ChannelModel> {
  const connection = await connectToAmqp(amqpAddress(endpoint, vhost), {
    timeout: timeoutMs,
    ...socketOptions(endpoint),
  });
  // Also reported as the end of the connection; without a listener it would end the process.
  connection.on('error', () => {});
  return connection;
}

/**
 * Opens a connection to an MQTT broker, which the library makes again when it breaks.
 * @param timeoutMs in milliseconds
 * @param pause until it is made again, in milliseconds; 0: never
 */
export function openMqtt(endpoint: Endpoint, timeoutMs: number, pause: number): MqttClient {
  const { username, password } = endpoint;
  return new MqttClient((client) => openSocket(endpoint, (error) => client.emit('error', error)), {
    username,
    password,
    connectTimeout: timeoutMs,
    reconnectPeriod: pause,
    // What cannot be sent now is kept, up to a limit, by who sends it.
    queueQoSZero: false,
  });
}

/** The library's own sockets resolve every name. */
function openSocket(endpoint: Endpoint, onError: (error: Error) => void): Socket {
  const { address: host, port, secure } = endpoint;
  const options = { host, port, ...socketOptions(endpoint) };
  return (secure ? connectSecurely(options) : connectSocket(options)).on('error', onError);
}

/** Connects to an MQTT broker, once. @param timeoutMs in milliseconds */
export function connectMqtt(endpoint: Endpoint, timeoutMs: number): Promise<MqttClient> {
  return new Promise((resolve, reject) => {
    const client = openMqtt(endpoint, timeoutMs, 0);
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
