import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { documentOf, type Host, hosts, type Included, policyOf } from './hosts';
import { libraryAt } from './libraries';

/** A third-party site with its own origin and its own strict policy. */
export interface Portal {
  readonly url: string;
  /** Tells the site which console it embeds, and the token its own server got for it. */
  embed(consoleUrl: string, token: string): void;
  /** Tells its server how to get a token for who asks at `/rfid-token`. */
  giveTokens(give: () => Promise<string>): void;
  close(): Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  css: 'text/css',
  js: 'text/javascript',
};

/** The page at an address; all below `/tools/` are one, whose addresses belong to what is embedded. */
const hostAt = (path: string): Host | undefined => hosts[path.startsWith('/tools/') ? '/plain.html' : path];

/** Reads a file that the portal itself serves. */
const fileAt = async (path: string) =>
  (await libraryAt(path)) ?? (await readFile(join(import.meta.dirname, 'site', path.slice(1)), 'utf8'));

/** The script of the console as it is published for who pins it. */
async function pinnedScript(consoleUrl: string): Promise<Included> {
  const answer = await fetch(`${consoleUrl}/embed/versions.json`);
  const { script, integrity } = (await answer.json()) as { script: string; integrity: string };
  return { src: consoleUrl + script, integrity };
}

async function pinnedFile(src: string): Promise<Included> {
  const digest = createHash('sha384')
    .update(await fileAt(src))
    .digest('base64');
  return { src, integrity: `sha384-${digest}` };
}

/** Scripts of a page: that of the console, and its own. */
async function scriptsOf({ scripts, pinned, embeds = true }: Host, consoleUrl: string): Promise<Included[]> {
  if (pinned) return [await pinnedScript(consoleUrl), ...(await Promise.all(scripts.map(pinnedFile)))];
  return [...(embeds ? [`${consoleUrl}/embed/embed.js`] : []), ...scripts].map((src) => ({ src }));
}

async function send(response: ServerResponse, path: string, consoleUrl: string): Promise<void> {
  const host = hostAt(path);
  if (host) {
    const scripts = await scriptsOf(host, consoleUrl);
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('content-security-policy', policyOf(host, consoleUrl));
    if (host.pinned) response.setHeader('integrity-policy', 'blocked-destinations=(script)');
    response.end(documentOf(host, scripts));
    return;
  }
  const text = await fileAt(path);
  response.setHeader('content-type', types[path.split('.').at(-1) ?? ''] ?? 'text/plain');
  response.end(text);
}

/** Starts the site on a free port. */
export async function startPortal(): Promise<Portal> {
  let embedded = { consoleUrl: '', token: '' };
  let give = async () => embedded.token;
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://portal').pathname;
    if (path === '/token') return void response.end(JSON.stringify({ token: embedded.token }));
    const answered =
      path === '/rfid-token'
        ? give().then((token) => void response.end(token))
        : path === '/rfid-console'
          ? Promise.resolve(void response.end(embedded.consoleUrl))
          : send(response, path, embedded.consoleUrl);
    answered.catch(() => {
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
    giveTokens: (asked) => {
      give = asked;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
