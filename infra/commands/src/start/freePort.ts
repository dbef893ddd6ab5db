import { createServer } from 'node:net';

/** Whether nothing listens on a port of an address of this machine; 0 always is free. */
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

/** What to say of a port that is taken. */
export const takenPort = (port: number) =>
  `Port ${port} is taken by another program; set PORT to a free one, for example PORT=${port === 65_535 ? 8080 : port + 1}.`;
