import { createServer } from 'node:net';

/** Below the ports that systems hand out by themselves, so that nobody gets it between two tests. */
const [first, count] = [20_000, 10_000];

/** A free port for one worker, on which one server after the other may listen. */
export async function lastingPort(): Promise<number> {
  for (;;) {
    const port = first + Math.floor(Math.random() * count);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .listen(port, () => server.close(() => resolve(true)));
  });
}
