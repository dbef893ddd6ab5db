import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, normalize } from 'node:path';

/** Server on a developer's machine for one remote: a build, and after each change another one. */
export interface DeveloperServer {
  readonly origin: string;
  /** Requested paths. */
  readonly asked: readonly string[];
  /** Serves another build from now on. */
  serve(dist: string): void;
  close(): Promise<void>;
}

/** Starts it on a free port, as open to pages of other origins as such servers are. */
export async function startDeveloperServer(): Promise<DeveloperServer> {
  let folder = '';
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://developer').pathname);
    asked.push(path);
    const headers = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' };
    try {
      const content = await readFile(join(folder, path));
      const type = path.endsWith('.json') ? 'application/json' : 'text/javascript';
      response.writeHead(200, { ...headers, 'content-type': type }).end(content);
    } catch {
      response.writeHead(404, headers).end();
    }
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    asked,
    serve: (dist) => {
      folder = dist;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
