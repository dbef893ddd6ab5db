import { openBrokerSocket } from './brokerSocket';
import {
  connectPacket,
  createPacketReader,
  disconnectPacket,
  type MqttPacket,
  pingPacket,
  pubackPacket,
  subscribePacket,
} from './mqttPackets';
import { answerTime, endWhenClosed, type OpenSession, type SessionEnd, type SessionPhase } from './session';

/** Seconds between two signs of life; after one and a half of these without an answer the connection is lost. */
const keepAlive = 30;

/** Answers of a broker to who connects: user and password are wrong, or the user may not connect. */
const wrongCredentials: readonly number[] = [4, 5];

const refusedSubscription = 0x80;

/** Number of the only subscription. */
const subscription = 1;

/** Name of a client that nobody else has, of letters and digits that every broker takes. */
const randomClientId = () =>
  `console${[...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;

/** Listens by MQTT 3.1.1 over a WebSocket: it subscribes, acknowledges, and sends nothing else. */
export const openMqttSession: OpenSession = (target, { onListening, onMessage, onEnd }) => {
  let phase: SessionPhase = 'opening';
  let heardAt = Date.now();
  const opened = openBrokerSocket(target.url, ['mqtt']);
  if (typeof opened === 'string') {
    const told = setTimeout(onEnd, 0, opened);
    return () => clearTimeout(told);
  }
  const { socket, whyNot, release } = opened;
  const read = createPacketReader();
  const isEnded = () => phase === 'ended';
  const send = (packet: Uint8Array) => socket.send(packet as Uint8Array<ArrayBuffer>);

  const close = () => {
    if (socket.readyState === WebSocket.OPEN && phase !== 'ended') send(disconnectPacket());
    phase = 'ended';
    clearTimeout(late);
    clearInterval(signs);
    release();
    socket.close();
  };
  const end = (why: SessionEnd) => {
    if (phase === 'ended') return;
    close();
    onEnd(why);
  };
  const late = setTimeout(end, answerTime, 'late');
  const signs = setInterval(() => {
    if (phase !== 'listening') return;
    if (Date.now() - heardAt > 1500 * keepAlive) end('lost');
    else send(pingPacket());
  }, 1000 * keepAlive);

  const take = (packet: MqttPacket) => {
    heardAt = Date.now();
    switch (packet.type) {
      case 'connack':
        if (packet.code !== 0) {
          end(wrongCredentials.includes(packet.code) ? 'credentials' : 'refused');
          return;
        }
        phase = 'subscribing';
        send(
          subscribePacket(
            subscription,
            target.sources.map(({ address, qos = 0 }) => ({ topic: address, qos: qos === 0 ? 0 : 1 })),
          ),
        );
        return;
      case 'suback':
        if (packet.codes.some((code) => code >= refusedSubscription)) {
          end('denied');
          return;
        }
        phase = 'listening';
        clearTimeout(late);
        onListening();
        return;
      case 'publish':
        if (packet.id !== undefined) send(pubackPacket(packet.id));
        onMessage(packet.topic, packet.payload);
    }
  };

  socket.addEventListener('open', () => {
    if (phase !== 'opening') return;
    phase = 'connecting';
    const { username, password } = target;
    send(connectPacket({ clientId: randomClientId(), keepAlive, username, password }));
  });
  socket.addEventListener('message', ({ data }) => {
    if (phase === 'ended') return;
    if (!(data instanceof ArrayBuffer)) {
      end('stranger');
      return;
    }
    try {
      for (const packet of read(new Uint8Array(data))) if (!isEnded()) take(packet);
    } catch {
      end('stranger');
    }
  });
  const refuse = async () => {
    if (phase === 'opening') end(await whyNot());
  };
  // One that the policy refuses has an error and is never closed.
  socket.addEventListener('error', refuse);
  socket.addEventListener('close', () => {
    if (phase === 'opening') void refuse();
    else if (phase !== 'ended') end(endWhenClosed[phase]);
  });
  return close;
};
