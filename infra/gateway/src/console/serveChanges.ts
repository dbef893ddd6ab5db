import { PassThrough } from 'node:stream';
import { operationPaths, registryState } from '@console/remote/operation';
import type { Registry } from '@console/remote/registry';
import type { FastifyInstance } from 'fastify';
import type { CachedContent } from '../builds/cachedFile';
import type { StreamLimits } from '../options';
import { refusal } from '../serving/refusal';

/**
 * Interval at which the registry is read while there are listeners, and that of comments on an idle stream,
 * in ms.
 */
const lookEvery = 500;
const breatheEvery = 20_000;

/** Streams that may be open at the same time by default; further consoles poll. */
const usual: StreamLimits = { one: 500, all: 5000 };

interface StreamOptions {
  /** @defaultValue 500 of one address, 5,000 of all */
  readonly limits?: StreamLimits | undefined;
  /** Called with the number of streams whenever it has changed. */
  readonly onChange?: (open: number) => void;
}

/** Bytes that a listener may leave unread before its stream is cut. */
const mostUnread = 64 * 1024;

/** Time in ms after which a browser opens a broken stream again; not all of them at once. */
const retryAfter = () => Math.round(2000 + Math.random() * 2000);

/**
 * Sends every change of the registry to running consoles as server-sent events, so that they need not poll. The store is
 * read once for all listeners, and only while there are any.
 */
export function serveChanges(
  server: FastifyInstance,
  registry: CachedContent<Registry>,
  { limits = usual, onChange }: StreamOptions = {},
): void {
  const listeners = new Set<PassThrough>();
  const byAddress = new Map<string, number>();
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

  function count(ip: string, more: 1 | -1): void {
    const open = (byAddress.get(ip) ?? 0) + more;
    if (open > 0) byAddress.set(ip, open);
    else byAddress.delete(ip);
    onChange?.(listeners.size);
  }

  function leave(listener: PassThrough, ip: string): void {
    listeners.delete(listener);
    count(ip, -1);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  server.get(operationPaths.changes, async ({ ip }, reply) => {
    reply.header('cache-control', 'no-store');
    if (listeners.size >= limits.all || (byAddress.get(ip) ?? 0) >= limits.one)
      return reply.code(503).send(refusal(503, 'Too many consoles listen. Ask from time to time instead.'));
    const state = await registry.read().then(registryState, () => told);
    told ||= state;
    const listener = new PassThrough();
    listener.once('close', () => leave(listener, ip));
    listeners.add(listener);
    count(ip, 1);
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
