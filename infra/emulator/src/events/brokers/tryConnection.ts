import { connect as connectSocket, type Socket } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import { connectAmqp, connectMqtt } from './connect';
import type { Endpoint, Unreachable } from './endpoint';
import { explainConnectionFailure } from './explainConnectionFailure';

/** Time limit for an answer of a broker, in milliseconds. */
export const timeoutMs = 5000;

/**
 * Connects to a broker, signs in and leaves again (BROKER-06). A webhook is only knocked at: calling it would
 * be a message.
 * @returns what is in the way, in words; `undefined` when it works
 */
export async function tryConnection(endpoint: Endpoint | Unreachable): Promise<string | undefined> {
  if (endpoint.kind === 'unreachable') return endpoint.reason;
  try {
    await attempts[endpoint.type](endpoint);
    return undefined;
  } catch (error) {
    return explainConnectionFailure(error, endpoint);
  }
}

const attempts = {
  AMQP: async (endpoint: Endpoint) => (await connectAmqp(endpoint, timeoutMs)).close(),
  MQTT: async (endpoint: Endpoint) => (await connectMqtt(endpoint, timeoutMs)).endAsync(),
  WEBHOOK: knock,
};

function knock({ address: host, port, secure, tls, lookup }: Endpoint): Promise<void> {
  return new Promise((resolve, reject) => {
    const done = () => {
      socket.destroy();
      resolve();
    };
    const socket: Socket = secure
      ? connectSecurely({ host, port, lookup, ...tls }, done)
      : connectSocket({ host, port, lookup }, done);
    socket.once('error', reject);
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error('timed out')));
  });
}
