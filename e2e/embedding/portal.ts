import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { documentOf, type Host, hosts, policyOf } from './hosts';
import { libraryAt } from './libraries';

/** A third-party site with its own origin and its own strict policy. */
export interface Portal {
  readonly url: string;
  /** Tells the site which console it embeds, and the token its own server got for it. */
  embed(consoleUrl: string, token: string): void;
  close(): Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  css: 'text/css',
  js: 'text/javascript',
};

/** The page at an address; all below `/tools/` are one, whose addresses belong to what is embedded. */
const hostAt = (path: string): Host | undefined => hosts[path.startsWith('/tools/') ? '/plain.html' : path];

async function send(response: ServerResponse, path: string, consoleUrl: string): Promise<void> {
  const host = hostAt(path);
  if (host) {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('content-security-policy', policyOf(host, consoleUrl));
    response.end(documentOf(host, consoleUrl));
    return;
  }
  const text =
    (await libraryAt(path)) ?? (await readFile(join(import.meta.dirname, 'site', path.slice(1)), 'utf8'));
  response.setHeader('content-type', types[path.split('.').at(-1) ?? ''] ?? 'text/plain');
  response.end(text);
}

/** Starts the site on a free port. */
export async function startPortal(): Promise<Portal> {
  let embedded = { consoleUrl: '', token: '' };
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://portal').pathname;
    if (path === '/token') return void response.end(JSON.stringify({ token: embedded.token }));
    send(response, path, embedded.consoleUrl).catch(() => {
      response.statusCode = 404;
      response.end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    embed: (consoleUrl, token) => {
      embedded = { consoleUrl, token };
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
