import { useEffect, useState } from 'react';
import { type ArrivalLog, createArrivalLog } from './arrivalLog';
import { createListener, type Listener } from './createListener';
import type { OpenSession } from './session';

const sessions: Readonly<Record<string, () => Promise<OpenSession>>> = {
  MQTT: async () => (await import('./mqttSession')).openMqttSession,
  AMQP: async () => (await import('./stompSession')).openStompSession,
};

const none = async (): Promise<never> => {
  throw new Error('Nothing speaks with brokers of this type.');
};

/**
 * A listener for brokers of a type, and the log of what arrives. It stops when the component goes.
 * @param brokerType type of the broker; a later change is not taken over
 * @param itemAddresses addresses of messages about items; later changes are not taken over
 */
export function useListener(
  brokerType: string,
  itemAddresses: readonly string[],
): { readonly listener: Listener; readonly log: ArrivalLog } {
  const [parts] = useState(() => {
    const log = createArrivalLog(itemAddresses);
    const take = (address: string, body: Uint8Array) => log.take(address, body, Date.now());
    return { log, listener: createListener(sessions[brokerType] ?? none, take) };
  });
  useEffect(() => () => parts.listener.stop(), [parts]);
  return parts;
}
