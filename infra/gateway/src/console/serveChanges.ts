import { PassThrough } from 'node:stream';
import { operationPaths, registryState } from '@console/remote/operation';
import type { Registry } from '@console/remote/registry';
import type { FastifyInstance } from 'fastify';
import type { CachedContent } from '../builds/cachedFile';
import { refusal } from '../serving/refusal';

/** How often the registry is read while there are listeners, and how often an idle stream gets a comment, in ms. */
const lookEvery = 500;
const breatheEvery = 20_000;

/** Streams that may be open at the same time; further consoles poll. */
const mostStreams = 5000;

/** Bytes that a listener may leave unread before its stream is cut. */
const mostUnread = 64 * 1024;

/** Time in ms after which a browser opens a broken stream again; not all of them at once. */
const retryAfter = () => Math.round(2000 + Math.random() * 2000);

/**
 * Sends every change of the registry to running consoles as server-sent events, so that they need not poll. The store is
 * read once for all listeners, and only while there are any.
 */
export function serveChanges(server: FastifyInstance, registry: CachedContent<Registry>): void {
  const listeners = new Set<PassThrough>();
  let told = '';
  let stopping = false;
  let timer: NodeJS.Timeout | undefined;
  let breathed = performance.now();

  const write = (listener: PassThrough, text: string) => {
    if (listener.readableLength > mostUnread) listener.destroy();
    else listener.write(text);
  };

  async function look(): Promise<void> {
    // A registry that cannot be read at the moment is not a change.
    const state = await registry.read().then(registryState, () => told);
    if (state !== told) {
      told = state;
      breathed = performance.now();
      for (const listener of listeners) write(listener, `data: ${state}\n\n`);
    } else if (performance.now() - breathed > breatheEvery) {
      breathed = performance.now();
      for (const listener of listeners) write(listener, ':\n\n');
    }
  }

  function begin(): void {
    timer ??= setInterval(() => void look(), lookEvery).unref();
  }

  function leave(listener: PassThrough): void {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  server.get(operationPaths.changes, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (listeners.size >= mostStreams)
      return reply.code(503).send(refusal(503, 'Too many consoles listen. Ask from time to time instead.'));
    const state = await registry.read().then(registryState, () => told);
    told ||= state;
    const listener = new PassThrough();
    listener.once('close', () => leave(listener));
    listeners.add(listener);
    listener.write(`retry: ${retryAfter()}\ndata: ${state}\n\n`);
    begin();
    if (stopping) listener.end();
    // Proxies on the way are not to collect what is meant to arrive at once.
    return reply.headers({ 'x-accel-buffering': 'no' }).type('text/event-stream').send(listener);
  });

  // Streams never end by themselves; a gateway that stops would wait for them.
  server.addHook('preClose', async () => {
    stopping = true;
    for (const listener of listeners) listener.end();
  });
}
