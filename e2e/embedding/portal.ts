import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';

/** A site of somebody else, on an origin of its own, with a strict policy of its own. */
export interface Portal {
  readonly url: string;
  /** Tells the site which console it embeds, and the token its own server got for it. */
  embed(consoleUrl: string, token: string): void;
  close(): Promise<void>;
}

const require = createRequire(import.meta.url);
const own = (file: string) => join(import.meta.dirname, 'site', file);

/** React 18 as a page without a bundler takes it. */
const libraries: Readonly<Record<string, string>> = {
  '/react.js': join(dirname(require.resolve('react-18')), 'umd/react.production.min.js'),
  '/react-dom.js': join(dirname(require.resolve('react-dom-18')), 'umd/react-dom.production.min.js'),
};

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css',
  js: 'text/javascript',
};

function policy(consoleUrl: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${consoleUrl}`,
    `connect-src 'self' ${consoleUrl}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types console-loader console-bundle 'allow-duplicates'",
  ].join('; ');
}

async function sendFile(response: ServerResponse, file: string, consoleUrl: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  response.setHeader('content-type', types[file.split('.').at(-1) ?? ''] ?? 'text/plain');
  response.setHeader('content-security-policy', policy(consoleUrl));
  response.end(text.replaceAll('{console}', consoleUrl));
}

/** Starts the site on a free port. */
export async function startPortal(): Promise<Portal> {
  let embedded = { consoleUrl: '', token: '' };
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://portal').pathname;
    if (path === '/token') return void response.end(JSON.stringify({ token: embedded.token }));
    const file = libraries[path] ?? own(path.slice(1));
    sendFile(response, file, embedded.consoleUrl).catch(() => {
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
