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
