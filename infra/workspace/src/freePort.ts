import { createServer } from 'node:net';

/** True if nothing listens on a port of an address of this machine; 0 always is free. */
export function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(error);
    });
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}

/** Sentence on a port that is taken. */
export const takenPort = (port: number) =>
  `Port ${port} is taken by another program; set PORT to a free one, for example PORT=${port === 65_535 ? 8080 : port + 1}.`;

/**
 * The first free port from one on.
 * @throws Error when the next fifty are taken.
 */
export async function firstFreePort(from: number, host: string): Promise<number> {
  for (let port = from; port < from + 50; port += 1) if (await isFree(port, host)) return port;
  throw new Error(`No port from ${from} to ${from + 49} is free.`);
}

/** Ports below those that systems hand out by themselves, to connections and to servers that take any. */
const range = { first: 20_000, count: 10_000 };
let asked = Math.floor(Math.random() * range.count);

/**
 * A port for a server that is told its port, or on which one server after the other listens: nothing that runs beside
 * is given it by chance before. Each call within a process gives another one.
 * @param host address that it is free at @defaultValue `'127.0.0.1'`
 * @throws Error when the next fifty are taken.
 */
export async function freePort(host = '127.0.0.1'): Promise<number> {
  for (let tries = 50; tries > 0; tries -= 1) {
    asked = (asked + 1) % range.count;
    const port = range.first + asked;
    if (await isFree(port, host)) return port;
  }
  throw new Error('No port for a server of its own is free.');
}
