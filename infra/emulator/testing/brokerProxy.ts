import {
  type AddressInfo,
  connect,
  createServer as createTcpServer,
  type Server,
  type Socket,
} from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import type { BrokerServer } from './brokerServers';
import type { Identity } from './certificate';

/** Stands before a broker. */
export interface BrokerProxy {
  readonly port: number;
  /** Breaks every connection there is, and waits until all are gone. */
  breakConnections(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Passes everything on to a broker.
 * @param identity what TLS is spoken with; default: none is
 * @param at port to listen at; default: a free one
 */
export async function startBrokerProxy(
  target: BrokerServer,
  identity?: Identity,
  at = 0,
): Promise<BrokerProxy> {
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).once('close', () => sockets.delete(socket));
  };
  const pass = (incoming: Socket) => {
    const outgoing = connect({ host: target.hostname, port: target.port });
    keep(incoming);
    keep(outgoing);
    incoming.pipe(outgoing).pipe(incoming);
    incoming.once('close', () => outgoing.destroy());
    outgoing.once('close', () => incoming.destroy());
  };
  const server: Server = identity ? createTlsServer(identity, pass) : createTcpServer(pass);
  await new Promise<void>((done) => server.listen(at, '127.0.0.1', done));
  const breakConnections = async () => {
    const gone = [...sockets].map((socket) => new Promise((done) => socket.once('close', done).destroy()));
    await Promise.all(gone);
  };
  return {
    port: (server.address() as AddressInfo).port,
    breakConnections,
    async close() {
      const closed = new Promise((done) => server.close(done));
      await breakConnections();
      await closed;
    },
  };
}
