import { Client, type StompHeaders } from '@stomp/stompjs';
import { openBrokerSocket } from './brokerSocket';
import { answerTime, endWhenClosed, type OpenSession, type SessionEnd, type SessionPhase } from './session';

/** Versions of STOMP, as they are told when the socket opens. */
const protocols = ['v12.stomp', 'v11.stomp'] as const;

/** Time in ms between two signs of life. */
const heartbeat = 20_000;

/** Listens to exchanges of an AMQP broker by STOMP over a WebSocket, in queues that end with the connection. */
export const openStompSession: OpenSession = (target, { onListening, onMessage, onEnd }) => {
  let phase: SessionPhase = 'opening';
  const opened = openBrokerSocket(target.url, protocols);
  if (typeof opened === 'string') {
    const told = setTimeout(onEnd, 0, opened);
    return () => clearTimeout(told);
  }
  const { socket, whyNot, release } = opened;
  const { username, password, vhost = '/' } = target;
  const client = new Client({
    webSocketFactory: () => socket,
    connectHeaders: { host: vhost, ...(username !== '' && { login: username, passcode: password }) },
    // Whoever listens decides whether it is tried again.
    reconnectDelay: 0,
    heartbeatIncoming: heartbeat,
    heartbeatOutgoing: heartbeat,
    discardWebsocketOnCommFailure: true,
  });
  const close = () => {
    phase = 'ended';
    clearTimeout(late);
    release();
    void client.deactivate();
    if (socket.readyState === WebSocket.CONNECTING) socket.close();
  };
  const end = (why: SessionEnd) => {
    if (phase === 'ended') return;
    close();
    onEnd(why);
  };
  const late = setTimeout(end, answerTime, 'late');

  socket.addEventListener('open', () => {
    if (phase === 'opening') phase = 'connecting';
  });
  client.onConnect = () => {
    phase = 'subscribing';
    let waiting = target.sources.length;
    target.sources.forEach(({ address, exchange = 'amq.topic' }, at) => {
      const receipt = `listening-${at}`;
      client.watchForReceipt(receipt, () => {
        waiting -= 1;
        if (waiting > 0 || phase !== 'subscribing') return;
        phase = 'listening';
        clearTimeout(late);
        onListening();
      });
      client.subscribe(
        `/exchange/${encodeURIComponent(exchange)}/${encodeURIComponent(address)}`,
        ({ binaryBody }) => {
          if (phase !== 'ended') onMessage(address, binaryBody);
        },
        { receipt, id: `source-${at}` } satisfies StompHeaders,
      );
    });
  };
  client.onStompError = () => {
    end(phase === 'connecting' ? 'credentials' : 'denied');
  };
  const refuse = async () => {
    if (phase === 'opening') end(await whyNot());
  };
  // One that the policy refuses has an error and is never closed.
  client.onWebSocketError = refuse;
  client.onWebSocketClose = () => {
    if (phase === 'opening') void refuse();
    else if (phase !== 'ended') end(endWhenClosed[phase]);
  };
  client.activate();
  return close;
};
