import { connect } from 'node:net';

/** Bytes that came back on a connection, as far as they are an answer of HTTP. */
export interface Exchanged {
  /** `0` when there was no answer. */
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  /** True after the other side ended the connection. */
  readonly closed: boolean;
}

/**
 * Sends bytes as they are, and reads until the service ends the connection or a whole answer is there.
 * @param url of the service
 */
export function exchange(url: string, ...parts: readonly (string | Uint8Array)[]): Promise<Exchanged> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) });
    let received = Buffer.alloc(0);
    const done = (closed: boolean) => {
      socket.destroy();
      resolve({ ...read(received), closed });
    };
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      const { headers, text, status } = read(received);
      const isWhole =
        status >= 200 && Buffer.byteLength(text) >= Number(headers['content-length'] ?? Infinity);
      if (isWhole && headers.connection !== 'close') done(false);
    });
    socket.on('end', () => done(true)).on('error', () => done(true));
    for (const part of parts) socket.write(part);
  });
}

function read(received: Buffer): Omit<Exchanged, 'closed'> {
  const [head = '', ...rest] = received.toString('utf8').split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line) => {
    const [name = '', ...value] = line.split(':');
    return [name.toLowerCase(), value.join(':').trim()];
  });
  return {
    status: Number(first.split(' ')[1] ?? 0),
    headers: Object.fromEntries(headers),
    text: rest.join('\r\n\r\n'),
  };
}
