import { connect } from 'node:net';

/** Bytes that came back on a connection, and if the other side ended it. */
export interface RawAnswer {
  readonly text: string;
  readonly status: number;
  readonly body: string;
  readonly ended: boolean;
}

/**
 * Writes bytes on a connection of their own and reads until the other side ends it, or until a first answer is whole.
 * @param silence time in ms after the last byte that counts as the end of an answer
 */
export function raw(url: string, bytes: string | Buffer, silence = 150): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    const parts: Buffer[] = [];
    let timer: NodeJS.Timeout | undefined;
    const finish = (ended: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      const text = Buffer.concat(parts).toString();
      const [head = ''] = text.split('\r\n\r\n', 1);
      resolve({ text, status: Number(text.split(' ')[1]), body: text.slice(head.length + 4), ended });
    };
    socket.on('data', (part) => {
      parts.push(part);
      clearTimeout(timer);
      timer = setTimeout(() => finish(false), silence);
    });
    socket.on('end', () => finish(true));
    socket.on('error', (error) => (parts.length > 0 ? finish(true) : reject(error)));
    socket.write(bytes);
  });
}
