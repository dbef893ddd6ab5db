import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import type { UnreleasedManifest } from '@console/deploy';
import cors from '@fastify/cors';
import files from '@fastify/static';
import { fastify } from 'fastify';
import { type Leak, leaksSchema } from '../leaks/leak';
import { BuildFailed, buildOnce } from './buildOnce';
import { placeBuild } from './placeBuild';
import { watchSources } from './watchSources';

/** Outcome of a build: the time in ms it took, or why there is none. */
export type BuildOutcome = { readonly took: number } | { readonly failure: string };

/** Serving of a remote while it is written. */
export interface DevServerOptions {
  /** Folder of the remote. */
  readonly remote: string;
  /** Folders beside it that it is built from. @defaultValue none is watched. */
  readonly packages?: readonly string[];
  /** Default 0: a free one. */
  readonly port?: number;
  /** Called with the result of each build. @defaultValue not called */
  readonly onBuild?: (outcome: BuildOutcome) => void;
  /** Called when the pages of the remote were left in a console. @defaultValue not called */
  readonly onLeft?: (leaks: readonly Leak[]) => void;
}

/** A running server of a remote. */
export interface DevServer {
  readonly origin: string;
  /** The build that is served now. */
  readonly build: UnreleasedManifest;
  close(): Promise<void>;
}

/** Where a console finds what it needs of this server beside the build, as `build.json` says it. */
const development = {
  /** Server-sent events, one for each build. */
  changes: 'changes',
  /** POST what the remote left behind in the page. */
  leaks: 'leaks',
} as const;

/**
 * Serves a remote as it is written: `build.json` says what its last whole build is, each build lies in a folder of its
 * own. A console that runs it from here is told of the next build, and changes to it by itself. Sources that cannot be
 * built leave the last build in place.
 * @throws BuildFailed when there is nothing to begin with.
 */
export async function startDevServer({
  remote,
  packages = [],
  port = 0,
  onBuild = () => undefined,
  onLeft = () => undefined,
}: DevServerOptions): Promise<DevServer> {
  const folder = await mkdtemp(join(tmpdir(), 'console-dev-'));
  let count = 0;

  async function build(): Promise<{ built: UnreleasedManifest; took: number }> {
    count += 1;
    const begin = performance.now();
    const name = String(count);
    const built = placeBuild(await buildOnce(remote, join(folder, name)), name);
    return { built, took: performance.now() - begin };
  }

  const app = fastify({ forceCloseConnections: true });
  try {
    const first = await build();
    let current = first.built;
    // The page that asks is another origin's; a console on the internet asks before it may ask this machine.
    await app.register(cors, { origin: '*' });
    app.addHook('onRequest', async (request, reply) => {
      if (request.headers['access-control-request-private-network'])
        reply.header('access-control-allow-private-network', 'true');
    });
    app.get('/build.json', (_, reply) =>
      reply.header('cache-control', 'no-store').send({ ...current, development }),
    );
    const consoles = new Set<PassThrough>();
    const announce = () => {
      for (const one of consoles) one.write(`data: ${current.container}\n\n`);
    };
    app.get(`/${development.changes}`, (_, reply) => {
      const stream = new PassThrough();
      stream.once('close', () => consoles.delete(stream));
      consoles.add(stream);
      stream.write(`retry: 1000\ndata: ${current.container}\n\n`);
      return reply.header('cache-control', 'no-store').type('text/event-stream').send(stream);
    });
    app.post<{ Body: readonly Leak[] }>(
      `/${development.leaks}`,
      { schema: { body: leaksSchema } },
      (request, reply) => {
        onLeft(request.body);
        return reply.code(204).send();
      },
    );
    await app.register(files, { root: folder, immutable: true, maxAge: '1d', dotfiles: 'ignore' });
    await app.listen({ port, host: 'localhost' });
    const stop = watchSources([join(remote, 'src'), ...packages], async () => {
      try {
        const next = await build();
        current = next.built;
        announce();
        onBuild({ took: next.took });
      } catch (error) {
        if (!(error instanceof BuildFailed)) throw error;
        onBuild({ failure: error.message });
      }
    });
    onBuild({ took: first.took });
    const address = app.server.address();
    const listening = typeof address === 'object' && address ? address.port : port;
    return {
      origin: `http://localhost:${listening}`,
      get build() {
        return current;
      },
      async close() {
        stop();
        await app.close();
        await rm(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await app.close();
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}
