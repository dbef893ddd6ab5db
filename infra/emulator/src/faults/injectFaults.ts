import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Faults } from './faults';

/** Lets the faults hit requests before the service sees them. */
export function injectFaults(app: FastifyInstance, faults: Faults): void {
  app.addHook('onRequest', async (request, reply) => {
    const fault = faults.take(request.method, request.url.split('?', 1)[0] ?? '');
    if (!fault) return;
    if (fault.delayMs) await wait(fault.delayMs);
    if (fault.drop) {
      reply.hijack();
      request.raw.destroy();
      return;
    }
    if (fault.status === undefined && fault.body === undefined) return;
    reply.code(fault.status ?? 200).type(fault.contentType ?? 'application/json; charset=utf-8');
    return reply.send(typeof fault.body === 'string' ? fault.body : JSON.stringify(fault.body ?? null));
  });
}
