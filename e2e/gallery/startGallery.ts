import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { contentSecurityPolicy } from '@console/gateway';
import { once } from '../site/once';

const workspace = resolve(import.meta.dirname, '../..');
const folder = join(workspace, 'packages/design/gallery');

async function build(): Promise<void> {
  const built = spawnSync(process.execPath, [join(workspace, 'packages/build/bin/build.mjs'), folder], {
    encoding: 'utf8',
  });
  if (built.status !== 0) throw new Error(`The gallery could not be built.\n${built.stderr}`);
}

/** The component gallery, built from the sources as they are and served under the policy of the console. */
export async function startGallery(): Promise<{ url: string; close: () => Promise<void> }> {
  await once('gallery', build);

  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://gallery');
    const name = pathname === '/' ? 'index.html' : pathname.slice(1);
    try {
      const body = await readFile(join(folder, 'dist', name));
      response.writeHead(200, {
        'content-type': name.endsWith('.js') ? 'text/javascript' : 'text/html',
        'content-security-policy': contentSecurityPolicy(),
      });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
