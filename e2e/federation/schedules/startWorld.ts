import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { federationVersion } from '@console/build/federation';
import {
  type BuildManifest,
  manifestFile,
  type PreviousBuild,
  type Registry,
} from '@console/remote/registry';
import { type BuiltSchedules, template } from './buildSchedules';

/** Kind of a build: it works, throws, asks for too much, or lacks the pin of a file. */
type Kind =
  | 'good'
  | 'throws-at-load'
  | 'throws-in-render'
  | 'incompatibility'
  | 'unpinned-entry'
  | 'unpinned-chunk';
/** Damage to a file of the build that runs. */
type Damage = 'gone' | 'altered' | 'html' | 'hangs';

interface Cut {
  readonly remote: BuildManifest;
  readonly kind: Kind;
}

interface Line {
  readonly current: Cut;
  readonly earlier: readonly Cut[];
}

/** A deployment in memory: a registry and files, which the page of the schedules changes and damages. */
export interface World {
  readonly url: string;
  close(): Promise<void>;
}

const pin = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const areas = { readers: '/readers/definitions', jobs: '/jobs' } as const;
type Name = keyof typeof areas;

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

/** Starts the world on a free port; it serves the page and, below `/world/`, what changes it. */
export async function startWorld({ page, remote }: BuiltSchedules): Promise<World> {
  const sources = new Map<string, string>();
  for (const file of (await readdir(remote)).filter((name) => name.endsWith('.js')))
    sources.set(file, await readFile(join(remote, file), 'utf8'));
  const script = await readFile(join(page, 'page.js'), 'utf8');

  const files = new Map<string, string>();
  const damages = new Map<string, Damage>();
  const hanging = new Set<ServerResponse>();
  const lines = new Map<Name, Line>();
  let count = 0;
  let revision = 0;

  /** A complete separate build: another name, and valid pins. */
  function cut(name: Name, kind: Kind): Cut {
    count += 1;
    const container = `rfid_${name}_${count.toString(16).padStart(8, '0')}`;
    const build = count.toString(16).padStart(12, '0');
    const base = `/remotes/${name}/1.0.${count}-${build}/`;
    const integrity: Record<string, string> = {};
    let entry = (sources.get('remoteEntry.js') ?? '').replaceAll(template, container);
    for (const [file, text] of sources) {
      if (file === 'remoteEntry.js') continue;
      const own = text.replaceAll(template, container);
      files.set(base + file, own);
      integrity[file] = pin(own);
      entry = entry.replaceAll(pin(text), pin(own));
    }
    // What is loaded later is held by the pins in the entry.
    if (kind === 'unpinned-chunk') entry = entry.replaceAll(integrity['Page.js'] ?? '', '');
    files.set(`${base}remoteEntry.js`, entry);
    if (kind !== 'unpinned-entry') integrity['remoteEntry.js'] = pin(entry);
    const registered: BuildManifest = {
      name,
      version: `1.0.${count}`,
      build,
      base,
      entry: 'remoteEntry.js',
      container,
      federation: federationVersion,
      contract: kind === 'incompatibility' ? '^99.0.0' : '^2.0.0',
      shared: { react: '^19.0.0' },
      owner: `${name} team`,
      areas: [{ name, title: { en: name }, path: areas[name] }],
      // What the page needs is not all named: a chunk without a pin is noticed when it is asked for.
      routes: [{ path: areas[name], page: 'Page', files: ['remoteEntry.js', 'remote.js'], shares: [] }],
      integrity,
    };
    files.set(base + manifestFile, JSON.stringify(registered));
    return { remote: registered, kind };
  }

  const earlierOf = ({
    remote: { version, build, base, federation, contract, shared },
  }: Cut): PreviousBuild => ({
    version,
    build,
    base,
    federation,
    contract,
    shared,
    record: pin(files.get(base + manifestFile) ?? ''),
  });

  const registry = (): Registry => ({
    schema: 3,
    revision,
    remotes: [...lines].map(([name, { current, earlier }]) => ({
      name,
      current: `${current.remote.version}-${current.remote.build}`,
      builds: [current.remote],
      earlier: earlier.map(earlierOf),
    })),
  });

  function mend(): void {
    damages.clear();
    for (const response of hanging) response.destroy();
    hanging.clear();
  }

  const changes: Record<
    string,
    (asked: { name: Name; kind: Kind; file: string; damage: Damage }) => unknown
  > = {
    reset: () => {
      mend();
      files.clear();
      lines.clear();
      for (const name of Object.keys(areas) as Name[])
        lines.set(name, { current: cut(name, 'good'), earlier: [] });
    },
    release: ({ name, kind }) => {
      const line = lines.get(name);
      const earlier = line ? [line.current, ...line.earlier] : [];
      lines.set(name, { current: cut(name, kind), earlier });
    },
    rollback: ({ name }) => {
      const line = lines.get(name);
      const [before, ...rest] = line?.earlier ?? [];
      if (line && before) lines.set(name, { current: before, earlier: [...rest, line.current] });
    },
    damage: ({ name, file, damage }) => {
      const line = lines.get(name);
      if (line) damages.set(line.current.remote.base + file, damage);
    },
    mend,
  };

  function serve(path: string, response: ServerResponse): void {
    const text = files.get(path);
    const damage = damages.get(path);
    if (text === undefined || damage === 'gone') return void response.writeHead(404).end();
    // Held for good, as the gateway has it: what the browser has kept may be what was wrong.
    response.setHeader('cache-control', 'public, max-age=31536000, immutable');
    response.setHeader('content-type', path.endsWith('.js') ? 'text/javascript' : 'application/json');
    if (damage === 'hangs') hanging.add(response);
    else if (damage === 'altered') response.end(`${text};globalThis.ran.push('tampered');`);
    else if (damage === 'html') response.end('<!doctype html><title>Sign in to the proxy</title>');
    else response.end(text);
  }

  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    if (request.method === 'POST') {
      const change = changes[path.replace('/world/', '')];
      revision += 1;
      change?.(JSON.parse((await textOf(request)) || '{}'));
      const state = [...lines].map(([name, { current }]) => [
        name,
        { container: current.remote.container, kind: current.kind },
      ]);
      response.setHeader('content-type', 'application/json');
      return response.end(JSON.stringify(Object.fromEntries(state)));
    }
    if (path.startsWith('/remotes/')) return serve(path, response);
    response.setHeader('cache-control', 'no-store');
    if (path === '/registry.json') return response.end(JSON.stringify(registry()));
    if (path === '/page.js') return response.end(script);
    response.setHeader('content-type', 'text/html');
    return response.end(
      '<!doctype html><meta charset="utf-8"><title>Schedules</title><script defer src="/page.js"></script>',
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      mend();
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}
