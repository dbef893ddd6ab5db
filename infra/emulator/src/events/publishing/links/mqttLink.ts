import { createBacklog } from '../../brokers/backlog';
import { openMqtt } from '../../brokers/connect';
import type { Endpoint } from '../../brokers/endpoint';
import { timeoutMs } from '../../brokers/tryConnection';
import { waitForClose } from '../../brokers/waitForClose';
import { mqttDestination } from './destinations';
import { type Link, type Outgoing, payload } from './link';

/** Delay after a broken connection before the next attempt, in milliseconds. */
const pause = 5000;

/** So many messages may be under way without the broker's word for them. */
const mostUnderWay = 1000;

/** Opens a link to an MQTT broker; the library connects again when the connection breaks. */
export function openMqttLink(endpoint: Endpoint): Link {
  const backlog = createBacklog<Outgoing>();
  const client = openMqtt(endpoint, timeoutMs, pause);
  const underWay = new Set<Promise<unknown>>();

  const send = (message: Outgoing): void => {
    if (!client.connected || underWay.size >= mostUnderWay) {
      backlog.add(message);
      return;
    }
    const { topic, qos } = mqttDestination(message.options, message.kind);
    const sent = client.publishAsync(topic, payload(message.body), { qos }).catch(() => {});
    underWay.add(sent);
    void sent.then(() => {
      underWay.delete(sent);
      if (underWay.size === 0) sendBacklog();
    });
  };
  const sendBacklog = () => {
    for (const message of backlog.takeAll()) send(message);
  };

  client.on('connect', sendBacklog);
  // Every failed attempt reports an error; the client tries again by itself.
  client.on('error', () => {});

  return {
    send,
    async close() {
      if (client.connected) await waitForClose(Promise.all(underWay));
      await client.endAsync(true);
    },
  };
}
