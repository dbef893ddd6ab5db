import { compress } from '@console/deploy';
import { inWorkspace } from '@console/workspace';
import compression from '@fastify/compress';
import proxy from '@fastify/http-proxy';
import files from '@fastify/static';
import fastify from 'fastify';
import { build } from 'vite';
import { cert, key } from '../../infra/gateway/test/certificate';

/** A server that runs. */
export interface Baseline {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Builds the application that a team would write without this console: antd, react-router and react-query by Vite,
 * one chunk per area. Gives the folder.
 */
export async function buildBaseline(): Promise<string> {
  const dist = inWorkspace('.console/bench/baseline');
  await build({
    root: inWorkspace('bench/baseline'),
    configFile: false,
    logLevel: 'error',
    build: { outDir: dist, emptyOutDir: true, chunkSizeWarningLimit: Number.POSITIVE_INFINITY },
  });
  await compress(dist);
  return dist;
}

/** Serves the baseline as the gateway serves the console: HTTP/2, compressed ahead, in front of the same service. */
export async function serveBaseline(dist: string, serviceUrl: string): Promise<Baseline> {
  const server = fastify({ http2: true, https: { key, cert, allowHTTP1: true } });
  await server.register(compression, { global: true, encodings: ['br', 'gzip'], threshold: 1024 });
  await server.register(files, {
    root: dist,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) =>
      response.setHeader(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ),
  });
  for (const prefix of ['/itemsense', '/authenticate'])
    await server.register(proxy, { upstream: serviceUrl, prefix, rewritePrefix: prefix });
  server.setNotFoundHandler((_request, reply) => reply.sendFile('index.html'));
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  return {
    url: address.replace('127.0.0.1', 'localhost'),
    async close() {
      server.server.close();
      await server.close();
    },
  };
}
