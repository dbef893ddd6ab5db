import {
  type AddressInfo,
  connect,
  createServer as createTcpServer,
  type Server,
  type Socket,
} from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import type { Identity } from './certificate';

/** Address that a proxy passes things on to. */
export interface ProxyTarget {
  readonly hostname: string;
  readonly port: number;
}

/** Stands before a server, and breaks what lies between as networks do. */
export interface TcpProxy {
  readonly port: number;
  /** Breaks every connection there is, and waits until all are gone. */
  breakConnections(): Promise<void>;
  /**
   * Leaves the connections there are half open: they stay, and not a byte comes through them any more, either way. New
   * ones are accepted and as silent.
   */
  hold(): void;
  /** Passes on what new connections bring. Those that were held are lost, and nobody tells either side. */
  resume(): void;
  /** Passes new connections on to another server. */
  leadTo(target: ProxyTarget): void;
  close(): Promise<void>;
}

interface ProxyOptions {
  /** TLS is spoken with it. @defaultValue none is */
  readonly identity?: Identity | undefined;
  /** Port to listen at. @defaultValue a free one */
  readonly at?: number;
}

/** Passes everything on to a server. */
export async function startTcpProxy(
  target: ProxyTarget,
  { identity, at = 0 }: ProxyOptions = {},
): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let isHeld = false;
  let current = target;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).once('close', () => sockets.delete(socket));
  };
  const pass = (incoming: Socket) => {
    keep(incoming);
    if (isHeld) return;
    const outgoing = connect({ host: current.hostname, port: current.port });
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
    hold() {
      isHeld = true;
      for (const socket of sockets) {
        socket.unpipe();
        // What ends on one side is not told to the other.
        socket.removeAllListeners('end').removeAllListeners('close');
        socket.pause().once('close', () => sockets.delete(socket));
      }
    },
    resume() {
      isHeld = false;
    },
    leadTo(next) {
      current = next;
    },
    async close() {
      const closed = new Promise((done) => server.close(done));
      await breakConnections();
      await closed;
    },
  };
}
