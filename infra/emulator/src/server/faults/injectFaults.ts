import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Faults } from './faults';
import type { Fault } from './schema';
import { spoil } from './spoil';

declare module 'fastify' {
  interface FastifyRequest {
    /** Fault for this call. */
    fault: Fault | undefined;
  }
}

/** Lets the faults hit requests before the service sees them, answers before they leave it, and sockets. */
export function injectFaults(app: FastifyInstance, faults: Faults): void {
  /** Connections of calls that get no answer: the end of the service does not wait for them. */
  const silenced = new Set<Socket>();
  app.decorateRequest('fault', undefined);
  app.addHook('onRequest', async (request, reply) => {
    const fault = faults.take(request.method, pathOf(request.url));
    request.fault = fault;
    if (!fault) return;
    if (fault.delayMs) await wait(fault.delayMs);
    if (fault.drop || fault.silent) {
      reply.hijack();
      const { socket } = request.raw;
      if (fault.drop) socket.destroy();
      else silenced.add(socket.once('close', () => silenced.delete(socket)));
      return;
    }
    if (fault.status === undefined && fault.body === undefined) return;
    reply.code(fault.status ?? 200).type(fault.contentType ?? 'application/json; charset=utf-8');
    return reply.send(typeof fault.body === 'string' ? fault.body : JSON.stringify(fault.body ?? null));
  });
  app.addHook('onSend', async ({ fault }, reply, answer) =>
    fault?.spoil ? spoil(reply, fault.spoil, typeof answer === 'string' ? answer : '') : answer,
  );
  app.addHook('preClose', async () => {
    for (const socket of silenced) socket.destroy();
  });
  app.server.prependListener('upgrade', (request: IncomingMessage, connection: Duplex) => {
    const fault = faults.take('GET', pathOf(request.url ?? ''));
    if (fault) harmSocket(connection, fault);
  });
}

function harmSocket(connection: Duplex, { drop, silent, delayMs = 0 }: Fault): void {
  if (drop) setTimeout(() => connection.destroy(), delayMs).unref();
  if (!silent) return;
  const write = connection.write.bind(connection);
  let isOpen = false;
  Object.assign(connection, {
    // What is written first opens the socket.
    write: (chunk: unknown) => {
      if (!isOpen) write(chunk);
      isOpen = true;
      return true;
    },
  });
}

const pathOf = (url: string) => url.split('?', 1)[0] ?? '';
